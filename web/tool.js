// A tool's page without loading it anew: a step replaces what is drawn and its address, so that
// the map stays as near as it was. Without this script every step is a plain link.
// @ts-check

/** The latest step; answers to earlier ones are dropped. */
let latest = 0;

/** @param {string} address */
async function show(address) {
  const own = ++latest;
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [now, drawn] = [document, next].map((page) => page.querySelector("main.tool"));
  if (own !== latest || !now || !drawn) return;
  const focus = document.activeElement?.getAttribute("data-hex");
  now.replaceChildren(...drawn.childNodes);
  // Language and light come back to this board.
  const back = [document, next].map((page) => page.querySelector(".settings [name=back]"));
  if (back[0] && back[1]) back[0].replaceWith(back[1]);
  document.dispatchEvent(new CustomEvent("drawn", { detail: now }));
  if (focus) /** @type {HTMLElement | null} */ (now.querySelector(`[data-hex="${focus}"]`))?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const step = event.target instanceof Element ? event.target.closest("a[data-step]") : null;
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(step.getAttribute("href") ?? "", location.href).href;
  history.pushState(null, "", address);
  show(address).catch(() => location.assign(address));
});

addEventListener("popstate", () => show(location.href).catch(() => location.reload()));
// A hex that is dragged moves the map and is no link to be carried away.
document.addEventListener("dragstart", (event) => {
  if (event.target instanceof Element && event.target.closest("svg[data-zoom]")) event.preventDefault();
});
