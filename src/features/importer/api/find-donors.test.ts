import { expect, it } from "vitest";
import type { Session } from "../../../api/session/session";
import { donorFinder } from "./find-donors";

const facts = {
  status: "active",
  birthday: "1980-05-01",
  gender: "M",
  suspension: null,
  suspensionDate: null,
  donations: [{ key: "d1-1", type: 1, date: "2026-11-22" }],
};
const found = (donor: object = facts) => ({
  match: { id: "d1", name: "Rota Ada" },
  candidates: [],
  reason: null,
  donor,
});
const find = (...donors: unknown[]) =>
  donorFinder({ call: () => Promise.resolve({ donors }) } as unknown as Session)("donations", [{}]);

it("a date that can't be read counts as missing, and the donor is found", async () => {
  const never = "0000-00-00";
  const damaged = {
    ...facts,
    birthday: never,
    suspensionDate: never,
    donations: [{ key: "d1-1", type: 1, date: never }],
  };
  expect(await find(found(damaged))).toMatchObject([
    {
      id: "d1",
      facts: { status: "active", birthday: null, suspensionDate: null },
      donations: [{ key: "d1-1", type: 1, date: null }],
    },
  ]);
});

it.each([
  ["too few", []],
  ["too many", [found(), found()]],
  ["one that isn't a record", ["Rota Ada"]],
  ["a match without an id", [{ ...found(), match: { name: "Rota Ada" } }]],
])("answers that can't be matched to their rows are refused: %s", async (_, donors) => {
  await expect(find(...donors)).rejects.toThrow(expect.objectContaining({ kind: "malformed" }) as Error);
});
