// Keeps the last pages that were looked at in this browser: without a connection they are shown
// instead of nothing, and say themselves that they are old. It also shows what is told.
// @ts-check

const worker = /** @type {any} */ (self);

/** The store of pages, and how many there are at most: whoever plays at more tables looks at few. */
const PAGES = "public pages and boards";
const MOST = 20;

/** What is one's own, or the host's, is not kept: a device may be somebody else's tomorrow. */
const PRIVATE = /^\/(me|admin)(\/|$)|\/talk$/;

worker.addEventListener("install", (/** @type {any} */ event) => {
  // Moves and files need no detour through here, where a browser knows how to leave it out.
  const files = ["cors", "no-cors", "same-origin"].map((requestMode) => ({ requestMode }));
  event.addRoutes?.([{ condition: { or: files }, source: "network" }])?.catch(() => undefined);
  worker.skipWaiting();
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), forget((name) => name !== PAGES)]));
});

/** @param {(name: string) => boolean} which stores that are not needed any more */
async function forget(which) {
  await Promise.all((await caches.keys()).filter(which).map((name) => caches.delete(name)));
}

/** What is being kept; whoever looks for a page waits for it. */
let keeping = Promise.resolve();

/** Keeps a page with the time at which it was true, which it reads as its own last change.
 * @param {string} address
 * @param {BodyInit | null} page
 * @param {Headers} headers what it may do is said with it */
async function keep(address, page, headers) {
  const dated = new Headers(headers);
  dated.set("last-modified", new Date().toUTCString());
  const pages = await caches.open(PAGES);
  await pages.put(address, new Response(page, { headers: dated }));
  const kept = await pages.keys();
  await Promise.all(kept.slice(0, -MOST).map((old) => pages.delete(old)));
}

/** @param {any} event a page that is asked for */
async function answer(event) {
  const { url } = event.request;
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    const isPage = fresh.headers.get("content-type")?.startsWith("text/html");
    if (fresh.ok && isPage && !PRIVATE.test(new URL(url).pathname)) {
      const copy = fresh.clone();
      event.waitUntil(keep(url, copy.body, copy.headers));
    }
    return fresh;
  } catch (lost) {
    await keeping;
    const kept = await caches.match(url);
    if (kept) return kept;
    throw lost;
  }
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { mode, method, url } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
  // Whoever signs in or out leaves no board to whoever comes next.
  else if (mode === "navigate" && new URL(url).pathname.startsWith("/me/")) event.waitUntil(forget(() => true));
});

// A page that has changed since it was asked for hands itself over.
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { address, page } = event.data;
  const html = { "content-type": "text/html; charset=utf-8" };
  keeping = caches.match(address).then((old) => keep(address, page, old?.headers ?? new Headers(html)));
  event.waitUntil(keeping);
});

// What is told while no page is open. The words are the house's, in the language of whoever is told.
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { text, path, id } = event.data.json();
  event.waitUntil(worker.registration.showNotification("Ingenio", { body: text, tag: id, data: { path }, icon: "/assets/now/icon-192.png" }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

/** Shows a page: in the window where it is open already, or in another.
 * @param {string} path */
async function show(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
  return open ? open.focus() : worker.clients.openWindow(path);
}

// A browser that changes the address at which it is told says so itself.
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(handOver(event)));

/** @param {any} event */
async function handOver({ newSubscription, oldSubscription }) {
  const made = newSubscription ?? (await worker.registration.pushManager.subscribe(oldSubscription.options));
  await fetch("/me/notices/push", { method: "POST", body: JSON.stringify(made), headers: { "content-type": "application/json" } });
}
