// Counts the players' clocks down between two looks at the table, and offers the hour of this place.
// @ts-check

import { table } from "./page.js";

/** At which time each clock was what the server said. @type {WeakMap<Element, number>} */
let seen = new WeakMap();
/** The time that counts here, in milliseconds. */
let time = 0;
/** When it was last looked at. */
let looked = performance.now();

/** While the connection is lost nobody knows whether the server's clocks go: no time passes. */
function pass() {
  const now = performance.now();
  if (table()?.dataset.old === undefined) time += now - looked;
  looked = now;
}

/** @param {number} rest in milliseconds
 * @param {DOMStringMap} words */
function left(rest, words) {
  // As in clocks.rs what is begun of the smaller unit counts.
  const seconds = Math.ceil(Math.max(0, rest) / 1000);
  const [minutes, hours] = [Math.ceil(seconds / 60), Math.ceil(seconds / 3600)];
  const two = (/** @type {string | undefined} */ text, /** @type {number} */ more, /** @type {number} */ less) =>
    (text ?? "").replace("{more}", String(more)).replace("{less}", String(less));
  if (minutes >= 1440) return two(words.days, Math.floor(hours / 24), hours % 24);
  if (seconds >= 3600) return two(words.hours, Math.floor(minutes / 60), minutes % 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How much of the time since it was first seen here a clock has counted: not its owner's night.
 * @param {string | undefined} night in how much time it was to begin and to end
 * @param {number} passed */
function counted(night, passed) {
  const [from, to] = (night ?? "0 0").split(" ").map(Number);
  return passed - Math.max(0, Math.min(passed, to ?? 0) - Math.max(0, from ?? 0));
}

/** Shows every clock that goes as it is now. */
function tick() {
  pass();
  for (const one of document.querySelectorAll(".clock[data-goes]")) {
    const clock = one.querySelector("time");
    if (!(one instanceof HTMLElement) || !clock) continue;
    const since = seen.get(clock) ?? time;
    seen.set(clock, since);
    const { night, little } = one.dataset;
    const passed = time - since;
    const turn = Number(clock.dataset.left) - counted(night, passed);
    clock.textContent = left(turn, one.dataset);
    const reserve = one.querySelector("[data-reserve]");
    if (reserve) reserve.textContent = left(Number(clock.dataset.more) + Math.min(0, turn), one.dataset);
    one.toggleAttribute("data-short", turn + Number(clock.dataset.more) < Number(little));
    one.toggleAttribute("data-rests", counted(night, passed + 1) === counted(night, passed));
  }
}

/** Where somebody says their nights, the zone is that of their device. */
function zone() {
  const ahead = -new Date().getTimezoneOffset();
  for (const select of document.querySelectorAll("select[data-zone]:not([data-set])")) {
    if (select instanceof HTMLSelectElement) select.value = String(ahead);
    select.toggleAttribute("data-set", true);
  }
}

// What the server has just sent holds from now on, also where it is the same as before.
document.addEventListener("arrived", () => {
  seen = new WeakMap();
  tick();
});
setInterval(() => {
  tick();
  zone();
}, 1000);
zone();
