// Checks the draws and the order of a cup, as docs/fair-dice.md specifies: node docs/verify-cup.mjs CUP [TABLE...]
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const cup = JSON.parse(readFileSync(process.argv[2], "utf8"));
const end = (code, says) => (console.log(says), process.exit(code));
const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");
const secret = Buffer.from(cup.secret, "hex");
const mac = (text) => createHmac("sha256", secret).update(text).digest();
const format = cup.log[0]?.event.format ?? 1;
const counted = (clicks) => (format === 1 ? [...clicks] : [...clicks].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function* words(about) {
  for (let block = 0; ; block++) {
    const bytes = mac(`poeppel-${format}:cup:${cup.cup}:${about}:${block}`);
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}
const fair = (source) => (size) => {
  for (;;) {
    const word = source.next().value;
    if (word < 2 ** 32 - (2 ** 32 % size)) return word % size;
  }
};

// The draw of a round.
const pairs = (table) => table.flatMap((a, at) => table.slice(at + 1).map((b) => [a, b].sort().join()));
const count = (keys) => keys.reduce((found, key) => found.set(key, (found.get(key) ?? 0) + 1), new Map());
function sizes(people) {
  if (people === 5) return [3, 2];
  const threes = (4 - (people % 4)) % 4;
  return [...Array((people - 3 * threes) / 4).fill(4), ...Array(threes).fill(3)];
}
function draw(present, tables, uniform) {
  const threes = count(tables.filter((table) => table.length < 4).flat());
  const met = count(tables.flatMap(pairs));
  const repeats = (table) => pairs(table).reduce((sum, pair) => sum + (met.get(pair) ?? 0), 0);
  const had = (each) => threes.get(each) ?? 0;
  const small = sizes(present.length).filter((size) => size < 4).reduce((sum, size) => sum + size, 0);
  let best, fewest = Infinity;
  for (let lot = 0; lot < 8 && fewest > 0; lot++) {
    const seats = [...present];
    for (let last = seats.length - 1; last > 0; last--) {
      const other = uniform(last + 1);
      [seats[last], seats[other]] = [seats[other], seats[last]];
    }
    const low = new Set([...seats].sort((a, b) => had(a) - had(b)).slice(0, small));
    seats.sort((a, b) => low.has(a) - low.has(b));
    let from = 0;
    const begins = sizes(seats.length).map((size) => [from, (from += size)]);
    const tableOf = begins.flatMap((table) => Array(table[1] - table[0]).fill(table));
    const at = (table) => repeats(seats.slice(...table));
    let left = begins.reduce((sum, table) => sum + at(table), 0);
    for (let tries = 0; tries < 1000 && left > 0; tries++) {
      const one = uniform(seats.length), other = uniform(seats.length);
      const here = tableOf[one], there = tableOf[other], a = seats[one], b = seats[other];
      const alike = (here[1] - here[0] === 4) === (there[1] - there[0] === 4);
      if (here === there || !(alike || had(a) === had(b))) continue;
      const before = at(here) + at(there);
      [seats[one], seats[other]] = [b, a];
      const after = at(here) + at(there);
      if (after > before) [seats[one], seats[other]] = [a, b];
      else left += after - before;
    }
    if (left < fewest) [best, fewest] = [begins.map((table) => seats.slice(...table)), left];
  }
  return best;
}

const COMPUTER = 0;
// Points in twelfths, and the order. Fractions are [numerator, denominator].
const add = ([a, b], [c, d]) => [a * d + c * b, b * d];
const compare = ([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0);
function gained({ places, absent }) {
  const worth = places.flat().length === 4 ? [60, 36, 12, 0] : [60, 24, 0];
  const found = new Map();
  let above = 0;
  for (const together of places) {
    const shared = worth.slice(above, (above += together.length)).reduce((a, b) => a + b, 0);
    for (const each of together) found.set(each, Math.floor(shared / together.length));
  }
  for (const each of absent) found.set(each, 0);
  found.delete(COMPUTER);
  return found;
}
function standings(results) {
  const points = new Map(), rounds = new Map(), wins = new Map();
  for (const result of results)
    for (const [each, more] of gained(result)) {
      points.set(each, (points.get(each) ?? 0) + more);
      rounds.set(each, (rounds.get(each) ?? 0) + 1);
      const won = result.places[0].includes(each) && !result.absent.includes(each);
      wins.set(each, (wins.get(each) ?? 0) + won);
    }
  const strength = (own) => {
    const faced = results.map((each) => each.places.flat()).filter((table) => table.includes(own));
    const means = faced.flat().filter((each) => each !== own && each !== COMPUTER);
    const sum = means.reduce((all, each) => add(all, [BigInt(points.get(each)), BigInt(rounds.get(each))]), [0n, 1n]);
    return means.length ? [sum[0], sum[1] * BigInt(means.length)] : [0n, 1n];
  };
  const among = (own) => {
    const equal = [...points.keys()].filter((each) => points.get(each) === points.get(own));
    if (equal.length < 2) return 0;
    const all = results.filter((each) => equal.every((one) => each.places.flat().includes(one)));
    return all.reduce((sum, each) => sum + gained(each).get(own), 0);
  };
  const lot = (own) => {
    const clicksOfLot = counted(clicks.slice(0, format === 1 ? 1 : (lots.get(own) ?? 0)));
    return words(`${clicksOfLot.join()}:lot:${own}`).next().value;
  };
  const keys = new Map([...points.keys()].map((each) => [each, [among(each), strength(each), lot(each)]]));
  const better = (a, b) => {
    const [metA, strongA, lotA] = keys.get(a), [metB, strongB, lotB] = keys.get(b);
    return (
      points.get(b) - points.get(a) || metB - metA || wins.get(b) - wins.get(a) ||
      compare(strongB, strongA) || lotB - lotA || a - b
    );
  };
  const by = (one, other) => {
    if (other === undefined) return "";
    const [metA, strongA] = keys.get(one), [metB, strongB] = keys.get(other);
    if (points.get(one) !== points.get(other)) return "points";
    if (metA !== metB) return "met";
    if (wins.get(one) !== wins.get(other)) return "wins";
    return compare(strongA, strongB) ? "strength" : "lot";
  };
  const order = [...points.keys()].sort(better);
  return order.map((entrant, at) => ({
    entrant, points: points.get(entrant), rounds: rounds.get(entrant), wins: wins.get(entrant), by: by(entrant, order[at + 1]),
  }));
}
function podium(final, rows) {
  const before = rows.map((row) => row.entrant);
  if (!final) return before;
  const at = (each) => [final.absent.includes(each), final.places.findIndex((together) => together.includes(each)), before.indexOf(each)];
  const ahead = (a, b) => at(a).map((each, respect) => each - at(b)[respect]).find((less) => less) ?? 0;
  const finalists = final.places.flat().filter((each) => each !== COMPUTER).sort(ahead);
  return [...finalists, ...before.filter((each) => !finalists.includes(each))];
}

// The log, event by event.
if (hash(secret) !== cup.published) end(1, "The secret does not fit the published hash.");
if (cup.format !== `poeppel-cup-${format}` || ![1, 2].includes(format)) end(1, "The format of the file is not that of its log.");
const clicks = [], entrants = [], left = new Set(), here = new Set(), misses = new Map(), lots = new Map(), rounds = [];
let setup, called = false, draws = 0;
const results = () =>
  rounds.filter((round) => !round.final).flatMap((round) => [...round.results.entries()].sort((a, b) => a[0] - b[0]).map((row) => row[1]));
const seated = () => rounds.flatMap((round) => round.tables.map((table) => table.map((each) => round.replaced.get(each) ?? each)));
for (const [row, { event }] of cup.log.entries()) {
  const { entrant } = event;
  if (event.type === "Opened") (setup = event.setup), clicks.push(event.click);
  if (event.type === "Joined") {
    if (!entrants.includes(entrant)) entrants.push(entrant);
    left.delete(entrant), misses.delete(entrant), clicks.push(event.click);
    if (setup.pace !== "live" || called || rounds.length) here.add(entrant);
    if (rounds.length && !lots.has(entrant)) lots.set(entrant, clicks.length);
  }
  if (event.type === "Left") left.add(entrant), here.delete(entrant);
  if (event.type === "Here") here.add(entrant), misses.delete(entrant);
  if (event.type === "Began" && !rounds.length && !called)
    for (const each of entrants) if (!left.has(each)) here.add(each);
  if (event.type === "Called" || event.type === "Began") called = true;
  if (event.type === "Moved") (called = false), setup.pace === "live" && here.clear();
  if (event.type === "Drawn") {
    const present = entrants.filter((each) => here.has(each) && !left.has(each) && (misses.get(each) ?? 0) < 2);
    const order = standings(results()).map((each) => each.entrant);
    const tables = event.final
      ? [order.filter((each) => present.includes(each)).slice(0, 4)]
      : draw(present, seated(), fair(words(`${counted(clicks).join()}:round:${rounds.length + 1}`)));
    if (!same(tables, event.tables)) end(1, `The draw in row ${row} does not follow from the secret.`);
    if (!rounds.length) for (const each of entrants) lots.set(each, clicks.length);
    rounds.push({ tables, contributions: counted(clicks), final: event.final ?? false, replaced: new Map(), results: new Map() });
    draws++;
  }
  const latest = rounds.at(-1);
  if (event.type === "Replaced") {
    latest.replaced.set(entrant, event.by), here.delete(entrant);
    misses.set(entrant, (misses.get(entrant) ?? 0) + 1);
  }
  if (event.type === "Played") {
    const absent = event.absent ?? [];
    latest.results.set(event.table, { places: event.places, absent });
    for (const each of event.places.flat()) misses.set(each, absent.includes(each) ? (misses.get(each) ?? 0) + 1 : 0);
  }
  if (event.type === "Corrected")
    rounds[event.round - 1].results.set(event.table, { places: event.places, absent: event.absent ?? [] });
}
for (const { round, place, published } of cup.tables)
  if (hash(mac(`table:${round}:${place}`)) !== published)
    end(1, `The secret of table ${place} of round ${round} does not follow from the cup's.`);
const rows = standings(results()), last = rounds.at(-1);
const names = ["entrant", "points", "rounds", "wins", "by"];
const told = (all) => all.map((row) => names.map((name) => row[name]));
if (!same(told(rows), told(cup.standings))) end(1, "The standings do not follow from the results.");
if (!same(podium(last?.final ? last.results.get(1) : undefined, rows), cup.order)) end(1, "The order does not follow from the results.");
for (const path of process.argv.slice(3)) {
  const own = JSON.parse(readFileSync(path, "utf8")), { table } = own;
  const found = cup.tables.find((each) => each.table === table);
  if (found?.published !== own.published) end(1, `The secret of table ${table} is none of the cup's.`);
  const place = [cup.cup, found.round, found.place];
  const expected = format === 1 ? [undefined, place.map(String)] : [place.join(":"), rounds[found.round - 1].contributions];
  if (!same(expected, [own.at, own.contributions])) end(1, `The contributions of table ${table} are not those of the cup's draw.`);
}
end(0, `The secret fits the hash ${cup.published}; ${draws} draws, the secrets of ${cup.tables.length} tables and the order follow from it.`);
