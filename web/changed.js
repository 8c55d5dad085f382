// What has changed on the board since my latest decision is marked until I decide again; `client.js`
// tells by the events "deciding" and "arrived". The browser remembers it while its tab is open.
// `data-state` holds what a thing is called, whichever drawing it is in, and how it stands.
// @ts-check

import { table } from "./page.js";

/** What the board of this seat looked like is kept by this name. */
const kept = () => `board ${table()?.dataset.base} ${table()?.dataset.seat}`;

/** @returns {[Element, string, string][]} each thing, what it is called, and how it stands */
function things() {
  const board = [...document.querySelectorAll("[data-drawing] [data-state]")].map((thing) => {
    const [name, ...state] = (thing.getAttribute("data-state") ?? "").split(" ");
    return /** @type {[Element, string, string]} */ ([thing, name, state.join(" ")]);
  });
  // The figures of each seat, which stand in the same order at any time.
  const seats = [...document.querySelectorAll(".panel[data-seat]")].flatMap((panel) =>
    [...panel.querySelectorAll(".panel-key > *, .panel-fact .holding")].map((thing, nth) => {
      const name = `seat-${panel.getAttribute("data-seat")}-${nth}`;
      // Numbers are the same in every language.
      const count = thing.querySelector("b")?.textContent ?? thing.textContent?.match(/\d+/g)?.join(" ");
      return /** @type {[Element, string, string]} */ ([thing, name, count ?? ""]);
    }),
  );
  return [...board, ...seats];
}

/** @returns {Map<string, string>} how everything stands now, by name */
const standing = () => new Map(things().map(([, name, state]) => [name, state]));

/** How it stood before the page became what it is. @type {Map<string, string>} */
let earlier = new Map();

/** Remembers the board as it is now. */
const remember = () => sessionStorage.setItem(kept(), JSON.stringify(Object.fromEntries(standing())));

/** Marks what does not stand as it did when I decided; while the moves of others are shown one by
 * one, what each of them has changed, which comes into sight. */
function mark() {
  const { turn, past, trial, watching } = table()?.dataset ?? {};
  const known = sessionStorage.getItem(kept());
  const mine = known && turn === "mine" && past === undefined && trial === undefined;
  const before = watching === undefined ? new Map(mine ? Object.entries(JSON.parse(known)) : []) : earlier;
  const changed = before.size ? things().filter(([, name, state]) => before.get(name) !== state) : [];
  for (const [thing] of things()) thing.classList.remove("changed");
  for (const [thing] of changed) thing.classList.add("changed");
  if (watching !== undefined) seek(changed.map(([thing]) => thing));
}

/** Brings something of it into sight, unless some of it is seen.
 * @param {Element[]} changed */
function seek(changed) {
  const stage = document.querySelector("[data-drawing]")?.getBoundingClientRect();
  const there = changed.filter((thing) => thing.closest("[data-drawing]") && thing.getClientRects().length);
  const seen = (/** @type {Element} */ thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return stage && top >= stage.top && bottom <= stage.bottom;
  };
  if (!there.some(seen)) there[0]?.scrollIntoView({ block: "center" });
}

document.addEventListener("deciding", remember);
document.addEventListener("leaving", () => (earlier = standing()));
document.addEventListener("arrived", mark);
if (table()) mark();
