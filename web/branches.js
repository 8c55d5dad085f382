// Lines that were tried out and are kept under a name, with a note, in this browser alone; and
// numbers that are named ahead of time.
// @ts-check

/** @typedef {{ name: string, note: string, ply: string, moves: string }} Branch */

/** @param {string} table */
const place = (table) => `branches:${table}`;

/** @param {string} table
 * @returns {Branch[]} */
function read(table) {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} table @param {Branch[]} branches */
function write(table, branches) {
  try {
    localStorage.setItem(place(table), JSON.stringify(branches));
  } catch {
    // A browser that keeps nothing forgets them.
  }
}

/** Lists what is kept wherever the page has a place for it. */
function list() {
  for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-branches]"))) {
    const table = box.dataset.branches ?? "";
    const branches = read(table);
    const rows = box.querySelector("ul");
    if (!rows) continue;
    box.hidden = branches.length === 0;
    rows.replaceChildren(...branches.map(({ name, note, ply, moves }, nth) => {
      const row = document.createElement("li");
      const link = document.createElement("a");
      link.textContent = name;
      link.href = `?${new URLSearchParams({ ply, trial: moves })}`;
      const remove = document.createElement("button");
      remove.type = "button";
      remove.textContent = "✕";
      remove.ariaLabel = `${rows.dataset.remove} ${name}`;
      remove.addEventListener("click", () => {
        write(table, read(table).filter((_, other) => other !== nth));
        list();
      });
      row.append(link, note && ` – ${note} `, remove);
      return row;
    }));
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target instanceof Element ? event.target.closest("form[data-keep]") : null;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const box = /** @type {HTMLElement | null} */ (document.querySelector("[data-branches]"));
  const [name, note] = ["name", "note"].map((field) => String(new FormData(form).get(field) ?? "").trim());
  const { fromPly: ply = "", moves = "" } = form.dataset;
  if (!box?.dataset.branches || !name) return;
  const others = read(box.dataset.branches).filter((branch) => branch.name !== name);
  write(box.dataset.branches, [...others, { name, note, ply, moves }]);
  form.reset();
  list();
});

// What is decided ahead of time with a number of one's own.
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.intent === undefined) return;
  const button = target.closest("p")?.querySelector("button");
  if (!button) return;
  button.disabled = !target.validity.valid;
  button.dataset.intend = target.dataset.intent.replace("{}", target.value);
});

document.addEventListener("arrived", list);
list();
