// Checks the dice of a finished game, as docs/fair-dice.md specifies: node docs/verify.mjs FILE
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const game = JSON.parse(readFileSync(process.argv[2], "utf8"));
const end = (code, says) => (console.log(says), process.exit(code));
if (!game.seed) end(1, "The game is not over; its seed is shown only then.");
if (!["poeppel-1", "poeppel-2"].includes(game.format)) end(1, `This file has the format ${game.format}.`);
const name = game.format === "poeppel-1" ? game.table : game.at;
const seed = Buffer.from(game.seed, "hex");
const hash = createHash("sha256").update(seed).digest("hex");
if (hash !== game.published) end(1, "The seed does not fit the published hash.");

function* words(n, about = `${game.format}:${name}:${game.contributions.join()}:chance:${n}`) {
  for (let block = 0; ; block++) {
    const bytes = createHmac("sha256", seed).update(`${about}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}
function outcome(n, { type, dice, cards, among }) {
  const source = words(n);
  const uniform = (size) => {
    for (;;) {
      const word = source.next().value;
      if (word < 2 ** 32 - (2 ** 32 % size)) return word % size;
    }
  };
  if (type === "Pick") return `${uniform(among)}`;
  if (type === "Roll") return Array.from({ length: dice }, () => uniform(6) + 1).join(" ");
  const order = Array.from({ length: cards }, (_, place) => place);
  for (let last = cards - 1; last > 0; last--) {
    const other = uniform(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order.join(" ");
}
const chances = game.log.filter((row) => row.seat === -1);
const wrong = chances.findIndex((row, n) => outcome(n, row.question) !== row.action);
if (wrong >= 0) end(1, `Row ${chances[wrong].seq} does not follow from the seed.`);
end(0, `The seed fits the hash ${hash}, and all ${chances.length} outcomes follow from it.`);
