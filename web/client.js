// The script of every page. It knows no rules: a click on [data-pick] adds its
// words to the path picked so far, the server answers with the table as it then
// stands, and the parts of the page that differ are replaced.
// @ts-check

/** @returns {HTMLElement | null} the table, if this page shows one */
const table = () => document.querySelector("main.table[data-table]");

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** A request is under way; clicks wait for its answer. */
let busy = false;
/** Moves are being shown one after another; raised to stop it. */
let playing = 0;
/** The latest refresh asked for; answers to earlier ones are dropped. */
let latest = 0;
/** The connection to the server. @type {EventSource | undefined} */
let stream;

// ---- Saying something ----

/** Shows a sentence at the foot of the page, or takes it away.
 * @param {string} [sentence] */
function notice(sentence) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-notice]"));
  if (!place) return;
  place.textContent = sentence ?? "";
  place.hidden = !sentence;
  cite(place);
}

/** Links what a sentence cites at its end, such as "(Q07)", to its text if there is one.
 * @param {Element} place */
function cite(place) {
  const { table: id, rules, citations } = table()?.dataset ?? {};
  const [, said, citation] = place.textContent?.match(/^(.*\()([^()]+)\)$/s) ?? [];
  if (!citation || !citations?.split(" ").includes(citation)) return;
  const link = document.createElement("a");
  link.href = `${rules}${citation}?table=${id}`;
  link.textContent = citation;
  place.replaceChildren(said, link, ")");
}

// ---- Showing the table ----

/** Where the pieces are that may move, by name.
 * @returns {Map<string, DOMRect>} */
function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    found.set(piece.getAttribute("data-piece"), piece.getBoundingClientRect());
  }
  return found;
}

/** Lets each piece glide from where it was; without motion it is outlined.
 * @param {Map<string, DOMRect>} before */
function glide(before) {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.getAttribute("data-piece") ?? "");
    const is = piece.getBoundingClientRect();
    if (!was || (Math.abs(was.x - is.x) < 2 && Math.abs(was.y - is.y) < 2)) continue;
    if (calm.matches) {
      piece.classList.add("moved");
      setTimeout(() => piece.classList.remove("moved"), 1500);
      continue;
    }
    // Within a drawing, lengths are in its own units.
    const drawing = piece.closest("svg");
    const scale = drawing?.getScreenCTM()?.a || 1;
    const [x, y] = [(was.x - is.x) / scale, (was.y - is.y) / scale];
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: 220,
      easing: "ease-in-out",
    });
  }
}

/** Makes what can be picked reachable by keyboard, and tells who draws more closely.
 * @param {ParentNode} root */
function prepare(root) {
  for (const pick of root.querySelectorAll("[data-pick], [data-why]")) {
    if (pick instanceof HTMLButtonElement) continue;
    if (!pick.hasAttribute("tabindex")) pick.setAttribute("tabindex", "0");
    if (!pick.hasAttribute("role")) pick.setAttribute("role", "button");
    if (pick.hasAttribute("data-why")) pick.setAttribute("aria-disabled", "true");
  }
  for (const sentence of root.querySelectorAll("[data-cited]")) cite(sentence);
  document.dispatchEvent(new CustomEvent("drawn", { detail: root }));
}

/** Replaces the parts of the page that differ.
 * @param {string} html the new table */
function show(html) {
  const now = table();
  const next = new DOMParser().parseFromString(html, "text/html").querySelector("main.table");
  if (!now || !(next instanceof HTMLElement)) return;
  const before = places();
  const same = now.dataset.picked === next.dataset.picked;
  const focused = document.activeElement?.getAttribute("data-pick");
  prepare(next);
  for (const region of next.querySelectorAll("[data-region]")) {
    const old = now.querySelector(`[data-region="${region.getAttribute("data-region")}"]`);
    if (!old || old.outerHTML === region.outerHTML) continue;
    for (const open of old.querySelectorAll("details[open]")) {
      const same = [...old.querySelectorAll("details")].indexOf(/** @type {any} */ (open));
      region.querySelectorAll("details")[same]?.setAttribute("open", "");
    }
    old.replaceWith(region);
  }
  for (const name of ["seq", "last", "past", "turn", "seat", "decision", "picked", "back", "trial"]) {
    const value = next.dataset[name];
    if (value === undefined) delete now.dataset[name];
    else now.dataset[name] = value;
  }
  document.title = next.dataset.title ?? document.title;
  rotate(same ? rotated : 0);
  if (focused && document.activeElement === document.body) {
    const seen = [...now.querySelectorAll("[data-pick]")].filter((pick) => pick.getClientRects().length);
    const again = seen.find((pick) => pick.getAttribute("data-pick") === focused) ?? seen[0];
    /** @type {any} */ (again)?.focus({ preventScroll: true });
  }
  glide(before);
}

