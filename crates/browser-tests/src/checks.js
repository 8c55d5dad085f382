// What keeps people from using a page who do not see it, do not see it well or
// have no mouse. Each fault is one line: the rule, and the element that breaks it.

const faults = new Set();
const fault = (rule, element, more = "") => {
    const tag = element.outerHTML.split(">")[0].slice(0, 160);
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    faults.add(`${rule}: ${tag}> ${JSON.stringify(text)} ${more}`.trim());
};
const all = (css, root = document) => [...root.querySelectorAll(css)];
const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const isSilent = (element) => element.closest("[aria-hidden=true]") !== null;
const isFocusable = (element) => element.tabIndex >= 0 && !element.disabled && isSeen(element);
const CAN_FOCUS = "a[href], button, input, select, textarea, summary, [tabindex]";

// What is folded away can be unfolded, and is looked at as well.
for (const folded of all("details")) folded.open = true;

// ---- Names ----

/** What is said of an element's content. */
function content(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    if (node.localName !== "title" && !node.checkVisibility()) return "";
    return node.getAttribute("aria-label") ?? node.getAttribute("alt")
        ?? [...node.childNodes].map(content).join(" ");
}

/** The accessible name, in the order in which browsers look for it. */
function nameOf(element) {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
    const title = [...element.children].find((child) => child.localName === "title");
    const pressed = element.matches("input[type=submit], input[type=button]") ? element.value : "";
    const speaks = element.matches("a, button, summary, th, [role=button], [role=link], [role=tab]");
    const ways = [
        ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
        element.getAttribute("aria-label"),
        element.getAttribute("alt"),
        [...(element.labels ?? [])].map(content).join(" "),
        title?.textContent,
        pressed,
        speaks ? content(element) : "",
        element.getAttribute("title"),
    ];
    return ways.map((way) => (way ?? "").trim()).find(Boolean) ?? "";
}

const NAMED = `a[href], button, input:not([type=hidden]), select, textarea, summary, img, [role=button],
    [role=link], [role=img], [role=region], [role=dialog], [role=tab], [role=checkbox], [role=radio]`;
for (const element of all(NAMED)) {
    if (!isSeen(element) || isSilent(element) || element.getAttribute("alt") === "") continue;
    if (!nameOf(element)) fault("name", element);
}
for (const field of all("input, select, textarea")) {
    if (!isSeen(field) || ["hidden", "submit", "button", "image"].includes(field.type)) continue;
    const said = field.getAttribute("aria-label") || field.getAttribute("aria-labelledby");
    if (!said && ![...field.labels].some((label) => content(label).trim())) fault("label", field);
}

// ---- The document ----

const html = document.documentElement;
if (!/^[a-z]{2}\b/.test(html.lang)) fault("lang", html);
if (!document.title.trim()) fault("title", document.head);
const mains = all("main, [role=main]").filter(isSeen);
if (mains.length !== 1) fault("main", document.body, `${mains.length} of them`);
const heads = all("h1, h2, h3, h4, h5, h6").filter((head) => isSeen(head) && !isSilent(head));
const tops = heads.filter((head) => head.localName === "h1");
if (tops.length !== 1) fault("h1", document.body, `${tops.length} of them`);
heads.reduce((above, head) => {
    const level = Number(head.localName[1]);
    if (level > above + 1) fault("heading-order", head, `h${level} after h${above}`);
    if (!content(head).trim()) fault("heading-name", head);
    return level;
}, 0);

if (html.scrollWidth > innerWidth) fault("wide", document.body, `${html.scrollWidth} > ${innerWidth}`);

const ids = new Set();
for (const element of all("[id]")) {
    if (ids.has(element.id)) fault("duplicate-id", element);
    ids.add(element.id);
}
for (const element of all("[aria-labelledby], [aria-describedby], [aria-controls], label[for]")) {
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
        if (attribute === "for" && element.localName !== "label") continue;
        const named = (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean);
        if (named.some((id) => !ids.has(id))) fault("reference", element, attribute);
    }
}

// ---- The keyboard ----

for (const element of all(CAN_FOCUS)) {
    if (element.tabIndex > 0) fault("tab-order", element);
    if (!isFocusable(element)) continue;
    if (isSilent(element)) fault("hidden-focus", element);
    // What is within these is never spoken of.
    const mute = element.parentElement?.closest("button, a[href], summary, [role=button], [role=img]");
    if (mute) fault("nested", element, `within ${mute.localName}.${mute.getAttribute("class")}`);
}
for (const pick of all("[data-pick]").filter(isSeen)) {
    if (!isFocusable(pick)) fault("pick", pick, "no key reaches it");
}

