// What a page tells by color alone, which some eyes do not see.
// Each fault is one line: the rule, and the element that breaks it.

const faults = new Set();
const fault = (rule, element, more = "") =>
    faults.add(`${rule}: ${element.outerHTML.split(">")[0].slice(0, 140)} ${more}`.trim());
const seen = (element) => element.getClientRects().length > 0;
const main = document.querySelector("main.table") ?? document.body;

// ---- Seats ----

/** The number of the seat whose color an element has. */
const seatOf = (element) => [...element.classList].map((name) => name.match(/^seat-(\d)$/)?.[1]).find(Boolean);
const shaped = (element, seat) => [element, ...element.querySelectorAll("use")]
    .some((use) => use.getAttribute?.("href") === `#art-seat-${seat}`);
/** Whether the shape or the name of a seat stands in the element or in what holds it. */
function told(element, seat) {
    for (let at = element; at && at !== main; at = at.parentElement) {
        if (at.matches(".panel, .plantation, .share-row, tr, li, p, [data-piece], g.chart-line, g, span") && shaped(at, seat)) return true;
    }
    return false;
}
/** Whether the shape of a seat lies upon a drawing, such as its station in a city. */
function upon(element, seat) {
    const [left, top, right, bottom] = (({ x, y, width, height }) => [x, y, x + width, y + height])(element.getBoundingClientRect());
    return [...main.querySelectorAll(`svg use[href="#art-seat-${seat}"]`)].some((use) => {
        const { x, y, width, height } = use.getBoundingClientRect();
        return x >= left && y >= top && x + width <= right && y + height <= bottom;
    });
}
for (const element of main.querySelectorAll("[class*='seat-']")) {
    const seat = seatOf(element);
    if (seat === undefined || !seen(element)) continue;
    if (!told(element, seat) && !(element.matches("svg g") && upon(element, seat))) fault("seat", element);
}

// ---- What can be chosen ----

for (const pick of main.querySelectorAll("[data-pick]")) {
    if (!seen(pick)) continue;
    if (pick instanceof SVGElement) {
        const drawn = [pick, ...pick.querySelectorAll(".ring *, .ring, circle, path, rect, polygon")];
        const edged = drawn.some((part) => {
            const { stroke, strokeWidth } = getComputedStyle(part);
            return stroke !== "none" && Number.parseFloat(strokeWidth) >= 2;
        });
        if (!edged) fault("ring", pick);
    } else {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(pick);
        const edged = (Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none") || outlineStyle !== "none";
        if (!edged && !pick.querySelector("svg")) fault("border", pick);
    }
}

// ---- Symbols ----

const light = (written) => {
    const [red, green, blue] = (written.match(/[\d.]+/g) ?? [0, 0, 0]).map(Number);
    const linear = (part) => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
const ratio = (one, two) => {
    const [high, low] = [one, two].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
};
/** A drawing without its colors. */
const outline = (symbol) => [...symbol.querySelectorAll("*")].map((part) => [part.localName,
    ...[...part.attributes].filter(({ name }) => !["class", "fill", "stroke", "id", "opacity"].includes(name))
        .map(({ name, value }) => `${name}=${value}`)].join(" ")).join("|");
const symbols = [...main.querySelectorAll("symbol[id]")];
symbols.forEach((one, nth) => {
    for (const other of symbols.slice(nth + 1)) {
        if (outline(one) === outline(other)) fault("symbol", one, `looks like ${other.id} but for its color`);
    }
});

// ---- Grounds of one kind ----

// Fills that say something by themselves: told apart in gray, or with a letter or a symbol within.
for (const [, names] of Object.entries({ tile: ["yellow", "green", "brown", "gray"] })) {
    const found = names.map((name) => [...main.querySelectorAll(`path.${name}, .${name} > path`)].find(seen)).filter(Boolean);
    found.forEach((one, nth) => {
        for (const other of found.slice(nth + 1)) {
            const [a, b] = [one, other].map((path) => light(getComputedStyle(path).fill));
            if (ratio(a, b) < 1.15) fault("ground", one, `is in gray as ${other.getAttribute("class")}: ${ratio(a, b).toFixed(2)}`);
        }
    });
}

return [...faults];
