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

/** Ends what is being read. */
let wake = () => {};

/** @returns {HTMLElement | null} */
const caption = () => document.querySelector("[data-caption]");

/** Nothing more is said. */
export function hush() {
  const shown = caption();
  if (shown) shown.hidden = true;
}

/** Whatever was to be hurried is over. */
export function afresh() {
  hush();
  hurry = false;
}

/** What is being said is ended. */
function skip() {
  hurry = true;
  wake();
}

/** So many moves are shown at the full pace; more of them go faster, so that nobody waits long. */
const few = 12;

/** So many sentences are read at a time. */
const together = 3;

/** @param {ParentNode} page
 * @param {number} ply
 * @returns {Element[]} what the log of a page says of the move before position `ply` */
const sentences = (page, ply) => [...page.querySelectorAll(`.lines a[data-ply="${ply}"]`)];

/** Says sentences, a few at a time, each as long as it is read; nothing takes no time.
 * @param {Element[]} lines
 * @param {() => boolean} wanted whether they are still to be told
 * @param {number} [moves] how many moves are shown one after another */
async function say(lines, wanted, moves) {
  const shown = caption();
  if (!shown) return;
  shown.hidden = true;
  const share = Math.max(0.65, Math.min(1, few / (moves ?? 1)));
  for (let from = 0; from < lines.length && wanted(); from += together) {
    const some = lines.slice(from, from + together);
    shown.querySelector("span")?.replaceChildren(...some.flatMap((line) => [...line.cloneNode(true).childNodes, " "]));
    shown.hidden = false;
    const read = (pace() || usual) * (0.6 + 0.4 * some.length) * share;
    await new Promise((done) => setTimeout((wake = () => done(undefined)), read));
  }
}

/** Much that happens in one move, such as the end of a round, is told before the board shows all
 * of it at once: everything but the last few sentences.
 * @param {string} html the page to come
 * @param {number} ply
 * @param {() => boolean} wanted
 * @param {number} moves
 * @returns {Promise<number>} how many sentences have been told */
export async function foretold(html, ply, wanted, moves) {
  const lines = sentences(new DOMParser().parseFromString(html, "text/html"), ply);
  const last = Math.max(0, Math.ceil(lines.length / together) - 1) * together;
  await say(lines.slice(0, last), wanted, moves);
  return last;
}

/** @param {number} ply
 * @returns {boolean} whether much has happened in the move before it */
export const many = (ply) => sentences(document, ply).length > 2 * together;

/** Says what the move before position `ply` did, from the sentence that has not been told.
 * @param {number} ply
 * @param {() => boolean} wanted
 * @param {number} from
 * @param {number} [moves] without it the question stands already */
export const told = (ply, wanted, from, moves) => say(sentences(document, ply).slice(from), wanted, moves);

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-hurry]")) skip();
});
// Whoever decides has read enough.
document.addEventListener("deciding", skip);

// The chosen pace is kept by the browser.
for (const list of document.querySelectorAll("[data-paces]")) {
  const select = /** @type {HTMLSelectElement} */ (list);
  select.value = String(pace());
  select.addEventListener("change", () => localStorage.setItem("pace", select.value));
}
