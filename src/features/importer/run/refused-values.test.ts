import { expect, it } from "vitest";
import type { ImportedRow } from "../api/read-imports";
import { createEngine } from "../engine/engine";
import { refusedValuesCsv } from "./refused-file";

const row = (at: number, reason: string, values: unknown): ImportedRow => ({
  row: at,
  name: "",
  outcome: "refuse",
  match: null,
  candidates: [],
  changes: [],
  choice: null,
  warnings: null,
  differences: null,
  undone: null,
  reason,
  values,
});

it("the server's refused rows make a file that can be imported again without a question", async () => {
  const values = {
    lastName: "Nuovi",
    firstName: "Piera",
    area: "Lodi",
    birthday: "1980-04-02",
    gender: "F",
    privacy: true,
    bloodGroup: "A1+",
    status: "active",
    note: '=1+1; "detta"',
    donationsNumber: 4,
    lastDonationType: 1,
    lastDonationDate: "2025-05-05",
  };
  const csv = refusedValuesCsv("donors", [row(7, "La tessera è di altri", values), row(9, "Non si legge", "?")]);
  expect(await csv.text()).toContain("La tessera è di altri");
  const engine = createEngine({ today: "2026-11-23", zones: ["Lodi"] });
  await engine.open(new File([csv], "righe-rifiutate.csv"), () => undefined);
  expect(await engine.matching()).toMatchObject({ entity: "donors", unsettled: 0, missing: [] });
  await engine.check(() => undefined);
  expect((await engine.batch(0))[0]?.values).toEqual(values);
});
