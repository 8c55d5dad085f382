// Calls whoever looks elsewhere when it is their turn: a dot on the page's icon, and as they have
// chosen it a sound and a notification of the desktop. It tells the server who is looking.
// @ts-check
import { chosen, notify, sound } from "./calls.js";

/** So often it is said that somebody looks, in milliseconds. */
const pause = 25_000;

const table = () => /** @type {HTMLElement | null} */ (document.querySelector("main.table"));
/** Whether something waits for whoever looks. */
const waits = () => table()?.dataset.turn === "mine" || Number(document.querySelector("[data-turns]")?.getAttribute("data-turns")) > 0;
const looks = () => document.visibilityState === "visible" && document.hasFocus();

const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel='icon']"));
const plain = icon?.href ?? "";

/** The icon with a dot, or as it is.
 * @param {boolean} dotted */
function mark(dotted) {
  if (!icon || (icon.href !== plain) === dotted) return;
  const dot = plain.replace("icon.svg", "icon-turn.svg");
  icon.href = dotted ? dot : plain;
}

let before = waits();
function changed() {
  const now = waits();
  mark(now);
  if (now && !before && !looks()) {
    const { sound: aloud, desktop } = chosen();
    if (aloud) sound();
    if (desktop) notify(document.title, location.pathname);
  }
  before = now;
}

mark(before);
new MutationObserver(changed).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-turn", "data-turns"] });

// Whoever has an account may be told elsewhere, but not while they look.
if (table()?.hasAttribute("data-seen")) {
  let said = false;
  const say = () => {
    const sees = document.visibilityState === "visible";
    if (!sees && !said) return;
    said = sees;
    const form = new URLSearchParams(sees ? { here: "1" } : { gone: "1" });
    navigator.sendBeacon(`${location.pathname}/looking`, form);
  };
  say();
  setInterval(say, pause);
  document.addEventListener("visibilitychange", say);
  addEventListener("pagehide", () => navigator.sendBeacon(`${location.pathname}/looking`, new URLSearchParams({ gone: "1" })));
}
