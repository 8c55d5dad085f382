// Drawings larger than the screen: an svg[data-zoom] can be dragged, brought
// nearer and seen whole, by mouse, fingers, buttons and keys. It keeps its view
// when the page replaces it, which `client.js` tells by the event "drawn".
// @ts-check

/** What is seen of a drawing: left, top, width, height.
 * @typedef {[number, number, number, number]} Box */

/** How the visitor looks at each drawing, by name; without a box it is seen whole.
 * @type {Map<string, Box | undefined>} */
const views = new Map();
/** How much nearer than whole one may come. */
const closest = 10;
/** So many pixels to a unit a finger still hits what it wants. */
const farthest = 0.24;

/** @param {string | null} text
 * @returns {number[]} */
const numbers = (text) => (text ?? "").split(/[ ,]+/).filter(Boolean).map(Number);

/** What is seen of a drawing now.
 * @param {Element} drawing */
const box = (drawing) => /** @type {Box} */ (numbers(drawing.getAttribute("viewBox")));

/** The drawing of the same name that is on the page, whose size counts.
 * @param {Element} drawing */
const shown = (drawing) => document.querySelector(`svg[data-zoom="${drawing.getAttribute("data-zoom")}"]`);

/** All of a drawing; of one that follows what happens, as much more as its frame has room for.
 * @param {Element} drawing
 * @returns {Box} */
function all(drawing) {
  const [left, top, width, height] = numbers(drawing.getAttribute("data-whole"));
  const { clientWidth = 0, clientHeight = 0 } = shown(drawing) ?? {};
  if (!drawing.hasAttribute("data-follow") || !clientWidth || !clientHeight) return [left, top, width, height];
  const wide = Math.max(width, (height * clientWidth) / clientHeight);
  const high = Math.max(height, (width * clientHeight) / clientWidth);
  return [left - (wide - width) / 2, top - (high - height) / 2, wide, high];
}

/** Where each drawing that follows what happens last looked, by name. @type {Map<string, string>} */
const followed = new Map();

/** The view of a visitor who has come nearer, moved just so far that what has happened is in it.
 * @param {Element} drawing
 * @param {Box | undefined} view
 * @returns {Box | undefined} */
function following(drawing, view) {
  const [name, open] = ["data-zoom", "data-open"].map((mark) => drawing.getAttribute(mark) ?? "");
  const is = followed.get(name) === open;
  followed.set(name, open);
  if (!view || is || !drawing.hasAttribute("data-follow")) return view;
  const [x, y] = numbers(open);
  /** @param {number} start @param {number} size @param {number} at */
  const slid = (start, size, at) => Math.min(Math.max(start, at - size * 0.8), at - size * 0.2);
  return [slid(view[0], view[2], x), slid(view[1], view[3], y), view[2], view[3]];
}

/** `start`, moved so that at least half of `size` lies between `low` and `low + all`.
 * @param {number} start @param {number} size @param {number} low @param {number} all */
const within = (start, size, low, all) => Math.min(Math.max(start, low - size / 2), low + all - size / 2);

/** The part that a drawing opens on, if all of it would be too small to read: `data-open` names
 * a middle, the least number of pixels to a unit, and what is to be seen even if it is smaller then.
 * @param {Element} drawing
 * @param {Box} whole
 * @returns {Box | undefined} */
function opening(drawing, whole) {
  const [x, y, legible, across = 1, down = 1] = numbers(drawing.getAttribute("data-open"));
  const { clientWidth: pixels = innerWidth, clientHeight = innerHeight } = shown(drawing) ?? {};
  const least = Math.max(farthest, Math.min(legible, pixels / across, clientHeight / down));
  if (!pixels || legible === undefined || pixels >= whole[2] * least) return undefined;
  const [wide, high] = [pixels / least, (pixels / least / whole[2]) * whole[3]];
  // Beyond what is drawn nothing is to be seen; where all of it has room it lies in the middle.
  const drawn = numbers(drawing.getAttribute("data-whole"));
  /** @param {number} start @param {number} size @param {number} low @param {number} all */
  const inside = (start, size, low, all) =>
    size > all ? low + (all - size) / 2 : Math.min(Math.max(start, low), low + all - size);
  return [inside(x - wide / 2, wide, drawn[0], drawn[2]), inside(y - high / 2, high, drawn[1], drawn[3]), wide, high];
}