/** The face shown of things that can be turned, such as a tile. */
let rotated = 0;

/** Shows one face of everything that can be turned.
 * @param {number} face counted round and round */
function rotate(face) {
  rotated = face;
  for (const thing of document.querySelectorAll("[data-faces]")) {
    const faces = [...thing.children];
    faces.forEach((one, index) => one.toggleAttribute("hidden", index !== face % faces.length));
  }
}

// ---- Asking the server ----

/** @param {string} path
 * @param {RequestInit} [options]
 * @returns {Promise<string | undefined>} the page, unless the answer is an error */
async function ask(path, options) {
  const now = table();
  try {
    const answer = await fetch(path, { headers: { accept: "application/json" }, ...options });
    const text = await answer.text();
    if (answer.ok) return text;
    notice(JSON.parse(text).error);
  } catch {
    notice(now?.dataset.failed);
  }
  return undefined;
}

/** Looks at the table again.
 * @param {Record<string, string | undefined>} [change] how to look at it differently */
async function refresh(change = {}) {
  const now = table();
  if (!now) return;
  const { seat, decision, picked, trial, past } = now.dataset;
  const log = document.querySelector("[data-log]") ? undefined : "all";
  const look = { seat, decision, picked, trial, ply: past, log, ...change };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(look)) if (value !== undefined) query.set(name, value);
  const number = ++latest;
  const html = await ask(`/tables/${now.dataset.table}/parts?${query}`);
  if (html !== undefined && number === latest) show(html);
}

/** Sends something that changes the table, and shows what came of it.
 * @param {string} what the last word of the address
 * @param {object} body */
