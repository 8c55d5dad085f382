// The script of every page. It knows no rules: a click on [data-pick] adds its
// words to the path picked so far, the server answers with the table as it then
// stands, and the parts of the page that differ are replaced.
// @ts-check

import { address, foreseen, headers, leads, patience, reading } from "./ahead.js";
import { become } from "./become.js";
import { listen } from "./connection.js";
import { rotate, turned } from "./faces.js";
import { hiding, keep } from "./focus.js";
import { drawn } from "./held.js";
import { afresh, foretold, hush, many, pace, told, unhurried } from "./pace.js";
import { cite, copy, move, notice, table } from "./page.js";
import { settle, slide } from "./settle.js";
import { beneath, tell } from "./why.js";

/** A request is under way; clicks wait for its answer. */
let busy = false;
/** Moves are being shown one after another; raised to stop it. */
let playing = 0;
/** What has come is being shown; what comes meanwhile waits. */
let unfolding = false;
/** The page stands at one of the moves that are being shown, where nobody asked to look back. */
let midway = false;
/** How many moves there were before a click that made several. @type {number | undefined} */
let together;
/** When what may be clicked last changed: a hand on its way then meant something else. */
let changed = -Infinity;
/** For so long it is too late to have meant the new one. */
const slip = 300;
/** The latest refresh asked for; answers to earlier ones are dropped. */
let latest = 0;

// ---- Showing the table ----

/** Makes what can be picked reachable by keyboard.
 * @param {ParentNode} root */
function prepare(root) {
  for (const pick of root.querySelectorAll("[data-pick], [data-really], [data-why]")) {
    if (pick instanceof HTMLButtonElement) continue;
    if (!pick.hasAttribute("tabindex")) pick.setAttribute("tabindex", "0");
    if (!pick.hasAttribute("role")) pick.setAttribute("role", "button");
    if (pick.hasAttribute("data-why")) pick.setAttribute("aria-disabled", "true");
  }
  for (const sentence of root.querySelectorAll("[data-cited]")) cite(sentence);
  document.dispatchEvent(new CustomEvent("drawn", { detail: root }));
}

/** Parts that stay where they were scrolled to when they are replaced. */
const KEPT = [".drawing", ".players", ".info"];

/** Replaces the parts of the page that differ.
 * @param {string} html the new table */
function show(html) {
  const now = table();
  const next = reading(html);
  if (!now || !(next instanceof HTMLElement)) return;
  document.dispatchEvent(new Event("leaving"));
  const same = now.dataset.picked === next.dataset.picked;
  const focus = keep(now);
  prepare(next);
  const choices = (/** @type {HTMLElement} */ of) => [of.dataset.decision, of.dataset.picked, of.dataset.trial].join();
  const others = choices(now) !== choices(next);
  const scrolled = KEPT.map((css) => now.querySelector(css)).map((part) => [part?.scrollTop ?? 0, part?.scrollLeft ?? 0]);
  for (const region of next.querySelectorAll("[data-region]")) {
    const old = now.querySelector(`[data-region="${region.getAttribute("data-region")}"]`);
    if (!(old instanceof HTMLElement && region instanceof HTMLElement) || old.dataset.mark === region.dataset.mark) continue;
    // It was there when the table was asked for, but has changed since.
    if (region.dataset.kept !== undefined) {
      delete old.dataset.mark;
      continue;
    }
    for (const open of old.querySelectorAll("details[open]")) {
      const same = [...old.querySelectorAll("details")].indexOf(/** @type {any} */ (open));
      region.querySelectorAll("details")[same]?.setAttribute("open", "");
    }
    // A question is another one: nothing of the old one, such as how far it was scrolled, stays.
    if (region.dataset.region === "ask") old.replaceWith(region);
    else become(old, region);
  }
  for (const name of ["seq", "place", "last", "past", "over", "turn", "seat", "lent", "decision", "picked", "back", "trial"]) {
    const value = next.dataset[name];
    if (value === undefined) delete now.dataset[name];
    else now.dataset[name] = value;
  }
  if (next.dataset.past === undefined) midway = false;
  document.title = next.dataset.title ?? document.title;
  slide(now);
  rotate(same ? turned() : 0);
  KEPT.forEach((css, nth) => now.querySelector(css)?.scrollTo(scrolled[nth][1], scrolled[nth][0]));
  settle(now, others);
  focus();
  document.dispatchEvent(new Event("arrived"));
  if (others) changed = performance.now();
  if (now.querySelector("[data-region]:not([data-mark])")) refresh();
}

