// What has changed on the board since my latest decision is marked until I decide again; `client.js`
// tells by the events "deciding" and "arrived". The browser remembers it while its tab is open.
// `data-state` holds what a thing is called, whichever drawing it is in, and how it stands.
// @ts-check

import { table } from "./page.js";

/** What the board of this seat looked like is kept by this name. */
const kept = () => `board ${table()?.dataset.base} ${table()?.dataset.seat}`;

/** @returns {[Element, string, string][]} each thing, what it is called, and how it stands */
function things() {
  return [...document.querySelectorAll("[data-drawing] [data-state]")].map((thing) => {
    const [name, ...state] = (thing.getAttribute("data-state") ?? "").split(" ");
    return [thing, name, state.join(" ")];
  });
}

/** Remembers the board as it is now. */
function remember() {
  const now = things().map(([, name, state]) => [name, state]);
  sessionStorage.setItem(kept(), JSON.stringify(Object.fromEntries(now)));
}

/** Marks what does not stand as it did. */
function mark() {
  const { turn, past, trial } = table()?.dataset ?? {};
  const known = sessionStorage.getItem(kept());
  const before = new Map(Object.entries(JSON.parse(known ?? "{}")));
  const marks = known && turn === "mine" && past === undefined && trial === undefined;
  for (const [thing, name, state] of things()) thing.classList.toggle("changed", Boolean(marks) && before.get(name) !== state);
}

document.addEventListener("deciding", remember);
document.addEventListener("arrived", mark);
if (table()) mark();
