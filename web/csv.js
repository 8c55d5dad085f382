// Copies a table of numbers for a spreadsheet.
// @ts-check

/** @param {Element} cell */
const written = (cell) => {
  const said = (cell.textContent ?? "").replace(/\s+/g, " ").replace("♛", "").trim().replace("−", "-");
  // What is in brackets would be read as a loss.
  const text = said.replace(/^\((\d+)\)$/, "$1");
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** @param {HTMLTableElement} table
 * @returns {string} a line for each row; a cell that is wider than one leaves the next ones empty */
const csv = (table) =>
  [...table.rows]
    .map((row) => [...row.cells].map((cell) => written(cell) + ",".repeat(cell.colSpan - 1)).join(","))
    .join("\n");

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-csv]");
  const table = button && button.closest("section")?.querySelector("table");
  if (!button || !table) return;
  const text = csv(table);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = button.getAttribute("data-csv");
  } catch {
    // Who may not copy gets the text itself, selected.
    const area = document.createElement("textarea");
    area.value = text;
    area.readOnly = true;
    area.setAttribute("aria-label", button.textContent ?? "");
    button.replaceWith(area);
    area.select();
  }
});
