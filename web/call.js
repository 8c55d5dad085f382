// Calls whoever looks elsewhere when it is their turn: a dot on the page's icon, and as they have
// chosen it a sound and a notification of the desktop. What waits at other tables every page says,
// also in its title. It tells the server who is looking.
// @ts-check
import { chosen, notify, sound } from "./calls.js";

/** So often it is said that somebody looks, in milliseconds. */
const pause = 25_000;
/** So often it is asked what waits elsewhere. */
const rest = 10_000;

const table = () => /** @type {HTMLElement | null} */ (document.querySelector("main.table"));
const home = () => document.querySelector("[data-turns]");
/** Whether this page itself says that something waits for whoever looks. */
const own = () => table()?.dataset.turn !== undefined || Number(home()?.getAttribute("data-turns")) > 0;
/** What the page is called while something waits elsewhere. @type {string | undefined} */
let elsewhere;
/** Whether something waits for whoever looks. */
const waits = () => own() || elsewhere !== undefined;
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

/** What the page is called by itself, while it is called otherwise. @type {[string, string] | undefined} */
let called;

/** Says in the title that something waits elsewhere, unless the page says so itself. */
function name() {
  const said = own() ? undefined : elsewhere;
  // What the page has been called anew meanwhile is its own.
  if (called && document.title === called[0]) document.title = called[1];
  called = said === undefined ? undefined : [said, document.title];
  if (said !== undefined) document.title = said;
}

/** Whether another page of this browser has called a moment ago; from now on one has. */
function isCalled() {
  const at = Number(localStorage.getItem("called-at"));
  localStorage.setItem("called-at", String(Date.now()));
  return Date.now() - at < 2 * rest;
}

let before = waits();
function changed() {
  const now = waits();
  mark(now);
  name();
  if (now && !before && !looks()) {
    const { sound: aloud, desktop } = chosen();
    // The page of the table itself calls in any case.
    const calls = (aloud || desktop) && (!isCalled() || own());
    if (calls && aloud) sound();
    if (calls && desktop) notify(document.title, location.pathname);
  }
  before = now;
}

/** Asks what waits elsewhere, as long as whoever looks is known; home sees to it while it is seen. */
async function ask() {
  if (home() && document.visibilityState === "visible") {
    elsewhere = undefined;
    return changed();
  }
  try {
    const here = table()?.dataset.base?.match(/^\/tables\/(.+)/)?.[1];
    const answer = await fetch(`/me/calls${here ? `?table=${here}` : ""}`, { cache: "no-store" });
    if (answer.status === 204) return clearInterval(asking);
    if (!answer.ok) return;
    elsewhere = (await answer.json()).title ?? undefined;
    changed();
  } catch {
    // It is asked again in a moment.
  }
}

mark(before);
const asking = setInterval(ask, rest);
document.addEventListener("visibilitychange", ask);
ask();
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
