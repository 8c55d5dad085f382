// Counts the players' clocks down between two looks at the table, and offers the hour of this place.
// @ts-check

/** When each clock was first seen here. @type {WeakMap<Element, number>} */
const seen = new WeakMap();

/** @param {number} time in milliseconds
 * @param {DOMStringMap} words */
function left(time, words) {
  const seconds = Math.floor(Math.max(0, time) / 1000);
  const two = (/** @type {string | undefined} */ text, /** @type {number} */ more, /** @type {number} */ less) =>
    (text ?? "").replace("{more}", String(more)).replace("{less}", String(less));
  if (seconds >= 86400) return two(words.days, Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24);
  if (seconds >= 3600) return two(words.hours, Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Shows every clock that goes as it is now. */
function tick() {
  for (const one of document.querySelectorAll(".clocks [data-goes]")) {
    const clock = one.querySelector("time");
    const words = one.parentElement?.dataset;
    if (!clock || !words) continue;
    const since = seen.get(clock) ?? performance.now();
    seen.set(clock, since);
    const turn = Number(clock.dataset.left) - (performance.now() - since);
    clock.textContent = left(turn, words);
    const reserve = one.querySelector("[data-reserve]");
    if (reserve) reserve.textContent = left(Number(clock.dataset.more) + Math.min(0, turn), words);
    one.toggleAttribute("data-short", turn + Number(clock.dataset.more) < 60_000);
  }
}

/** Where somebody says their nights, the zone is that of their device. */
function zone() {
  const hours = Math.round(-new Date().getTimezoneOffset() / 60);
  for (const select of document.querySelectorAll("select[data-zone]:not([data-set])")) {
    if (select instanceof HTMLSelectElement) select.value = String(hours);
    select.toggleAttribute("data-set", true);
  }
}

setInterval(() => {
  tick();
  zone();
}, 1000);
zone();
