// Setting up a table: only variants that fit, and the names of those who sat here last.
// @ts-check

const LAST = "names";

/** @param {string} css
 * @returns {HTMLInputElement[]} */
const inputs = (css) => [...document.querySelectorAll(css)].map((one) => /** @type {HTMLInputElement} */ (one));

/** @param {string | undefined} numbers
 * @param {number} players */
const fits = (numbers, players) => (numbers ?? "").split(" ").includes(String(players));

/** Whether somebody has chosen the variant: then it stays as long as it fits. */
let isChosen = !document.querySelector(".variants .any :checked");

/** Offers the variants for as many as sit down, and no others. */
function fit() {
  const players = inputs(".kinds input:checked").filter((kind) => kind.value !== "none").length;
  const variants = inputs(".variants input");
  if (variants.length === 0) return;
  const known = variants.some((variant) => fits(variant.parentElement?.dataset.players, players));
  for (const variant of variants) {
    const label = variant.parentElement;
    const usual = !label?.dataset.players;
    // The one that stands for all of them is needed only while it is not known how many play.
    label?.toggleAttribute("hidden", known ? usual || !fits(label?.dataset.players, players) : !usual);
  }
  const chosen = variants.find((variant) => variant.checked);
  if (isChosen && chosen && !chosen.parentElement?.hidden) return;
  const better = variants.find((variant) => fits(variant.parentElement?.dataset.usual, players));
  const one = known ? better : variants[0];
  if (one) one.checked = true;
}

/** The names of the others at this screen, as they were typed last. */
function recall() {
  try {
    const names = JSON.parse(localStorage.getItem(LAST) ?? "[]");
    if (!Array.isArray(names)) return;
    for (const [nth, name] of inputs(".seats .called").entries()) {
      if (nth > 0 && !name.value && typeof names[nth] === "string") name.value = names[nth];
    }
  } catch {
    // Without a memory everybody types.
  }
}

/** Nobody sits down twice: whoever takes another seat leaves the first to somebody at this screen.
 * @param {EventTarget | null} taken */
function move(taken) {
  if (!(taken instanceof HTMLInputElement) || taken.value !== "me" || taken.type !== "radio") return;
  const mine = inputs(".kinds input:checked").filter((kind) => kind.value === "me" && kind !== taken);
  for (const { name } of mine) for (const kind of inputs(`[name="${name}"][value="here"]`)) kind.checked = true;
}

document.querySelector("#order")?.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === "variant") isChosen = true;
  move(event.target);
  fit();
});
document.querySelector("#order")?.addEventListener("submit", () => {
  try {
    localStorage.setItem(LAST, JSON.stringify(inputs(".seats .called").map((name) => name.value)));
  } catch {
    // See above.
  }
});
recall();
fit();
