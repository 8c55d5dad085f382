// The slider through the past: Page Up and Page Down go from round to round, and it says which
// move is shown.
// @ts-check

/** @returns {HTMLInputElement | null} */
const slider = () => document.querySelector("[data-scrub]");

/** Says where the slider stands: as the page says it of a past position. */
function tell() {
  const said = document.querySelector(".asked-body .moment")?.parentElement;
  const words = [...(said?.querySelectorAll(".moment, .happened li") ?? [])].map((one) => one.textContent?.trim());
  if (words.length) slider()?.setAttribute("aria-valuetext", words.join(". "));
  else slider()?.removeAttribute("aria-valuetext");
}

document.addEventListener("keydown", (event) => {
  const now = slider();
  if (event.target !== now || !now || !["PageUp", "PageDown"].includes(event.key)) return;
  const begins = [...document.querySelectorAll(".rounds [data-ply]")].map((mark) => Number(mark.getAttribute("data-ply")));
  const places = [0, ...begins, Number(now.max)];
  const at = Number(now.value);
  // Up is back, as in a text.
  const to = event.key === "PageUp" ? places.filter((ply) => ply < at).at(-1) : places.find((ply) => ply > at);
  event.preventDefault();
  if (to === undefined) return;
  now.value = String(to);
  now.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("arrived", tell);
tell();
