// A part of the page becomes another one: what is alike in both stays as it is, so that the browser
// has to style and lay out only what differs.
// @ts-check

/** @param {Element} old
 * @param {Element} next */
function attributes(old, next) {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** What kind of thing it is: its name, and the first word of its class.
 * @param {Node} node */
const kind = (node) => (node instanceof Element ? `${node.nodeName}.${node.getAttribute("class")?.split(" ")[0] ?? ""}` : node.nodeName);

/** Whether one can become the other. What a visitor types or opens is no part of what was drawn, so
 * that it is put in place anew.
 * @param {Node} old
 * @param {Node} next */
const alike = (old, next) => kind(old) === kind(next) && !["INPUT", "SELECT", "TEXTAREA"].includes(old.nodeName);

/** Makes what stands on the page like what is to stand there, which is used up.
 * @param {Node} old
 * @param {Node} next */
export function become(old, next) {
  if (!(old instanceof Element && next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  attributes(old, next);
  const [was, is] = [[...old.childNodes], [...next.childNodes]];
  const same = (/** @type {number} */ at, /** @type {number} */ to) => was[at].isEqualNode(is[to]);
  // Something is added or taken away in between: what stands before and after it stays.
  let [start, end] = [0, 0];
  const most = Math.min(was.length, is.length);
  while (start < most && same(start, start)) start++;
  while (end < most - start && same(was.length - 1 - end, is.length - 1 - end)) end++;
  const [leaving, coming] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
  const before = was[was.length - end] ?? null;
  /** How many of each kind are still to come. @type {Map<string, number>} */
  const due = new Map();
  for (const node of coming) due.set(kind(node), (due.get(kind(node)) ?? 0) + 1);
  for (const node of coming) {
    due.set(kind(node), (due.get(kind(node)) ?? 0) - 1);
    // What nothing becomes is gone; what something later becomes waits for it.
    while (leaving.length && !alike(leaving[0], node) && !due.get(kind(leaving[0]))) leaving.shift()?.remove();
    const place = leaving[0];
    if (!place || !alike(place, node)) old.insertBefore(node, place ?? before);
    else if (leaving.shift() && !place.isEqualNode(node)) become(place, node);
  }
  for (const node of leaving) node.remove();
}
