// Keys: each stands for something on the page. What decides is only reached by its key and done
// with Enter; what can be taken back at once is done at once.
// @ts-check

/** @param {string} css
 * @returns {HTMLElement[]} what can be seen of it */
const seen = (css) =>
  [...document.querySelectorAll(css)]
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => /** @type {HTMLElement} */ (one));

/** @returns {HTMLDialogElement | null} the list of keys */
const help = () => document.querySelector("dialog[data-keys]");

/** Goes back one step: out of the past, or before the latest pick. */
function back() {
  const notice = /** @type {HTMLElement | null} */ (document.querySelector("[data-notice]"));
  if (notice) notice.hidden = true;
  const past = document.querySelector("main.table:is([data-past], [data-trial])");
  const step = past && (seen("[data-leave]")[0] ?? seen(".asked-body [data-ply]")[0]);
  (seen("[data-crumb]").at(-1) ?? step)?.click();
}

/** Reaches something without doing it.
 * @param {HTMLElement | undefined} element */
function reach(element) {
  element?.focus();
  element?.scrollIntoView({ block: "nearest" });
}

/** Shows or hides the list of keys. Only some games have something to turn, and not always.
 * @returns {boolean} whether there is one */
function explain() {
  const list = help();
  for (const row of list?.querySelectorAll("[data-for]") ?? []) {
    const key = row.getAttribute("data-for") ?? "";
    const own = !/^[a-z]$/.test(key) || document.querySelector(`[data-key="${key}"]`);
    row.toggleAttribute("hidden", !own);
  }
  if (list?.open) list.close();
  else list?.showModal();
  return list !== null;
}

document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-help]")) explain();
});

/** What a key does at a table.
 * @param {string} key
 * @returns {boolean} whether it does something */
function press(key) {
  if (key === "?") return explain();
  if (/^[0-9]$/.test(key)) {
    // What can only be chosen on the board is reached there.
    const beside = seen(".choices :is([data-pick], [data-really], [data-commit], input)");
    const choices = beside.length ? seen(".choices :is(button, input)") : seen("[data-drawing] :is([data-pick], [data-really])");
    // What is itself a number is reached by it.
    const nth = Number(key) - (choices[0]?.matches(".counted") ? 0 : 1);
    reach(choices[nth]);
    return nth in choices;
  }
  const [own] = seen(`[data-key="${CSS.escape(key)}"]`);
  if (!own) return false;
  if (own.hasAttribute("data-pick") || own.hasAttribute("data-really")) reach(own);
  else own.click();
  return true;
}

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  // Nothing is done to what lies under the list; the browser itself closes it.
  if (help()?.open && event.key !== "?") return;
  if (event.key === "Escape") return back();
  if (target?.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  const drawn = target?.closest("[data-pick], [data-really], [data-why], [data-ask], [data-rotate], [data-crumb]");
  if ((event.key === "Enter" || event.key === " ") && drawn && !(drawn instanceof HTMLButtonElement)) {
    event.preventDefault();
    if (!event.repeat) drawn.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (event.repeat && event.key === "Enter") event.preventDefault();
  else if (press(event.key)) event.preventDefault();
});