/** Shows a drawing as the visitor left it.
 * @param {Element} drawing */
function frame(drawing) {
  const name = drawing.getAttribute("data-zoom") ?? "";
  if (!drawing.hasAttribute("data-whole")) drawing.setAttribute("data-whole", drawing.getAttribute("viewBox") ?? "");
  const whole = all(drawing);
  const view = views.has(name) ? following(drawing, views.get(name)) : opening(drawing, whole);
  if (view && views.has(name)) views.set(name, view);
  drawing.setAttribute("viewBox", (view ?? whole).map((number) => Math.round(number * 10) / 10).join(" "));
  drawing.toggleAttribute("data-near", view !== undefined);
}

/** Brings a drawing nearer by `factor` round a point of the screen, by default
 * its middle, and moves it by so many pixels; it is never lost from sight.
 * @param {SVGSVGElement} drawing
 * @param {{ factor?: number, at?: [number, number], by?: [number, number] }} how */
function look(drawing, { factor = 1, at, by = [0, 0] }) {
  const [left, top, width, height] = box(drawing);
  const whole = all(drawing);
  const screen = drawing.getScreenCTM();
  if (!screen) return;
  const wide = Math.min(whole[2], Math.max(whole[2] / closest, width / factor));
  const share = wide / width;
  const still = at
    ? new DOMPoint(...at).matrixTransform(screen.inverse())
    : { x: left + width / 2, y: top + height / 2 };
  const high = height * share;
  const x = still.x - (still.x - left) * share - (by[0] / screen.a) * share;
  const y = still.y - (still.y - top) * share - (by[1] / screen.d) * share;
  const view = /** @type {Box} */ ([within(x, wide, whole[0], whole[2]), within(y, high, whole[1], whole[3]), wide, high]);
  views.set(drawing.getAttribute("data-zoom") ?? "", wide < whole[2] * 0.999 ? view : undefined);
  frame(drawing);
}

/** What a button or a key does to a drawing.
 * @param {SVGSVGElement} drawing
 * @param {string} what
 * @returns {boolean} whether it does something */
function turn(drawing, what) {
  const step = drawing.clientWidth / 6;
  /** @type {Record<string, Parameters<typeof look>[1]>} */
  const ways = {
    "+": { factor: 1.4 },
    "=": { factor: 1.4 },
    "-": { factor: 1 / 1.4 },
    "0": { factor: 0 },
    ArrowLeft: { by: [step, 0] },
    ArrowRight: { by: [-step, 0] },
    ArrowUp: { by: [0, step] },
    ArrowDown: { by: [0, -step] },
  };
  const way = ways[what];
  if (!way || (way.by && !drawing.hasAttribute("data-near"))) return false;
  look(drawing, way);
  return true;
}

/** The drawing that an event happened on.
 * @param {Event} event
 * @returns {SVGSVGElement | null} */
const drawn = (event) =>
  event.target instanceof Element ? event.target.closest("svg[data-zoom]") : null;

// In a frame of another size a drawing opens anew, unless the visitor looks at a part of it: the
// question below it may have become shorter, or the window another.
const sizes = new ResizeObserver((changes) => {
  if (matchMedia("print").matches) return;
  for (const { target } of changes) {
    if (target.isConnected && !views.get(target.getAttribute("data-zoom") ?? "")) frame(target);
  }
});

document.addEventListener("drawn", (event) => {
  const root = /** @type {CustomEvent<ParentNode>} */ (event).detail;
  for (const drawing of root.querySelectorAll("svg[data-zoom]")) {
    frame(drawing);
    sizes.observe(drawing);
  }
});

