// What has changed on the board since my latest decision is marked until I decide again; `client.js`
// tells by the events "deciding" and "arrived". The browser remembers it while its tab is open.
// @ts-check

import { table } from "./page.js";

/** What the board of this seat looked like is kept by this name. */
const kept = () => `board ${table()?.dataset.base} ${table()?.dataset.seat}`;

/** The pieces that are seen: where each is, in the measure of its drawing, and what it says.
 * @returns {Map<string, [Element, string]>} */
function pieces() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-drawing] [data-piece]")) {
    const drawing = piece.closest("svg")?.getScreenCTM()?.inverse();
    const box = piece.getBoundingClientRect();
    if (!drawing || !box.width) continue;
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(drawing);
    // What has a state is what it was wherever it lies: goods move up when others are paid.
    const said = piece.getAttribute("data-state") ?? [Math.round(x / 3), Math.round(y / 3), piece.textContent?.trim()].join(" ");
    found.set(piece.getAttribute("data-piece"), [piece, said]);
  }
  return found;
}

/** Remembers the board as it is now. */
function remember() {
  const now = [...pieces()].map(([name, [, said]]) => [name, said]);
  sessionStorage.setItem(kept(), JSON.stringify(Object.fromEntries(now)));
}

/** Marks what is not as it was. */
function mark() {
  const { turn, past, trial } = table()?.dataset ?? {};
  const known = sessionStorage.getItem(kept());
  const before = new Map(Object.entries(JSON.parse(known ?? "{}")));
  const now = pieces();
  // In a window of another shape the board is another drawing, of which nothing is known.
  const alike = [...now.keys()].some((name) => before.has(name));
  const marks = alike && turn === "mine" && past === undefined && trial === undefined;
  for (const [name, [piece, said]] of now) {
    piece.classList.toggle("changed", marks && before.get(name) !== said);
  }
}

document.addEventListener("deciding", remember);
// Pieces that glide are looked at when they have come to rest.
document.addEventListener("arrived", () => setTimeout(mark, 300));
if (table()) mark();
