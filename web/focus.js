// Where the keyboard is stays so when parts of the page are replaced.
// @ts-check

/** What tells one thing that can be reached from another, by the names of its data. */
const NAMES = ["pick", "really", "ask", "why", "commit", "answer", "crumb", "do", "try", "leave", "as", "ply", "play", "log", "tab", "intend", "rotate"];

/** Whether what may be chosen is to get it as soon as it can: it cannot while moves are shown. */
let lost = false;

/** What has the focus is about to be hidden.
 * @param {HTMLElement | null} root the table */
export function hiding(root) {
  const had = document.activeElement;
  lost ||= had !== root && root?.contains(had) === true;
}

/** Notes what has the focus before parts of the page are replaced.
 * @param {HTMLElement} root the table
 * @returns {() => void} gives it to the same thing again, or else to what may be chosen */
export function keep(root) {
  const had = document.activeElement;
  const waits = lost && had === document.body;
  if (!had || (!waits && (had === root || !root.contains(had)))) return () => {};
  const region = had.closest("[data-region]");
  const name = NAMES.find((known) => had.hasAttribute(`data-${known}`));
  const mark = name && `[data-${name}="${CSS.escape(had.getAttribute(`data-${name}`) ?? "")}"]`;
  const alike = `[data-region="${region?.getAttribute("data-region")}"] ${had.tagName}`;
  const place = region ? [...region.querySelectorAll(had.tagName)].indexOf(had) : -1;
  return () => {
    // What has the focus may have become another thing.
    if (document.activeElement === had && mark && !had.matches(mark)) /** @type {any} */ (had).blur();
    lost = false;
    if (document.activeElement !== document.body) return;
    const seen = (/** @type {string} */ css) =>
      [...root.querySelectorAll(css)].filter((one) => one.getClientRects().length && !one.matches(":disabled"));
    const same = mark ? seen(mark)[0] : [...root.querySelectorAll(alike)][place];
    const choice = seen(".choices :is([data-pick], [data-commit], input)")[0] ?? seen("[data-pick]")[0];
    for (const next of [same, choice, root.querySelector("#choices")]) {
      if (document.activeElement === document.body) /** @type {any} */ (next)?.focus({ preventScroll: true });
    }
    lost = document.activeElement === document.body;
  };
}

// A number that is reached is written anew, not written on.
document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(".choices .number input")) target.select();
});
