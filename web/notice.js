// What the host says to everybody: asked for again while somebody looks.
// @ts-check

/** So often, in milliseconds. */
const pause = 30_000;

/** Puts what is said now in the place of what was said. A server that does not answer is asked
 * again in time. */
async function look() {
  const now = document.querySelector(".said");
  if (!now || document.visibilityState !== "visible") return;
  try {
    const answer = await fetch("/notice", { headers: { accept: "text/html" } });
    if (answer.status !== 200) return;
    const html = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = html.querySelector(".said");
    // Whoever puts it away comes back to where they are.
    next?.querySelector('[name="back"]')?.setAttribute("value", location.pathname + location.search);
    if (next && next.innerHTML !== now.innerHTML) now.replaceChildren(...next.childNodes);
  } catch {
    // What was said stays.
  }
}

setInterval(look, pause);
document.addEventListener("visibilitychange", look);

// Whoever plays is called when it is their turn; that need not be there at once.
addEventListener("load", () => setTimeout(() => import("./call.js").catch(() => undefined), 1500));
