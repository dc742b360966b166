import fc from "fast-check";
import { expect, it } from "vitest";
import { createEngine, type ImportEngine } from "./engine";
import { DONORS } from "./test-support/make-files";

const CONTEXT = { today: "2026-11-20", zones: ["Bergamo", "Lodi"] };
const noProgress = () => undefined;

/** An engine with checked rows. @param settings of a former matching */
async function checked(settings?: unknown): Promise<ImportEngine> {
  const engine = createEngine(CONTEXT);
  await engine.open(new File([DONORS], "soci.csv"), noProgress);
  if (settings) await engine.match({ settings });
  await engine.check(noProgress);
  return engine;
}

/** Everything that the user sees of the rows, and that would be sent. */
async function stateOf(engine: ImportEngine) {
  const { rows } = await engine.rows({ show: "all" }, 0, 1_000);
  const [skipped, toFix] = await Promise.all([
    engine.rows({ show: "skipped" }, 0, 1_000),
    engine.rows({ show: "toFix" }, 0, 1_000),
  ]);
  return {
    rows,
    skipped,
    toFix,
    counts: await engine.counts(),
    sent: await engine.batch(0),
    refused: await (await engine.refusedFile({ 3: "Già presente" })).text(),
  };
}

const FIELDS = ["lastName", "firstName", "birthday", "fiscalCode", "area", "email", "cap", "unknown"];
const VALUES = ["", "Rota", "28/2/84", "Lodi", "x@y.it", "24121", " ", "<b>", "31/02/1984"];

/** An action of the user. */
const actions = fc.record({
  kind: fc.constantFrom(
    "edit",
    "paste",
    "skip",
    "take",
    "fix",
    "replace",
    "everywhere",
    "fill",
    "undo",
    "undo",
    "redo",
  ),
  row: fc.integer({ min: 2, max: 9 }),
  problem: fc.nat(5),
  field: fc.constantFrom(...FIELDS),
  value: fc.constantFrom(...VALUES),
  found: fc.constantFrom(...VALUES.slice(1)),
});

type Action = typeof actions extends fc.Arbitrary<infer One> ? One : never;

function run(engine: ImportEngine, { kind, row, field, value, found, problem }: Action) {
  if (kind === "edit") return engine.edit([{ row, field, value }]);
  if (kind === "paste") return engine.edit(VALUES.map((one, at) => ({ row: row + at, field, value: one })));
  if (kind === "skip") return engine.skip([row, row + 1], true);
  if (kind === "take") return engine.skip([row], false);
  if (kind === "replace") return engine.replace(field, found, value);
  if (kind === "everywhere") return engine.replace(null, found, value);
  if (kind === "fill") return engine.replace(field, "", value);
  if (kind === "undo" || kind === "redo") return engine[kind]();
  return fixOne(engine, problem);
}

async function fixOne(engine: ImportEngine, at: number) {
  const { rows } = await engine.rows({ show: "toFix" }, 0, 100);
  const one = rows.flatMap(({ problems }) => problems)[at];
  return engine.fixAll(one?.kind ?? "wrong", one?.field ?? "cap");
}

it("replayed steps give the same rows, counts and checksum, and the same steps to undo and redo", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 1, maxLength: 30 }), async (done) => {
      const before = await checked();
      for (const action of done) await run(before, action);
      // as in the draft
      const steps = JSON.parse(JSON.stringify(await before.steps(0))) as Awaited<ReturnType<typeof before.steps>>;
      const after = await checked(JSON.parse(JSON.stringify(await before.settings())));
      await after.replay(steps);
      expect(await stateOf(after)).toEqual(await stateOf(before));
      for (const way of ["undo", "undo", "redo", "undo"] as const) {
        expect(await after[way]()).toEqual(await before[way]());
        expect(await after.counts()).toEqual(await before.counts());
      }
    }),
    { numRuns: 20 },
  );
});