// ---- Lists and tables ----

const only = (list, wanted) => [...list.children].every((child) => child.matches(wanted));
for (const list of all("ul, ol")) {
    if (!list.hasAttribute("role") && !only(list, "li, script, template")) fault("list", list);
}
for (const list of all("dl")) if (!only(list, "dt, dd, div")) fault("list", list);
for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu")) fault("list", item);
for (const item of all("dt, dd")) if (!item.closest("dl")) fault("list", item);
for (const table of all("table:not([role])").filter(isSeen)) {
    if (!table.querySelector("th")) fault("table", table, "no heads");
    for (const head of all("th", table)) {
        if (!["row", "col", "rowgroup", "colgroup"].includes(head.scope)) fault("scope", head);
        if (head.getClientRects().length > 0 && !nameOf(head)) fault("name", head);
    }
}

// ---- Contrast ----

const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const read = new Map();
/** A color as [red, green, blue, opacity], however it is written. */
function color(written) {
    if (!read.has(written)) {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = written;
        pen.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
        read.set(written, [red, green, blue, alpha / 255]);
    }
    return read.get(written);
}
const over = (front, back) => {
    const [opacity, mix] = [front[3], (index) => front[index] * front[3] + back[index] * (1 - front[3])];
    return [mix(0), mix(1), mix(2), opacity + back[3] * (1 - opacity)];
};
const light = ([red, green, blue]) => {
    const linear = (part) => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
const ratio = (one, two) => {
    const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
};

/** The plain color behind an element of the page, or null where there is a picture. */
function behind(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.backgroundImage !== "none") return null;
        const layer = color(style.backgroundColor);
        if (layer[3] > 0) layers.push(layer);
        if (layer[3] === 1) break;
    }
    const paper = color(getComputedStyle(html).colorScheme === "dark" ? "#121212" : "#ffffff");
    return layers.reduceRight((back, layer) => over(layer, back), paper);
}

/** The plain color behind a drawn text: its own outline, or the shape drawn before it. */
function drawnBehind(text, place) {
    const style = getComputedStyle(text);
    if (style.paintOrder.startsWith("stroke") && /^(rgb|color)/.test(style.stroke)) return color(style.stroke);
    for (let at = text; at && at.localName !== "svg"; at = at.parentElement) {
        for (let shape = at.previousElementSibling; shape; shape = shape.previousElementSibling) {
            const box = shape.getBoundingClientRect();
            if (box.right <= place.left || box.left >= place.right) continue;
            if (box.bottom <= place.top || box.top >= place.bottom) continue;
            if (["text", "title"].includes(shape.localName)) continue;
            if (!["rect", "circle", "ellipse"].includes(shape.localName)) return null;
            const { fill, fillOpacity, opacity, display } = getComputedStyle(shape);
            if (fill === "none" || display === "none") continue;
            if (!/^(rgb|color|#)/.test(fill) || Number(fillOpacity) * Number(opacity) < 1) return null;
            const covers = box.left <= place.left && box.right >= place.right
                && box.top <= place.top && box.bottom >= place.bottom;
            return covers && color(fill)[3] === 1 ? color(fill) : null;
        }
    }
    return null;
}

const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const element = text.parentElement;
    if (!/[\p{L}\p{N}]/u.test(text.data) || !isSeen(element) || isSilent(element)) continue;
    if (element.matches("title, option, script, style") || element.closest(":disabled, [aria-disabled=true]")) continue;
    const place = element.getBoundingClientRect();
    if (place.width < 2 || place.height < 2) continue;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const back = drawn ? drawnBehind(element, place) : behind(element);
    if (!back || (drawn && !/^(rgb|color|#)/.test(style.fill))) continue;
    let [red, green, blue, opacity] = color(drawn ? style.fill : style.color);
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const found = ratio(over([red, green, blue, opacity], back), back);
    const size = Number.parseFloat(style.fontSize) * (drawn ? element.getScreenCTM().a : 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (found < (large ? 3 : 4.5)) fault("contrast", element, found.toFixed(2));
}

return [...faults];
