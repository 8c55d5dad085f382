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

/** The way of a piece to where it is now, from where it was: straight, or along the places that
 * `data-along` names, each as seen from where it is now.
 * @param {Element} piece
 * @param {number[]} start
 * @returns {number[][]} */
function way(piece, start) {
  const along = (piece.getAttribute("data-along") ?? "").split(" ").filter(Boolean).map((at) => at.split(",").map(Number));
  // Moves may be shown one by one: then it has come along a part of the way only.
  const near = along.findLastIndex(([x, y]) => Math.hypot(x - start[0], y - start[1]) < 30);
  return [start, ...(near < 0 ? [] : along.slice(near + 1)), [0, 0]];
}

/** The frames of a way, which is taken at the same speed everywhere.
 * @param {number[][]} points
 * @returns {Keyframe[]} */
function paced(points) {
  const far = points.map(([x, y], nth) => (nth ? Math.hypot(x - points[nth - 1][0], y - points[nth - 1][1]) : 0));
  const whole = far.reduce((sum, step) => sum + step, 0) || 1;
  let sofar = 0;
  return points.map(([x, y], nth) => ({ translate: `${x}px ${y}px`, offset: Math.min(1, (sofar += far[nth]) / whole) }));
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
    const start = [(was.x - is.x) / scale, (was.y - is.y) / scale];
    const frames = paced(way(piece, start));
    piece.animate(frames, { duration: frames.length > 2 ? 250 : 220, easing: "ease-in-out" });
  }
}

/** @type {Map<string, DOMRect>} */
let before = new Map();
document.addEventListener("leaving", () => (before = places()));
document.addEventListener("arrived", () => glide(before));
