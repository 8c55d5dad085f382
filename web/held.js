// What a page has, which need not be sent to it again.
// @ts-check

import { looking, table } from "./page.js";

/** @returns {HTMLElement[]} the drawings of the board, of which one fits the window */
const scenes = () => [...document.querySelectorAll("[data-drawing] .scene")].map((one) => /** @type {HTMLElement} */ (one));

/** @param {Element} scene */
const seen = (scene) => scene.getClientRects().length > 0;

/** The marks of the parts of the page, and which drawing is seen: the other one is not needed.
 * @returns {Record<string, string>} */
export function held() {
  const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-region]")]);
  const known = parts.map((part) => part.dataset.mark ?? "").join(" ");
  const [, scene] = scenes().find(seen)?.getAttribute("class")?.match(/scene-(\w+)/) ?? [];
  return scene ? { known, scene } : { known };
}

/** Asks for the other drawing when the window has become one for it.
 * @param {() => unknown} again */
export function drawn(again) {
  const shown = () => scenes().find(seen)?.getAttribute("class");
  let last = shown();
  addEventListener("resize", () => {
    const stage = document.querySelector("[data-drawing]");
    const now = shown();
    // Without one in sight what was last seen says nothing: it has been drawn anew since.
    if (stage && seen(stage) && scenes().length && (!now || now !== last)) again();
    last = now;
    // A log that was out of sight has not been read: it shows its end.
    for (const log of document.querySelectorAll("[data-end]")) if (!log.scrollTop) log.scrollTop = log.scrollHeight;
  });
}

// Whoever changes language or light, or puts away what the host says, finds again what was picked, tried out or looked at.
document.addEventListener("submit", ({ target }) => {
  const form = target instanceof Element && target.matches('[action="/settings"]') ? target : null;
  const back = /** @type {HTMLInputElement | null | undefined} */ (form?.querySelector('[name="back"]'));
  const base = table()?.dataset.base;
  // Moves that are being shown are not what was looked at.
  const shown = table()?.hasAttribute("data-watching") ? { ply: undefined } : {};
  if (back && base) back.value = `${base}?${looking(shown)}`;
});
