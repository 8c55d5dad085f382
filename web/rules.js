// Searching the rules in short: chapters without the words that are typed go away. Without this
// script the browser's own search finds them.
// @ts-check

const field = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-search]"));
const found = /** @type {HTMLElement | null} */ (document.querySelector("[data-found]"));
const chapters = [...document.querySelectorAll(".rules section")];

/** Letters as they are typed in a hurry: small, and without accents.
 * @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const texts = chapters.map((chapter) => plain(chapter.textContent ?? ""));

/** Marks the words where they stand, in browsers that can.
 * @param {string[]} words
 * @param {Element[]} shown */
function mark(words, shown) {
  if (!("highlights" in CSS)) return;
  const marked = new Highlight();
  for (const chapter of words.length ? shown : []) {
    const nodes = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      // Letters without accents may be fewer or more than those with them.
      const letters = [...(node.textContent ?? "")].flatMap((letter, at) => [...plain(letter)].map((one) => ({ one, at })));
      const text = letters.map(({ one }) => one).join("");
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const place = document.createRange();
          place.setStart(node, letters[at].at);
          place.setEnd(node, letters[at + word.length - 1].at + 1);
          marked.add(place);
        }
      }
    }
  }
  CSS.highlights.set("found", marked);
}

/** Shows the chapters that have all the words, and says how many they are. */
function search() {
  const words = plain(field?.value ?? "").split(/\s+/).filter(Boolean);
  let count = 0;
  chapters.forEach((chapter, nth) => {
    const fits = words.every((word) => texts[nth].includes(word));
    chapter.toggleAttribute("hidden", !fits);
    if (fits) count++;
  });
  mark(words, chapters.filter((chapter) => !chapter.hasAttribute("hidden")));
  if (!found) return;
  found.textContent = words.length ? (count ? `${count} / ${chapters.length}` : (found.dataset.none ?? "")) : "";
}

if (field) {
  field.closest("p")?.removeAttribute("hidden");
  field.addEventListener("input", search);
  search();
}

document.addEventListener("keydown", (event) => {
  if (!field) return;
  const typing = event.target === field;
  if (event.key === "/" && !typing) {
    event.preventDefault();
    field.focus();
  } else if (event.key === "Escape" && typing) {
    field.value = "";
    search();
  } else if (event.key === "Enter" && typing) {
    // On to the first chapter that is left.
    const first = /** @type {HTMLElement | undefined} */ (chapters.find((one) => !one.hasAttribute("hidden")));
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  }
});
