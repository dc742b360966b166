import { expect, it } from "vitest";
import { donorColumns } from "./columns";
import { donorsSource } from "./first-reads";

it("the columns are sorted by what the address may say, and by nothing else", () => {
  const sorts = donorColumns("2026-11-20").flatMap(({ sort }) => sort ?? []);
  expect(sorts).toEqual(donorsSource.sortable);
});
