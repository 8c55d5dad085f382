// My tables on the home page: asked for again while somebody looks, and told when it
// becomes my turn.
// @ts-check

/** So often, in milliseconds, the tables are asked for again. */
const pause = 4_000;

/** @returns {HTMLElement | null} the list of tables */
const list = () => document.querySelector("[data-mine]");

/** Where a link or a button leads.
 * @param {Element | null} one */
const leads = (one) => one?.getAttribute("href") ?? one?.closest("form")?.getAttribute("action");

/** Puts the new list in the place of the old one; what was focused and unfolded stays so.
 * @param {HTMLElement} next */
function show(next) {
  const now = list();
  if (!now || now.outerHTML === next.outerHTML) return;
  const { activeElement: focused } = document;
  const link = now.contains(focused) ? leads(focused) : undefined;
  if (now.querySelector("details[open]")) next.querySelector("details")?.setAttribute("open", "");
  const more = Number(next.dataset.turns) > Number(now.dataset.turns);
  now.replaceWith(next);
  document.title = next.dataset.title ?? document.title;
  const said = document.querySelector("[role=status]");
  if (more && said) said.textContent = next.dataset.said ?? "";
  const again = [...next.querySelectorAll("a, button")].find((one) => leads(one) === link);
  if (link && again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/** Asks for the tables. A server that does not answer is asked again in time. */
async function look() {
  if (document.visibilityState !== "visible") return;
  try {
    const from = new URL(list()?.dataset.from ?? "/tables", location.href);
    from.searchParams.set("mark", list()?.dataset.mark ?? "");
    const answer = await fetch(from, { headers: { accept: "text/html" } });
    list()?.removeAttribute("data-old");
    // Without content nothing has changed.
    if (answer.status !== 200) return;
    const html = await answer.text();
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
  // A page that the browser kept in memory may be stale when it is shown again.
  addEventListener("pageshow", (event) => event.persisted && look());
}
