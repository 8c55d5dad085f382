// A tile that lies on the map until it is meant: the wheel above it turns it, up the one way and
// down the other. And what may come on a hex, as pictures where it is told.
// @ts-check

/** A touchpad tells of one movement many times: one turn for each of these. */
const pause = 120;
let turned = 0;

document.addEventListener("wheel", (event) => {
  const tile = event.target instanceof Element && event.target.closest(".turning[data-rotate]");
  if (!tile || event.ctrlKey || event.metaKey || event.deltaY === 0) return;
  // Neither the page nor the map moves meanwhile.
  event.preventDefault();
  event.stopPropagation();
  if (event.timeStamp - turned < pause) return;
  turned = event.timeStamp;
  const back = event.deltaY < 0 && document.querySelector("button[data-rotate='-1']");
  const way = /** @type {HTMLElement | SVGElement} */ (back || tile);
  way.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}, { capture: true, passive: false });

document.addEventListener("told", ({ target }) => {
  const said = target instanceof Element && target.matches(".hex") && target.querySelector("title")?.textContent;
  const place = document.querySelector("[data-notice]");
  // Each with how many are left of it.
  const numbers = said ? [...said.matchAll(/(\S+) ×\d/g)].map(([, number]) => number) : [];
  if (!numbers.length || !place) return;
  const row = document.createElement("span");
  row.className = "becomes-tiles";
  for (const number of numbers) {
    // The bank has every tile, with what is left of it.
    const tile = document.querySelector(`[data-tile="${number}"]`);
    const game = tile?.closest("[class^='game-']")?.className;
    if (!tile || !game) continue;
    const copy = /** @type {Element} */ (tile.cloneNode(true));
    for (const name of ["data-ask", "tabindex", "role", "aria-disabled"]) copy.removeAttribute(name);
    row.classList.add(game);
    row.append(copy);
  }
  place.append(row);
});
