// Decides once for whoever is at this browser and is asked: builds and earns if it can be.
// Arguments: table, a number that chooses.

const [table, nth] = arguments;
const look = async () => (await fetch(`/api/v1/tables/${table}`)).json();
return (async () => {
    const { choices, decision, turn, seat } = await look();
    if (!choices?.length) return null;
    const plan = ["pay", "run", "convert", "concession", "buy", "found", "lay", "train", "pass", "bid"];
    const kinds = plan.map((verb) => choices.filter((path) => path.startsWith(verb)));
    const some = kinds.find((kind) => kind.length > 0) ?? choices;
    const path = some[0].startsWith("run") ? some[0] : some[nth % some.length];
    const body = JSON.stringify({ seat: seat ?? turn.decide[0], decision, path });
    const answer = await fetch(`/api/v1/tables/${table}/moves`,
        { method: "POST", headers: { "content-type": "application/json" }, body });
    await new Promise((done) => setTimeout(done, 60));
    return answer.ok ? path : answer.text();
})();
