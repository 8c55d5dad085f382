// How fast the moves of others are shown one after another, and what is said of each.
// @ts-check

import { table } from "./page.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** So long each move is shown where nothing else was chosen, in milliseconds. */
export const usual = 1100;

/** @returns {number} how long each move is shown, in milliseconds; 0 shows only the last */
export function pace() {
  const chosen = table()?.dataset.pace ?? localStorage.getItem("pace");
  return chosen === null ? (calm.matches ? 0 : usual) : Number(chosen);
}

/** Raised when the visitor does not want to wait any longer. */
let hurry = false;

/** @returns {boolean} whether moves may go on being shown one by one */
export const unhurried = () => !hurry;

/** Says what the move before position `ply` did; without one the caption goes.
 * @param {number | undefined} ply */
export function captioned(ply) {
  const caption = /** @type {HTMLElement | null} */ (document.querySelector("[data-caption]"));
  if (!caption) return;
  const lines = [...document.querySelectorAll(`.lines a[data-ply="${ply}"]`)];
  const said = caption.querySelector("span");
  if (said) said.replaceChildren(...lines.flatMap((line) => [...line.cloneNode(true).childNodes, " "]));
  caption.hidden = lines.length === 0;
  if (ply === undefined) hurry = false;
}

/** So many moves are shown at the full pace; more of them go faster, so that nobody waits long. */
const few = 12;

/** How long the caption is read: longer if it says more, and no time if it says nothing.
 * @param {number} [moves] how many are shown one after another
 * @returns {number} in milliseconds */
export function reading(moves = 1) {
  const said = document.querySelectorAll("[data-caption]:not([hidden]) .log-text").length;
  const share = Math.max(0.65, Math.min(1, few / moves));
  return said && (pace() || usual) * (0.6 + 0.4 * said) * share;
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-hurry]")) hurry = true;
});

// The chosen pace is kept by the browser.
for (const list of document.querySelectorAll("[data-paces]")) {
  const select = /** @type {HTMLSelectElement} */ (list);
  select.value = String(pace());
  select.addEventListener("change", () => localStorage.setItem("pace", select.value));
}
