// Pieces glide from where they were when the page replaces them, and new ones from where the piece
// was that they come from; `client.js` tells by the events
// "leaving" and "arrived". Without motion they are outlined for a moment.
// @ts-check

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Where the pieces are that may move, by name.
 * @returns {Map<string, DOMRect>} */
function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    found.set(piece.getAttribute("data-piece"), piece.getBoundingClientRect());
  }
  return found;
}

/** Lets each piece glide from where it was; without motion it is outlined.
 * @param {Map<string, DOMRect>} before */
function glide(before) {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.getAttribute("data-piece") ?? "") ?? before.get(piece.getAttribute("data-from") ?? "");
    const is = piece.getBoundingClientRect();
    if (!was || (Math.abs(was.x - is.x) < 2 && Math.abs(was.y - is.y) < 2)) continue;
    if (calm.matches) {
      piece.classList.add("moved");
      setTimeout(() => piece.classList.remove("moved"), 1500);
      continue;
    }
    // Within a drawing, lengths are in its own units.
    const drawing = piece.closest("svg");
    const scale = drawing?.getScreenCTM()?.a || 1;
    const [x, y] = [(was.x - is.x) / scale, (was.y - is.y) / scale];
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: 220,
      easing: "ease-in-out",
    });
  }
}

/** @type {Map<string, DOMRect>} */
let before = new Map();
document.addEventListener("leaving", () => (before = places()));
document.addEventListener("arrived", () => glide(before));
