// How somebody wants to be called in this browser: kept here, and chosen on the page for notices.
// @ts-check

/** What is chosen in this browser.
 * @returns {{ sound?: boolean, desktop?: boolean }} */
export function chosen() {
  try {
    return JSON.parse(localStorage.getItem("calls") ?? "{}");
  } catch {
    return {};
  }
}

/** Two short tones. */
export function sound() {
  const audio = new AudioContext();
  for (const [tone, at] of [[660, 0], [880, 0.18]]) {
    const [voice, volume] = [audio.createOscillator(), audio.createGain()];
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0.15, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.16);
    voice.connect(volume).connect(audio.destination);
    voice.start(audio.currentTime + at);
    voice.stop(audio.currentTime + at + 0.17);
  }
}

/** A notification of the desktop; of one page there is one.
 * @param {string} text
 * @param {string} tag */
export function notify(text, tag) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(text, { tag });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}

const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-calls]"));
if (place) {
  place.hidden = false;
  const denied = /** @type {HTMLElement} */ (place.querySelector("[data-call-denied]"));
  for (const box of place.querySelectorAll("input")) {
    const way = /** @type {"sound" | "desktop"} */ (box.dataset.call);
    box.checked = chosen()[way] === true;
    box.addEventListener("change", async () => {
      if (way === "desktop" && box.checked && "Notification" in window) {
        const answer = await Notification.requestPermission();
        box.checked = answer === "granted";
        denied.hidden = box.checked;
      }
      localStorage.setItem("calls", JSON.stringify({ ...chosen(), [way]: box.checked }));
    });
  }
  place.querySelector("[data-call-try]")?.addEventListener("click", (event) => {
    const { sound: aloud, desktop } = chosen();
    if (aloud) sound();
    if (desktop) notify(/** @type {HTMLElement} */ (event.currentTarget).dataset.text ?? "", "try");
  });
}
// Whose clock is not known yet: this one's.
const ahead = /** @type {HTMLSelectElement | null} */ (document.querySelector("select[data-ahead]"));
if (ahead) ahead.value = String(-new Date().getTimezoneOffset());
