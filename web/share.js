// Shares the address of a table, and prints it; without this script the link just leads there.
// @ts-check

import { notice } from "./page.js";

document.addEventListener("click", async (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-print]")) print();
  const link = /** @type {HTMLAnchorElement | null} */ (target?.closest("a[data-share]") ?? null);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    if (navigator.share) await navigator.share({ title: document.title, url: link.href });
    else {
      await navigator.clipboard.writeText(link.href);
      notice(link.dataset.share);
    }
  } catch (error) {
    // Whoever changes their mind is not asked again; who may not copy gets the address itself.
    if (!(error instanceof DOMException && error.name === "AbortError")) notice(link.href);
  }
});
