// The connection to the server: what happens at the table is heard, and a loss is seen at once.
// @ts-check

import { notice, table } from "./page.js";

/** @type {EventSource | undefined} */
let stream;
/** Whether the board is an old one. */
let lost = false;
/** Whether the server was ever heard. */
let heard = false;
/** @type {{ happened: (entry: number) => unknown, again: () => unknown } | undefined} */
let wanted;

/** The board as it is now is kept for a time without a connection; see worker.js. */
function keep() {
  if (!table() || lost || !heard) return;
  const page = `<!doctype html>${document.documentElement.outerHTML}`;
  const address = location.href.split("#")[0];
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ address, page }));
}

/** The last board stays; that it is an old one is said and seen. */
function lose() {
  const now = table();
  if (!now || lost) return;
  keep();
  lost = true;
  // A page that was kept says when it was; any other is of this moment.
  const drawn = new Date(document.lastModified);
  const today = drawn.toDateString() === new Date().toDateString();
  const since = drawn.toLocaleString(document.documentElement.lang, { dateStyle: today ? undefined : "short", timeStyle: "short" });
  notice(now.dataset.lost?.replace("{time}", since));
  now.dataset.old = (now.dataset.aged ?? "{time}").replace("{time}", since);
}

/** Connected once more: what was missed is looked at, and until it is seen the board is the old one. */
async function find() {
  heard = true;
  if (!lost) return;
  lost = false;
  notice();
  await wanted?.again();
  if (!lost) table()?.removeAttribute("data-old");
}

/** A browser gives up where something else than a stream answers, such as a proxy, or because
 * somebody else has the seat: then the table is looked at first.
 * @param {EventSource} given */
async function again(given) {
  if (given !== stream) return;
  await wanted?.again();
  if (given === stream) connect();
}

/** Connects anew. The browser does so by itself after a loss and names the last entry it saw. */
function connect() {
  const now = table();
  const events = now?.dataset.events;
  if (!now || !events) return;
  stream?.close();
  const { seat, lent, seq, trial } = now.dataset;
  const query = new URLSearchParams({ after: seq ?? "0" });
  // Whoever tries things out, or moves for another, hears what is told to them alone.
  if (seat !== undefined && lent === undefined && trial === undefined) query.set("seat", seat);
  const mine = new EventSource(`${events}?${query}`);
  stream = mine;
  mine.onopen = find;
  mine.onerror = () => {
    lose();
    if (mine.readyState === EventSource.CLOSED) setTimeout(() => again(mine), 2000);
  };
  mine.addEventListener("talk", ({ data }) => {
    document.dispatchEvent(new CustomEvent("talk", { detail: JSON.parse(data).number }));
  });
  // Somebody else has the seat, or nobody is signed in here any more: nothing is lost.
  mine.addEventListener("over", () => {
    mine.close();
    again(mine);
  });
  /** @type {number | undefined} */
  let soon;
  mine.onmessage = (message) => {
    // Bots move in bursts: one look is enough for all of them.
    clearTimeout(soon);
    soon = setTimeout(() => wanted?.happened(Number(message.lastEventId)), 60);
  };
}

/** Listens for what happens at the table.
 * @param {{ happened: (entry: number) => unknown, again: () => unknown }} deeds what to do when something has
 * happened, and when something may have */
export function listen(deeds) {
  wanted = deeds;
  connect();
}

// A device that goes offline keeps its connections, as if nothing could be missed.
addEventListener("offline", () => table()?.dataset.events && lose());
addEventListener("online", connect);

// A browser has few connections to a server: a page that it keeps in memory gives
// its own back, and may be stale when it is shown again.
addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  wanted?.again();
  connect();
});

// Whoever turns to something else may come back without a network.
addEventListener("visibilitychange", () => document.hidden && keep());
navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