async function send(what, body) {
  const now = table();
  if (!now || busy) return;
  busy = true;
  now.setAttribute("aria-busy", "true");
  notice();
  latest++;
  const html = await ask(`/tables/${now.dataset.table}/${what}`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  busy = false;
  now.removeAttribute("aria-busy");
  if (html === undefined) await refresh();
  else show(html);
}

/** Adds words to the path picked so far.
 * @param {string} words
 * @param {boolean} [commit] whether the path is meant as it stands */
function pick(words, commit = false) {
  const { seat, decision, picked, trial } = table()?.dataset ?? {};
  if (seat === undefined || decision === undefined) return;
  const path = [picked, words].filter(Boolean).join("/");
  send("pick", { seat: Number(seat), decision: Number(decision), path, commit, trial });
}

// ---- The past ----

/** Shows the position after `ply` moves; the last one is the present.
 * @param {number} ply */
async function visit(ply) {
  const now = table();
  if (!now) return;
  const present = ply >= Number(now.dataset.last);
  await refresh({ ply: present ? undefined : String(ply) });
  const address = new URL(location.href);
  if (present) address.searchParams.delete("ply");
  else address.searchParams.set("ply", String(ply));
  history.replaceState(null, "", address);
}

/** Shows moves one after another, such as `12-20`; at once without motion.
 * @param {string} range */
async function play(range) {
  const [first, last] = range.split("-").map(Number);
  const run = ++playing;
  if (!calm.matches) {
    for (let ply = first; ply < last && run === playing; ply++) {
      await visit(ply);
      await new Promise((done) => setTimeout(done, 700));
    }
  }
  if (run === playing) await visit(last);
}

// ---- The connection ----

/** Listens for what happens at the table. The browser connects again by itself
 * after a loss and names the last entry it saw. */
function listen() {
  const now = table();
  if (!now) return;
  const { seat, seq } = now.dataset;
  const query = new URLSearchParams({ after: seq ?? "0" });
  if (seat !== undefined) query.set("seat", seat);
  stream = new EventSource(`/api/v1/tables/${now.dataset.table}/events?${query}`);
  let lost = false;
  stream.onopen = () => {
    if (lost) notice();
    if (lost) refresh();
    lost = false;
  };
  stream.onerror = () => {
    lost = true;
    notice(now.dataset.lost);
    if (stream?.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  };
  /** @type {number | undefined} */
  let soon;
  stream.onmessage = (message) => {
    // Bots move in bursts: one look is enough for all of them.
    clearTimeout(soon);
    soon = setTimeout(function look() {
      if (busy) soon = setTimeout(look, 60);
      else if (Number(message.lastEventId) > Number(now.dataset.seq)) refresh();
    }, 60);
  };
}

// ---- Clicks and keys ----

/** What a click on a part of the page does; the first that is met outwards counts.
 * @type {Record<string, (value: string, element: HTMLElement) => void>} */
const clicks = {
  // What may go on but is meant as it stands is sure.
  pick: (words, element) => pick(words, element.hasAttribute("data-sure")),
  commit: () => pick("", true),
  why: (sentence) => notice(sentence),
  // What a mouse is told by a title, a finger is told at the foot of the page.
  tell: (_, element) => notice(element.querySelector("title")?.textContent ?? ""),
  crumb: (path) => refresh({ picked: path }),
  do: (what) => {
    const seat = table()?.dataset.seat;
    send(what, { seat: seat === undefined ? null : Number(seat) });
  },
  as: (seat) => refresh({ seat, picked: undefined }),
  // Moves that are only tried out stay on this page.
  try: (moves) => refresh({ trial: moves, picked: undefined }),
  leave: () => refresh({ trial: undefined, picked: undefined }),
  // A whole answer, wherever the picks so far have led.
  answer: (path) => {
    const { seat, decision, trial } = table()?.dataset ?? {};
    send("pick", { seat: Number(seat), decision: Number(decision), path, commit: true, trial });
  },
  intend: (intent) => {
    send("intend", { seat: Number(table()?.dataset.seat), intent: intent || null });
  },
  really: () => {
    const { seat, decision, trial } = table()?.dataset ?? {};
    send("really", { seat: Number(seat), decision: Number(decision), trial });
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
  log: () => refresh({ log: "all" }),
  rotate: () => rotate(rotated + 1),
  tab: (name) => document.querySelector("main.table")?.setAttribute("data-view", name),
  copy: (_, button) => {
    const link = button.parentElement?.querySelector("input");
    link?.select();
    // Only secure pages may use the clipboard; the selection can be copied by hand.
    if (link) navigator.clipboard?.writeText(link.value);
    button.classList.add("done");
  },
};

const marks = Object.keys(clicks).map((name) => `[data-${name}]`).join(",");

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const start = event.target instanceof Element ? event.target : null;
  const element = /** @type {HTMLElement | null} */ (start?.closest(marks) ?? null);
  if (!element) return;
  const name = Object.keys(clicks).find((known) => element.hasAttribute(`data-${known}`));
  if (!name) return;
  event.preventDefault();
  clicks[name](element.getAttribute(`data-${name}`) ?? "", element);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.hasAttribute("data-number")) return;
  event.preventDefault();
  const input = form.querySelector("input");
  if (input?.reportValidity()) pick(input.value);
});

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") {
    const { back, past, last } = table()?.dataset ?? {};
    if (past !== undefined) visit(Number(last));
    else if (back !== undefined) refresh({ picked: back });
    notice();
  }
  const drawn = target?.closest("[data-pick], [data-why], [data-rotate], [data-crumb]");
  if ((event.key === "Enter" || event.key === " ") && drawn && !(drawn instanceof HTMLButtonElement)) {
    event.preventDefault();
    drawn.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  const typing = target?.closest("input, select, textarea");
  if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey && /^[a-z]$/.test(event.key)) {
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="${event.key}"]`))?.click();
  }
});

// What may not be clicked says why as soon as it is reached.
document.addEventListener("focusin", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const why = target?.closest("[data-why]");
  if (why) notice(why.getAttribute("data-why") ?? "");
  // So does a warning on what may be clicked.
  const sign = target?.querySelector(":scope > [data-tell] > title");
  if (sign && target?.hasAttribute("data-pick")) notice(sign.textContent ?? "");
});

// The name field beside a seat is for people only.
for (const select of document.querySelectorAll("[data-sitter]")) {
  const name = /** @type {HTMLInputElement | null} */ (select.parentElement?.querySelector("input"));
  const match = () => {
    const people = ["me", "here"].includes(/** @type {HTMLSelectElement} */ (select).value);
    if (name) name.hidden = !people;
  };
  select.addEventListener("change", match);
  match();
}

// A browser has few connections to a server: a page that it keeps in memory gives
// its own back, and may be stale when it is shown again.
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  refresh();
  listen();
});

prepare(document);
listen();
