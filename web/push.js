// Lets this browser be told even if no page is open, where it can.
// @ts-check

/** The bytes that are written so.
 * @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-push]"));
const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-push-said]"));

/** Says how it stands, or nothing.
 * @param {"asking" | "denied" | "unreached" | "failed"} [how] */
function say(how) {
  if (place) place.textContent = (how && place.dataset[how]) ?? "";
}

/** So long it is waited for the browser's service, in milliseconds. */
const PATIENCE = 15000;

/** Asks the browser for an address of its own, and hands that over. */
async function subscribe() {
  if (!button) return;
  button.disabled = true;
  say("asking");
  /** What is true if it goes wrong from here on. @type {"denied" | "unreached" | "failed"} */
  let wrong = "denied";
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new Error(wrong);
    wrong = "unreached";
    const registration = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(button.dataset.push ?? "") };
    // One that was made for another house, or another key, is of no use here.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    // A browser that cannot reach its own service says nothing for a long time.
    const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
    const made = await Promise.race([registration.pushManager.subscribe(wanted), late]);
    wrong = "failed";
    const answer = await fetch("/me/notices/push", { method: "POST", body: JSON.stringify(made), headers: { "content-type": "application/json" } });
    location.assign(answer.ok ? answer.url : "/me/notices");
  } catch {
    say(wrong);
    button.disabled = false;
  }
}

if (button && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  navigator.serviceWorker.register("/worker.js").then(() => {
    button.hidden = false;
    say();
    button.addEventListener("click", subscribe);
  }).catch(() => undefined);
}