/** Fingers on a drawing, or the mouse with its button down. @type {Map<number, [number, number]>} */
const fingers = new Map();
/** Whether they have moved: then it is no click. */
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  if (fingers.size === 0) dragged = false;
  if (drawn(event) && event.button === 0) fingers.set(event.pointerId, [event.clientX, event.clientY]);
});

document.addEventListener("pointermove", (event) => {
  const drawing = drawn(event);
  const was = fingers.get(event.pointerId);
  if (!drawing || !was) return;
  /** @type {[number, number]} */
  const is = [event.clientX, event.clientY];
  const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1];
  const moved = Math.hypot(is[0] - was[0], is[1] - was[1]);
  if (!other && !dragged && moved < 6) return;
  // At its whole size there is nothing to drag: a finger then scrolls the page.
  if (!other && !drawing.hasAttribute("data-near")) return;
  dragged = true;
  drawing.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, is);
  if (!other) return look(drawing, { by: [is[0] - was[0], is[1] - was[1]] });
  const apart = (/** @type {[number, number]} */ one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
  look(drawing, { factor: apart(is) / Math.max(apart(was), 1), at: [(is[0] + other[0]) / 2, (is[1] + other[1]) / 2] });
});

for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId));
}

document.addEventListener("click", (event) => {
  if (dragged && drawn(event)) event.stopPropagation();
  const button = event.target instanceof Element ? event.target.closest("[data-nearer]") : null;
  const drawing = /** @type {SVGSVGElement | null | undefined} */ (button?.closest(".zoom")?.querySelector("svg[data-zoom]"));
  if (drawing) turn(drawing, button?.getAttribute("data-nearer") ?? "");
}, { capture: true });

// Two fingers are for the drawing, not for the page.
document.addEventListener("touchmove", (event) => {
  if (event.touches.length > 1 && drawn(event)) event.preventDefault();
}, { passive: false });

// The wheel belongs to the page until the visitor has come nearer.
document.addEventListener("wheel", (event) => {
  const drawing = drawn(event);
  if (!drawing || !(event.ctrlKey || event.metaKey || drawing.hasAttribute("data-near"))) return;
  event.preventDefault();
  look(drawing, { factor: Math.exp(-event.deltaY / (event.ctrlKey ? 150 : 500)), at: [event.clientX, event.clientY] });
}, { passive: false });

document.addEventListener("keydown", (event) => {
  dragged = false;
  const drawing = drawn(event);
  // On a piece of the drawing the arrows lead to the next one.
  const walks = event.key.startsWith("Arrow") && /** @type {Element} */ (event.target).matches("[data-ask]");
  if (drawing && !walks && !event.ctrlKey && !event.metaKey && turn(drawing, event.key)) event.preventDefault();
}, { capture: true });

// What is reached by keyboard comes into sight.
document.addEventListener("focusin", (event) => {
  const drawing = drawn(event);
  const reached = /** @type {Element} */ (event.target);
  if (!drawing || reached === drawing || !reached.matches(":focus-visible")) return;
  const [pane, part] = [drawing, reached].map((one) => one.getBoundingClientRect());
  const x = pane.x + pane.width / 2 - (part.x + part.width / 2);
  const y = pane.y + pane.height / 2 - (part.y + part.height / 2);
  const seen = Math.abs(x) * 2 + part.width < pane.width && Math.abs(y) * 2 + part.height < pane.height;
  if (!seen && drawing.hasAttribute("data-near")) look(drawing, { by: [x, y] });
});

// On paper a drawing is seen whole.
addEventListener("beforeprint", () => {
  for (const drawing of document.querySelectorAll("svg[data-whole]")) {
    drawing.setAttribute("viewBox", drawing.getAttribute("data-whole") ?? "");
  }
});
addEventListener("afterprint", () => document.querySelectorAll("svg[data-whole]").forEach(frame));
