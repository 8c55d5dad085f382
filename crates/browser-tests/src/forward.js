// Sends moves until `condition` is true of what is seen and can be chosen, at most so many.
//
// It plays to build and earn: the first kind of move of a plan that is legal, and
// of that kind any one. Arguments: table, seed, the condition, the most moves.

const [table, seed, condition, most] = arguments;
const stop = new Function("view", "choices", "seat", `return ${condition}`);
let state = seed;
const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * sides);
};
const plan = [["pay", 10], ["run", 10], ["convert", 10], ["concession", 10], ["buy", 8],
    ["found", 6], ["lay", 10], ["commission", 10], ["station", 7], ["wagon", 6], ["train", 6],
    ["machine", 5], ["benefit", 10], ["answer", 10], ["raise", 10]];
const look = async (seat) =>
    (await fetch(`/api/v1/tables/${table}${seat === undefined ? "" : `?seat=${seat}`}`)).json();
return (async () => {
    for (let move = 0; move < most; ) {
        const seen = await look();
        if (seen.turn === "over") return { over: true };
        // Chance speaks a moment after the move before it.
        const seat = seen.turn.decide?.[0];
        if (seat === undefined) continue;
        const { choices, view, decision } = await look(seat);
        if (stop(view, choices, seat)) return { seat, choices, view };
        const verbs = plan.filter(([, chance]) => roll(10) < chance);
        const kinds = verbs.map(([verb]) => choices.filter((path) => path.startsWith(verb)));
        const passes = choices.filter((path) => path === "pass");
        const bids = choices.filter((path) => path.startsWith("bid")).slice(0, 1);
        const some = [...kinds, passes, bids, choices].find((some) => some.length > 0);
        const path = some[0].startsWith("run") ? some[0] : some[roll(some.length)];
        const body = JSON.stringify({ seat, decision, path });
        const answer = await fetch(`/api/v1/tables/${table}/moves`,
            { method: "POST", headers: { "content-type": "application/json" }, body });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        move += 1;
    }
    return { more: true };
})();
