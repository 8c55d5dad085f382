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
  const stage = root.querySelector("[data-drawing]");
  if (!stage) return;
  // What can be chosen beside the board need not be sought on it, unless there is nothing else.
  const shown = (/** @type {ParentNode} */ part) =>
    [...part.querySelectorAll("[data-pick]")].filter((pick) => pick.getClientRects().length);
  const name = (/** @type {Element} */ pick) => pick.getAttribute("data-pick");
  const beside = new Set(shown(root.querySelector(".choices") ?? document.createElement("p")).map(name));
  const all = shown(stage);
  const alone = all.filter((pick) => !beside.has(name(pick)));
  const picks = alone.length ? alone : all;
  if (!picks.length) return;
  // What the board says the question is about counts before what can be clicked.
  const looked = [...stage.querySelectorAll("[data-look]")].find((one) => one.getClientRects().length);
  const seen = stage.getBoundingClientRect();
  const inside = (looked ? [looked] : picks).some((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1;
  });
  if (!inside) (looked ?? picks[0]).scrollIntoView({ block: "center" });
  // Something that can be chosen is seen in any case.
  const middle = (/** @type {Element} */ one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2;
  const seeable = picks.some((one) => middle(one) > seen.top && middle(one) < seen.bottom);
  if (!seeable) picks[0].scrollIntoView({ block: "nearest" });
}

/** The slider stands where the board is, unless it is being drawn.
 * @param {HTMLElement} root */
export function slide(root) {
  const slider = /** @type {HTMLInputElement | null} */ (root.querySelector("[data-scrub]"));
  if (slider) slider.max = root.dataset.last ?? "0";
  if (slider && document.activeElement !== slider) slider.value = root.dataset.past ?? slider.max;
}
