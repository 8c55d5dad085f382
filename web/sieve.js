// The log narrowed to one player, or to one company: what is chosen stays while the page changes.
// @ts-check

let wanted = "";

/** Shows what is wanted and hides the rest. */
function sift() {
  const sieve = /** @type {HTMLSelectElement | null} */ (document.querySelector("[data-sieve]"));
  if (!sieve) return;
  if (![...sieve.options].some((option) => option.value === wanted)) wanted = "";
  sieve.value = wanted;
  const [kind, of] = wanted.split(" ");
  for (const turn of document.querySelectorAll(".turns > li:not(.round)")) {
    const lines = [...turn.querySelectorAll(".lines > li")];
    for (const line of lines) {
      const own = kind === "by" ? turn.getAttribute("data-by") : line.getAttribute("data-of");
      line.toggleAttribute("hidden", wanted !== "" && own !== of);
    }
    turn.toggleAttribute("hidden", lines.every((line) => line.hasAttribute("hidden")));
  }
  // A round of which nothing is left needs no head.
  let round = null;
  for (const row of document.querySelectorAll(".turns > li")) {
    if (row.matches(".round")) (round = row).toggleAttribute("hidden", true);
    else if (!row.hasAttribute("hidden")) round?.removeAttribute("hidden");
  }
  // What is wanted of the log is wanted of all of it.
  const rest = /** @type {HTMLElement | null} */ (wanted && document.querySelector("[data-log]"));
  if (rest) rest.click();
}

document.addEventListener("change", (event) => {
  const sieve = event.target instanceof Element && event.target.closest("[data-sieve]");
  if (!sieve) return;
  wanted = /** @type {HTMLSelectElement} */ (sieve).value;
  sift();
});
document.addEventListener("arrived", sift);
sift();
