// Where the parts of a table stand after it was drawn: the log, the board, the slider.
// @ts-check

/** Shows the end of the log, and of the board what the question is about.
 * @param {HTMLElement} root
 * @param {boolean} asks whether it is a new one: who has scrolled away from an old one meant it */
export function settle(root, asks) {
  for (const end of root.querySelectorAll("[data-end]")) {
    const at = end.querySelector("[aria-current]");
    if (at) at.scrollIntoView({ block: "nearest" });
    else end.scrollTop = end.scrollHeight;
  }
  if (!asks) return;
  // A new question is read from its beginning, even if it is asked in the very words of the last.
  root.querySelector(".asked-body")?.scrollTo(0, 0);
  const stage = root.querySelector("[data-drawing]");
  if (!stage) return;
  const drawn = (/** @type {Element} */ one) => one.getClientRects().length > 0;
  const shown = (/** @type {ParentNode} */ part) => [...part.querySelectorAll("[data-pick]")].filter(drawn);
  const name = (/** @type {Element} */ pick) => pick.getAttribute("data-pick");
  // What can be chosen beside the board need not be sought on it, unless there is nothing else.
  const beside = new Set(shown(root.querySelector(".choices") ?? document.createElement("p")).map(name));
  const all = shown(stage);
  const alone = all.filter((pick) => !beside.has(name(pick)));
  const picks = alone.length ? alone : all;
  // What the board says the question is about counts before what can be clicked.
  const looked = [...stage.querySelectorAll("[data-look]")].find(drawn);
  const room = stage.getBoundingClientRect();
  const whole = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    return box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  };
  if (looked ? !whole(looked) : !picks.some(whole)) (looked ?? picks[0])?.scrollIntoView({ block: "center" });
  // Where all that can be chosen has room, none of it is left out of sight.
  const boxes = looked ? [] : picks.map((pick) => pick.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  if (bottom - top <= room.height) stage.scrollTop += Math.min(0, top - room.top) || Math.max(0, bottom - room.bottom);
  // Something that can be chosen is seen in any case, of what the question is about if it can be.
  const within = all.filter((pick) => looked?.contains(pick));
  const wanted = within.length ? within : picks;
  const half = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    return middle > room.top && middle < room.bottom;
  };
  if (!wanted.some(half)) wanted[0]?.scrollIntoView({ block: "nearest" });
}

/** The slider stands where the board is, unless it is being drawn.
 * @param {HTMLElement} root */
export function slide(root) {
  const slider = /** @type {HTMLInputElement | null} */ (root.querySelector("[data-scrub]"));
  if (slider) slider.max = root.dataset.last ?? "0";
  if (slider && document.activeElement !== slider) slider.value = root.dataset.past ?? slider.max;
}
