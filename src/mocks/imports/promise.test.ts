import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestMock } from "../test-support/mock";
import { importer, type Row } from "./test-support";

const NAMES = ["Rota", "Pesenti", "Zanchi"];
const CARDS = ["700001", "700002", "700003", "700004"];
const CODES = ["RSSMRA80A01F205X", "PSNLRA90S42A794Q", "BNCLCU85T10A794J"];
const MAILS = ["ufficio@esempio.it", "casa@esempio.it", "scuola@esempio.it"];
const DAYS = ["1950-01-01", "1980-04-02", "1999-12-31"];
/** A cell with few different values, often empty, so that rows collide. */
const cell = (...values: readonly unknown[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

/** The values of a row. */
const values = fc.record({
  lastName: cell(...NAMES),
  firstName: cell("Ada", "Ivan"),
  area: cell("Lodi", "Lodi", "Atlantide"),
  birthday: cell(...DAYS),
  fiscalCode: cell(...CODES),
  cardNumber: cell(...CARDS),
  email: cell(...MAILS),
  city: cell("Crema", "Seriate"),
  status: cell("active", "inactive", "suspended", "dead"),
  suspensionDate: cell("2026-10-01"),
  privacy: cell(true, false),
  donationsNumber: cell(0, 4, 30),
  lastDonationDate: cell("1960-01-01", "2024-05-05", "2026-10-30"),
  lastDonationType: cell(1, 3),
  awards: cell("Bronzo"),
});
const choice = fc.option(
  fc.oneof(
    fc.constantFrom({ action: "skip" }, { action: "create" }, { action: "update", update: "overwrite" }),
    fc.constantFrom(...[5, 6, 7, 8].map((n) => ({ action: "update", id: `d${n}` }))),
  ),
  { nil: undefined },
);
const file = fc.record({
  known: fc.array(values, { maxLength: 4 }),
  batches: fc.array(fc.array(fc.tuple(values, choice), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
  update: fc.constantFrom("none", "fill", "overwrite"),
  fields: fc.constantFrom(null, ["status", "city", "email", "cardNumber"]),
});
const definedValues = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

it("a commit has the outcomes of the dry run, for any file", { timeout: 60_000 }, async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(file, async ({ known, batches, update, fields }) => {
      // a new mock for each run, without the donors of earlier runs
      const mock = await createTestMock(10);
      const api = importer(mock, await mock.enter("admin"));
      const { db } = mock.ctx.store;
      const donors = [5, 6, 7, 8].map((row) => db.donors.rows()[row]!);
      const taken = new Set<unknown>();
      for (const [at, donor] of donors.entries()) {
        const { lastName, firstName, email, fiscalCode, cardNumber, status } = definedValues(known[at] ?? {});
        const unique = (value: unknown) => (taken.has(value) ? null : (taken.add(value), value ?? null));
        const keys = { email: email ?? null, fiscalCode: unique(fiscalCode), cardNumber: unique(cardNumber) };
        const names = { lastName: lastName ?? donor.lastName, firstName: firstName ?? donor.firstName };
        db.putDonor({ ...donor, ...names, ...keys, status: status ?? donor.status } as typeof donor);
      }
      let line = 1;
      const sent: Row[][] = batches.map((rows) =>
        rows.map(([row, chosen]) => ({
          row: (line += 1),
          values: definedValues(row),
          ...(chosen && { choice: chosen }),
        })),
      );
      const id = await api.start({ update, fields });
      for (const [batch, rows] of sent.entries()) await api.stage(id, rows, batch);
      const planned = (await api.send("GET", `/imports/${id}/rows?limit=1000`)).body.rows;
      for (const batch of sent.keys()) await api.commit(id, batch);
      const { rows: written } = (await api.send("GET", `/imports/${id}/rows?limit=1000`)).body;
      // a row without a choice is refused
      const outcome = (row: { outcome: string }) => (row.outcome === "ask" ? "refuse" : row.outcome);
      const summary = (row: { row: number; outcome: string; changes: { field: string }[] }) =>
        `${row.row} ${outcome(row)} ${outcome(row) === "update" ? row.changes.map(({ field }) => field).join() : ""}`;
      for (const row of planned) outcomes.add(row.outcome);
      expect(written.map(summary)).toEqual(planned.map(summary));
    }),
    { numRuns: 20, seed: 46 },
  );
  expect([...outcomes].sort()).toEqual(["ask", "create", "refuse", "skip", "unchanged", "update"]);
});
