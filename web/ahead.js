// What a click would only show is asked for as soon as it is pointed at, so that the click finds it
// there. `data-ahead` is on what is shown and decides nothing.
// @ts-check

import { held } from "./held.js";
import { looking, table } from "./page.js";

/** So long, in milliseconds, an answer is waited for. */
export const patience = 20_000;
/** The latest that was asked for: its address, what the page had then, and its answer.
 * @type {{ address: string, had: string, answer: Promise<Response | undefined>, ends: AbortController } | undefined} */
let asked;

/** What has come ahead, already read as a page. @type {{ html: string, next: Element | null } | undefined} */
let read;

/** The table in a page. @param {string} html */
const parsed = (html) => new DOMParser().parseFromString(html, "text/html").querySelector("main.table");

/** The table in a page that has come; one that came ahead was read while nobody waited for it.
 * @param {string} html */
export function reading(html) {
  const next = read?.html === html ? read.next : parsed(html);
  // Its parts are put into the page, which can be done once.
  read = undefined;
  return next;
}

/** Where the table is, looked at in another way.
 * @param {Record<string, string | undefined>} change */
export function address(change) {
  const log = document.querySelector("[data-log]") ? undefined : "all";
  return `${table()?.dataset.base}/parts?${looking({ log, ...change })}`;
}

/** The answer to what was asked ahead; nothing if it was something else, or the page has changed since.
 * @param {string} path
 * @param {HeadersInit} headers */
export async function foreseen(path, headers) {
  const { address, had, answer } = asked ?? {};
  if (address !== path || had !== JSON.stringify(headers)) return undefined;
  // It can be read once.
  asked = undefined;
  return answer;
}

/** What is picked once something is clicked.
 * @param {HTMLElement | SVGElement} one */
export const leads = ({ dataset: { crumb, pick } }) =>
  crumb ?? [table()?.dataset.picked, pick].filter(Boolean).join("/");

/** What is asked with: an answer as programs like it, without what the page has. */
export const headers = () => ({ accept: "application/json", ...held() });

for (const points of /** @type {const} */ (["pointerover", "focusin"])) {
  document.addEventListener(points, ({ target }) => {
    const one = /** @type {SVGElement | null} */ (target instanceof Element ? target.closest("[data-ahead]") : null);
    if (!one || !table()) return;
    const [path, sent] = [address({ picked: leads(one) }), headers()];
    const had = JSON.stringify(sent);
    if (asked?.address === path && asked.had === had) return;
    asked?.ends.abort();
    const ends = new AbortController();
    const signal = AbortSignal.any([ends.signal, AbortSignal.timeout(patience)]);
    const answer = fetch(path, { headers: sent, signal }).catch(() => undefined);
    asked = { address: path, had, answer, ends };
    answer.then(async (came) => {
      // Whoever waits for it already reads it at once.
      if (asked?.answer !== answer || !came?.ok) return;
      const html = await came.clone().text().catch(() => "");
      if (asked?.answer === answer) read = { html, next: parsed(html) };
    });
  });
}
