// "Why can't I?": what cannot be done says why when it is clicked, tapped, reached by keyboard or
// pointed at for a moment. A piece with [data-why] knows it; one with [data-ask] asks the server.
// @ts-check

import { looking, notice, table } from "./page.js";

/** For so long a mouse rests on something before it means it, in milliseconds: one that only
 * crosses the board, or waits for others, is not talked to. */
const rest = 700;
/** For so long an answer stays after the mouse has gone, so that its link can be reached. */
const stay = 2000;
const silent = "[data-why], [data-ask]";

/** Answers by address, as long as the table stands as it does. @type {Map<string, string>} */
const known = new Map();
/** The latest piece that was to answer; what comes for earlier ones is dropped. */
let latest = 0;

/** @param {Element} piece
 * @returns {Promise<string>} why nothing comes of it; nothing if nobody can say */
async function answer(piece) {
  const said = piece.getAttribute("data-why");
  const path = piece.getAttribute("data-ask");
  const { base, seq, seat } = table()?.dataset ?? {};
  if (said !== null || path === null || seat === undefined) return said ?? "";
  const address = `${base}/why?${looking({ path })}`;
  const key = `${seq} ${address}`;
  if (!known.has(key)) {
    try {
      const found = await fetch(address, { headers: { accept: "application/json" } });
      if (!found.ok) return "";
      known.set(key, await found.text());
    } catch {
      return table()?.dataset.failed ?? "";
    }
  }
  return known.get(key) ?? "";
}

/** Lets a piece say why nothing comes of it; what else it is to tell stands before.
 * @param {Element} piece */
export async function tell(piece) {
  const number = ++latest;
  const said = await answer(piece);
  if (number !== latest || !piece.isConnected) return;
  const title = piece.hasAttribute("data-tell") ? piece.querySelector("title")?.textContent : undefined;
  notice([title, said].filter(Boolean).join(" – "));
  piece.dispatchEvent(new CustomEvent("told", { bubbles: true }));
}

/** The piece under the mouse that can be asked, where something lies upon it.
 * @param {MouseEvent} event
 * @returns {Element | null} */
export function beneath(event) {
  const start = event.target instanceof Element ? event.target : null;
  if (!start?.closest("[data-drawing] svg")) return null;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.map((one) => one.closest(silent)).find((piece) => piece) ?? null;
}

// What can only be asked is reached by the arrow keys, so that Tab comes to what can be done.
document.addEventListener("drawn", (event) => {
  const root = /** @type {CustomEvent<ParentNode>} */ (event).detail;
  for (const piece of root.querySelectorAll("[data-ask]")) {
    piece.setAttribute("tabindex", "-1");
    piece.setAttribute("role", "button");
    piece.setAttribute("aria-disabled", "true");
  }
});

document.addEventListener("focusin", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const piece = target?.closest(silent);
  if (piece) tell(piece);
  // A warning on what may be clicked is told, too.
  const sign = target?.querySelector(":scope > [data-tell] > title");
  if (sign && target?.hasAttribute("data-pick")) notice(sign.textContent ?? "");
});

// A mouse that rests on a piece is answered, too; a finger has no hover.
/** @type {Element | null} */
let pointed = null;
/** Where the mouse was last: one that lies still while the board changes under it asks nothing. */
let place = "";
/** What is said because a mouse rested on something. */
let hovered = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
/** @returns {string} what is said now */
const spoken = () => document.querySelector("[data-notice]")?.textContent ?? "";
document.addEventListener("pointerover", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const piece = target?.closest("[data-pick], [data-really]") ? null : (target?.closest(silent) ?? beneath(event));
  const here = `${event.clientX} ${event.clientY}`;
  const still = here === place;
  place = here;
  if (event.pointerType === "touch" || still || piece === pointed || target?.closest("[data-notice]")) return;
  clearTimeout(soon);
  pointed = piece;
  soon = setTimeout(async () => {
    if (piece?.isConnected && table()?.dataset.turn === "mine") {
      await tell(piece);
      hovered = spoken();
    } else if (hovered && spoken() === hovered) notice();
  }, piece ? rest : stay);
});

// Where it came to rest, and that it presses something, which says what is meant.
document.addEventListener("pointermove", ({ clientX, clientY }) => (place = `${clientX} ${clientY}`));
document.addEventListener("pointerdown", () => clearTimeout(soon), { capture: true });

// ---- By keyboard ----

/** @param {Element} region
 * @returns {HTMLElement[]} the pieces there that can be asked and seen */
const pieces = (region) =>
  // What is folded away is not laid out for it.
  /** @type {HTMLElement[]} */ ([...region.querySelectorAll("[data-ask]")]).filter((one) => one.checkVisibility());

/** Of the pieces of a region one is reached by Tab, the others from there by the arrow keys.
 * @param {Element} region
 * @param {HTMLElement} [chosen] */
function open(region, chosen) {
  const all = pieces(region);
  for (const piece of all) piece.setAttribute("tabindex", "-1");
  const at = chosen ?? all.find((piece) => piece === document.activeElement) ?? all[0];
  at?.setAttribute("tabindex", "0");
}

/** Where an arrow key leads. @type {Record<string, [number, number]>} */
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The middle of a piece on the screen.
 * @param {Element} piece
 * @returns {[number, number]} */
function middle(piece) {
  const box = piece.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest piece in a direction; what lies aside counts as farther away.
 * @param {Element} from
 * @param {HTMLElement[]} all
 * @param {[number, number]} way */
function nearest(from, all, [right, down]) {
  const [x, y] = middle(from);
  const far = (/** @type {Element} */ piece) => {
    const [dx, dy] = [middle(piece)[0] - x, middle(piece)[1] - y];
    const ahead = dx * right + dy * down;
    return ahead <= 1 ? Infinity : ahead + 2 * Math.abs(dx * down + dy * right);
  };
  const found = all.filter((piece) => piece !== from).map((piece) => /** @type {const} */ ([far(piece), piece]));
  return found.filter(([distance]) => distance < Infinity).sort(([one], [other]) => one - other)[0]?.[1];
}

document.addEventListener("keydown", (event) => {
  const piece = event.target instanceof Element && event.target.matches("[data-ask]") ? event.target : null;
  const region = piece?.closest("[data-region]");
  const way = arrows[event.key];
  if (!piece || !region || !way) return;
  event.preventDefault();
  event.stopPropagation();
  const next = nearest(piece, pieces(region), way);
  if (!next) return;
  open(region, next);
  next.focus();
}, { capture: true });

/** Opens every region to the keyboard. */
function reopen() {
  for (const region of document.querySelectorAll("main.table [data-region]")) open(region);
}

document.addEventListener("arrived", () => {
  // What the mouse rests on may have become something else.
  clearTimeout(soon);
  known.clear();
  reopen();
});
document.addEventListener("drawn", (event) => {
  if (/** @type {CustomEvent} */ (event).detail === document) reopen();
});
