// Decides for whoever is at this browser as long as they are asked, a few times at most: builds and
// earns if it can be. Then the kind of round in which others are asked.
// Arguments: table, a number that chooses.

const [table, nth] = arguments;
const look = async (seat) => {
    const answer = await fetch(`/api/v1/tables/${table}${seat === undefined ? "" : `?seat=${seat}`}`);
    return answer.ok ? answer.json() : {};
};
return (async () => {
    for (let move = 0; move < 12; move++) {
        const { turn, view } = await look();
        const seat = turn?.decide?.[0];
        if (seat === undefined) return "";
        const { choices, decision } = await look(seat);
        // Somebody else is asked.
        if (!choices?.length) return view.round.round;
        const plan = ["pay", "run", "convert", "concession", "buy", "found", "lay", "train", "pass", "bid"];
        const kinds = plan.map((verb) => choices.filter((path) => path.startsWith(verb)));
        const some = kinds.find((kind) => kind.length > 0) ?? choices;
        const path = some[0].startsWith("run") ? some[0] : some[nth % some.length];
        const body = JSON.stringify({ seat, decision, path });
        const answer = await fetch(`/api/v1/tables/${table}/moves`,
            { method: "POST", headers: { "content-type": "application/json" }, body });
        if (!answer.ok) return answer.text();
    }
    return "";
})();