// ---- Asking the server ----

/** @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<string | undefined>} the page, unless the answer is an error */
async function ask(path, options) {
  const now = table();
  try {
    const sent = { ...headers(), ...options?.headers };
    const answer = (await foreseen(path, sent)) ?? (await fetch(path, { signal: AbortSignal.timeout(patience), ...options, headers: sent }));
    const text = await answer.text();
    if (answer.ok) return text;
    notice(JSON.parse(text).error);
  } catch {
    notice(now?.dataset.failed);
  }
  return undefined;
}

/** Looks at the table again.
 * @param {Record<string, string | undefined>} [change] how to look at it differently
 * @param {(html: string) => unknown} [then] what to do with it */
async function refresh(change = {}, then = show) {
  const now = table();
  if (!now) return;
  const number = ++latest;
  const html = await ask(address(change));
  if (html !== undefined && number === latest) await then(html);
}

/** Looks at what there is now; whoever looks back stays there.
 * @param {(html: string) => unknown} [then] */
const catchUp = (then) => refresh(midway ? { ply: undefined } : {}, then);

/** Sends something that changes the table, and shows what came of it.
 * @param {string} what the last word of the address
 * @param {object} body
 * @param {number} [own] how many moves it makes */
async function send(what, body, own = 1) {
  const now = table();
  if (!now || busy) return;
  busy = true;
  now.setAttribute("aria-busy", "true");
  latest++;
  const asked = ask(`${now.dataset.base}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  document.dispatchEvent(new Event("deciding"));
  notice();
  const slow = setTimeout(() => now.toggleAttribute("data-slow", true), 200);
  const html = await asked;
  together = own > 1 && html ? Number(now.dataset.last) : undefined;
  busy = false;
  clearTimeout(slow);
  now.removeAttribute("data-slow");
  now.removeAttribute("aria-busy");
  if (html === undefined) await refresh();
  else await arrive(html, own);
}

/** Sends what was picked; what is tried out in the past stays there.
 * @param {string} path
 * @param {boolean} commit whether the path is meant as it stands */
function answer(path, commit) {
  const { seat, decision, trial, past } = table()?.dataset ?? {};
  const ply = past === undefined ? undefined : Number(past);
  send("pick", { seat: Number(seat), decision: Number(decision), path, commit, trial, ply });
}

/** Adds words to the path picked so far.
 * @param {string} words
 * @param {boolean} [commit] whether the path is meant as it stands */
function pick(words, commit = false) {
  const { seat, decision, picked } = table()?.dataset ?? {};
  if (seat === undefined || decision === undefined) return;
  answer([picked, words].filter(Boolean).join("/"), commit);
}

// ---- The past ----

/** Shows the position after `ply` moves; the last one is the present.
 * @param {number} ply */
async function visit(ply) {
  const now = table();
  if (!now) return;
  const present = ply >= Number(now.dataset.last);
  if (!present) midway = false;
  await refresh({ ply: present ? undefined : String(ply) });
  const address = new URL(location.href);
  if (present) address.searchParams.delete("ply");
  else address.searchParams.set("ply", String(ply));
  history.replaceState(null, "", address);
}

/** Shows moves one after another, each with what happened, before the last one.
 * @param {number} first
 * @param {number} last
 * @returns {Promise<number | undefined>} how much of the last one is told; nothing if it was left */
async function unfold(first, last) {
  const run = ++playing;
  const goes = () => run === playing && unhurried();
  afresh();
  hiding(table());
  table()?.toggleAttribute("data-watching", true);
  const stood = document.querySelector("[data-drawing]")?.scrollTop ?? 0;
  let said = 0;
  for (let ply = first; ply <= last && goes(); ply++) {
    // Where it begins is known, and what it leads to is shown by whoever asked.
    await refresh({ ply: ply < last ? String(ply) : undefined }, async (html) => {
      said = ply === first ? 0 : await foretold(html, ply, goes, last - first);
      if (ply === last || run !== playing) return;
      show(html);
      midway = true;
    });
    if (ply > first && ply < last) await told(ply, goes, said, last - first);
  }
  hush();
  table()?.removeAttribute("data-watching");
  document.querySelector("[data-drawing]")?.scrollTo({ top: stood });
  return run === playing ? said : undefined;
}

/** Shows such moves as `12-20` again.
 * @param {string} range
 * @param {boolean} [slowly] one by one, however fast moves are shown otherwise */
async function play(range, slowly = pace() > 0) {
  const [first, last] = range.split("-").map(Number);
  if (!slowly || (await unfold(first, last)) !== undefined) await visit(last);
}

/** So many moves are shown one by one at most. */
const most = 40;

/** Shows what has come of a decision or of what others did: move by move, if wanted.
 * @param {string} html
 * @param {number} [own] how many of the moves are the visitor's own, which are seen at once */
async function arrive(html, own = 1) {
  const now = table();
  const [, last] = html.match(/data-last="(\d+)"/) ?? [];
  const { last: known, past, trial } = now?.dataset ?? {};
  const moves = Number(last) - Number(known);
  move(html.match(/data-base="([^"]+)"/)?.[1]);
  const shows = pace() && (past === undefined || midway) && trial === undefined && moves > own && moves <= most;
  unfolding = true;
  const said = shows ? await unfold(Number(known) + own, Number(last)) : 0;
  unfolding = false;
  if (said === undefined) return;
  // What was shown meanwhile stands on the page instead of what this builds on.
  if (shows) await refresh({ ply: undefined });
  else show(html);
  // Of one's own moves those are told that end a round or the like.
  if (!shows && pace() && moves === own && many(Number(last))) afresh();
  else if (!shows || !unhurried()) return;
  // What happened last is told while the question stands already.
  const run = playing;
  told(Number(last), () => run === playing && unhurried(), said).then(() => run === playing && hush());
}

// ---- The connection ----

/** Shows what has happened, unless it is known by the time that nothing else is being shown.
 * @param {number} entry the number of the latest */
async function happened(entry) {
  while (busy || unfolding) await new Promise((done) => setTimeout(done, 60));
  const { seq, decision, back } = table()?.dataset ?? {};
  if (entry <= Number(seq) && !midway) return;
  await catchUp(arrive);
  // What was begun is gone with its question, such as one that was answered in another tab.
  const now = table()?.dataset;
  if (back !== undefined && now?.decision !== decision) notice(now?.late);
}

// ---- Clicks and keys ----

/** Takes back the last move that was tried out; without one the trial is left.
 * @param {string} trial */
function stepBack(trial) {
  const shorter = trial.split(";").slice(0, -1).join(";");
  refresh({ trial: trial ? shorter : undefined, picked: undefined });
}

/** What a click on a part of the page does; the first that is met outwards counts.
 * @type {Record<string, (value: string, element: HTMLElement) => void>} */
const clicks = {
  // What was tried out is meant, or several decisions are made with one click, all or none; in a lesson the first.
  really: (moves) => {
    const { seat, decision, trial } = table()?.dataset ?? {};
    if (moves && trial !== undefined) return clicks.try([trial, moves].filter(Boolean).join(";"), document.body);
    send("really", { seat: Number(seat), decision: Number(decision), trial: moves || trial }, moves.split(";").length);
  },
  // What may go on but is meant as it stands is sure; what decides nothing is only looked at.
  pick: (words, element) => {
    if (!element.hasAttribute("data-ahead")) return pick(words, element.hasAttribute("data-sure"));
    notice();
    refresh({ picked: leads(element) });
  },
  commit: () => pick("", true),
  why: (_, element) => tell(element),
  ask: (_, element) => tell(element),
  // What a mouse is told by a title, a finger is told at the foot of the page.
  tell: (_, element) => notice(element.querySelector("title")?.textContent ?? ""),
  crumb: (path) => refresh({ picked: path }),
  do: (what) => {
    const { seat, back, trial } = table()?.dataset ?? {};
    // What is picked or tried out goes back first.
    if (what === "undo" && back !== undefined) return clicks.crumb(back, document.body);
    if (what === "undo" && trial !== undefined) return stepBack(trial);
    send(what, { seat: seat === undefined ? null : Number(seat), since: what === "undo" ? together : undefined });
  },
  as: (seat) => refresh({ seat, picked: undefined }),
  // Moves that are only tried out stay on this page.
  // Who waits tries things out from this position on, whatever the others do meanwhile.
  try: (moves, { dataset: { at: ply } }) => refresh({ trial: moves, picked: undefined, ...(ply && { ply }) }),
  leave: () => refresh({ trial: undefined, picked: undefined }),
  // A whole answer, wherever the picks so far have led.
  answer: (path) => {
    answer(path, true);
  },
  intend: (intent) => {
    send("intend", { seat: Number(table()?.dataset.seat), intent: intent || null });
  },
  // On a phone the past is looked at on the board.
  ply: (ply) => {
    playing++;
    clicks.tab("board", document.body);
    visit(Number(ply));
  },
  play: (range) => {
    clicks.tab("board", document.body);
    play(range);
  },
  replay: () => {
    clicks.tab("board", document.body);
    play(`0-${table()?.dataset.last}`, true);
  },
  log: () => refresh({ log: "all" }),
  rotate: (by) => rotate(turned() + Number(by || 1)),
  tab: (name) => document.querySelector("main.table")?.setAttribute("data-view", name),
  copy: (_, button) => copy(button),
};

/** What decides something, or takes it back. */
const deeds = ["pick", "commit", "answer", "do", "really", "intend", "as"];
const marks = Object.keys(clicks).map((name) => `[data-${name}]`).join(",");

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const start = event.target instanceof Element ? event.target : null;
  const element = /** @type {HTMLElement | null} */ (start?.closest(marks) ?? beneath(event));
  if (!element) return;
  const name = Object.keys(clicks).find((known) => element.hasAttribute(`data-${known}`));
  if (!name) return;
  event.preventDefault();
  if (deeds.includes(name) && performance.now() - changed < Number(table()?.dataset.slip ?? slip)) return;
  clicks[name](element.getAttribute(`data-${name}`) ?? "", element);
});

/** When a form was last sent. */
let sent = -Infinity;

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method === "post") {
    // A double click makes one table, not two.
    if (performance.now() - sent < 1000) event.preventDefault();
    else sent = performance.now();
    return;
  }
  if (!form.hasAttribute("data-number")) return;
  event.preventDefault();
  const input = form.querySelector("input");
  if (input?.reportValidity()) pick(input.value);
});

// The slider goes through the past while it is drawn.
document.addEventListener("input", (event) => {
  const slider = /** @type {HTMLInputElement} */ (event.target);
  if (!slider.hasAttribute("data-scrub")) return;
  playing++;
  visit(Number(slider.value));
});

prepare(document);
const first = table();
if (first) {
  settle(first, true);
  slide(first);
}
first?.toggleAttribute("data-ready", true);
listen({ happened, again: () => catchUp() });
// A window of another shape has another drawing, on which nobody has looked for anything yet.
drawn(() => refresh().then(() => settle(/** @type {HTMLElement} */ (table()), true)));
