// My tables on the home page: asked for again while somebody looks, and told when it
// becomes my turn.
// @ts-check

/** So often, in milliseconds, the tables are asked for again. */
const pause = 4_000;

/** @returns {HTMLElement | null} the list of tables */
const list = () => document.querySelector("[data-mine]");

/** Whether somebody is in the middle of a letter that takes several keys. */
let composing = false;

/** What a link, a field or a button is known by in the next list as well.
 * @param {Element} one */
function key(one) {
  const leads = one.getAttribute("href") ?? one.closest("form")?.getAttribute("action");
  return `${one.tagName} ${leads} ${one.getAttribute("name")} ${one.tagName === "SUMMARY" ? one.textContent : ""}`;
}

/** The fields that somebody has changed, and where in them they are.
 * @param {HTMLElement} part
 * @returns {Map<string, HTMLInputElement>} */
function typed(part) {
  const fields = [...part.querySelectorAll("input")].filter((field) => field.value !== field.defaultValue);
  return new Map(fields.map((field) => [key(field), field]));
}

/** Puts the new list in the place of the old one; what was typed, focused and unfolded stays so.
 * @param {HTMLElement} next */
function show(next) {
  const now = list();
  if (!now || now.outerHTML === next.outerHTML) return;
  const { activeElement: focused } = document;
  const known = focused && now.contains(focused) ? key(focused) : undefined;
  const folds = [...now.querySelectorAll("details[open] > summary")].map(key);
  const fields = typed(now);
  const more = Number(next.dataset.turns) > Number(now.dataset.turns);
  now.replaceWith(next);
  document.title = next.dataset.title ?? document.title;
  const said = document.querySelector("[role=status]");
  if (more && said) said.textContent = next.dataset.said ?? "";
  for (const summary of next.querySelectorAll("details > summary")) {
    if (folds.includes(key(summary))) summary.parentElement?.setAttribute("open", "");
  }
  for (const field of next.querySelectorAll("input")) field.value = fields.get(key(field))?.value ?? field.value;
  const again = [...next.querySelectorAll("a, button, input, summary")].find((one) => key(one) === known);
  if (!(again instanceof HTMLElement)) return;
  again.focus({ preventScroll: true });
  if (again instanceof HTMLInputElement && focused instanceof HTMLInputElement) {
    again.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
}

/** Asks for the tables. A server that does not answer is asked again in time. */
async function look() {
  if (document.visibilityState !== "visible" || composing) return;
  try {
    const from = new URL(list()?.dataset.from ?? "/tables", location.href);
    from.searchParams.set("mark", list()?.dataset.mark ?? "");
    const answer = await fetch(from, { headers: { accept: "text/html" } });
    list()?.removeAttribute("data-old");
    // Without content nothing has changed.
    if (answer.status !== 200) return;
    const html = await answer.text();
    // It is asked for again in a moment.
    if (composing) return;
    const next = new DOMParser().parseFromString(html, "text/html").querySelector("[data-mine]");
    if (next instanceof HTMLElement) show(next);
  } catch {
    // The list stays as it is, and says so.
    list()?.toggleAttribute("data-old", true);
  }
}

if (list()) {
  setInterval(look, pause);
  document.addEventListener("visibilitychange", look);
  for (const begins of [true, false]) {
    document.addEventListener(begins ? "compositionstart" : "compositionend", () => (composing = begins));
  }
  // A page that the browser kept in memory may be stale when it is shown again.
  addEventListener("pageshow", (event) => event.persisted && look());
}
