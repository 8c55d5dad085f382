// The table of this page, and what is said at its foot.
// @ts-check

/** @returns {HTMLElement | null} the table, if this page shows one */
export const table = () => document.querySelector("main.table[data-base]");

/** How the table is looked at: from which seat, with what picked or tried out, at which move.
 * @param {Record<string, string | undefined>} [change] what is to be otherwise
 * @returns {URLSearchParams} */
export function looking(change = {}) {
  const { seat, decision, picked, trial, past: ply } = table()?.dataset ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ seat, decision, picked, trial, ply, ...change })) {
    if (value !== undefined) query.set(name, value);
  }
  return query;
}

/** Shows a sentence at the foot of the page, or takes it away.
 * @param {string} [sentence] */
export function notice(sentence) {
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-notice]"));
  if (!place) return;
  place.textContent = sentence ?? "";
  place.hidden = !sentence;
  cite(place);
}

/** Links what a sentence cites at its end, such as "(Q07)", to its text if there is one.
 * @param {Element} place */
export function cite(place) {
  const { place: here, rules, citations } = table()?.dataset ?? {};
  const [, said, citation] = place.textContent?.match(/^(.*\()([^()]+)\)$/s) ?? [];
  if (!citation || !citations?.split(" ").includes(citation)) return;
  const link = document.createElement("a");
  link.href = `${rules}${citation}?${here}`;
  link.textContent = citation;
  // The table stays where it is.
  link.target = "_blank";
  place.replaceChildren(said, link, ")");
}

/** Goes on at another address, if the page has one of its own for what has come.
 * @param {string | undefined} base */
export function move(base) {
  const now = table();
  if (!now || !base || base === now.dataset.base) return;
  now.dataset.base = base;
  history.replaceState(null, "", base);
  // Whoever changes language or light comes back to it.
  for (const back of document.querySelectorAll('[action="/settings"] [name="back"]')) back.setAttribute("value", base);
}

/** Copies the link that stands beside a button.
 * @param {HTMLElement} button */
export function copy(button) {
  const link = button.parentElement?.querySelector("input");
  link?.select();
  // Pages that are not secure have no clipboard of their own, but may copy what is selected.
  if (navigator.clipboard) navigator.clipboard.writeText(link?.value ?? "");
  else document.execCommand("copy");
  button.classList.add("done");
}
