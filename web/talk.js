// What is said at the table: fetched when somebody wants to read it, and marked when it is new.
// @ts-check

/** @returns {HTMLElement | null} where it is read */
const place = () => document.querySelector("section.talk[data-from]");

/** The number of the latest message that is known to be there. */
let latest = Number(place()?.dataset.number ?? 0);

/** Under which what has been read is remembered. */
const key = () => `talk ${place()?.dataset.from}`;

/** @returns {boolean} whether it is being read */
const reads = () => document.querySelector("main.table")?.getAttribute("data-view") === "talk";

/** Marks the tabs while something is unread. */
function mark() {
  const unread = latest > Number(localStorage.getItem(key()) ?? 0);
  for (const tab of document.querySelectorAll('[data-tab="talk"]')) tab.toggleAttribute("data-unread", unread && !reads());
}

/** @returns {HTMLInputElement | null | undefined} where something is typed that is to be said */
const saying = () => place()?.querySelector("input[name=said]");

/** Shows it as it is now; what is being typed stays.
 * @param {RequestInit} [options] something that is said
 * @param {string} [action] where it is said
 * @param {string} [said] what comes back into its field if it is not taken */
async function look(options, action, said) {
  const now = place();
  if (!now?.dataset.from) return;
  const back = () => {
    const field = saying();
    if (said && field && !field.value) field.value = said;
  };
  try {
    const answer = await fetch(action ?? now.dataset.from, { headers: { accept: "text/html" }, ...options });
    const html = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = html.querySelector("[data-talk]");
    const refused = html.querySelector("main .sentence, main p");
    if (!(next instanceof HTMLElement)) {
      const alert = now.querySelector("[role=alert]");
      if (alert) alert.textContent = refused?.textContent ?? "";
      return back();
    }
    const fields = () => [...now.querySelectorAll("input[name=said], textarea")];
    const typed = fields().map((field) => /** @type {HTMLInputElement} */ (field).value);
    const focused = fields().findIndex((field) => field === document.activeElement);
    now.replaceChildren(...next.childNodes);
    fields().forEach((field, nth) => (/** @type {HTMLInputElement} */ (field).value = typed[nth] ?? ""));
    const again = fields()[focused];
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    latest = Math.max(latest, Number(next.dataset.number ?? 0));
    if (reads()) localStorage.setItem(key(), String(latest));
    now.querySelector(".said-list > :last-child")?.scrollIntoView({ block: "nearest" });
  } catch {
    // It is asked for again when something else is said.
    back();
  }
  mark();
}

document.addEventListener("talk", (event) => {
  latest = Math.max(latest, Number(/** @type {CustomEvent} */ (event).detail));
  if (reads()) look();
  else mark();
});

// The tab is turned first, by another script.
document.addEventListener("click", (event) => {
  const tab = event.target instanceof Element ? event.target.closest("[data-tab]") : null;
  if (tab?.getAttribute("data-tab") === "talk") setTimeout(look);
  else if (tab) setTimeout(mark);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!place()?.contains(form)) return;
  event.preventDefault();
  const submitter = /** @type {SubmitEvent} */ (event).submitter;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  // Whoever goes on typing types the next sentence; what others say meanwhile brings none back.
  const field = form.contains(saying() ?? null) ? saying() : null;
  const said = field?.value;
  if (field) field.value = "";
  look({ method: "POST", body }, form.action, said);
});

mark();
