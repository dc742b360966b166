import { expect, it } from "vitest";
import { byYear } from "./by-year";

const donation = (type: 1 | 2 | 3, date: string) => ({ _id: date, type, date, place: "Clusone" });

it("years are sorted newest first", () =>
  expect(byYear([donation(1, "2026-09-12"), donation(3, "2026-02-01"), donation(1, "2024-05-05")])).toMatchObject([
    { year: "2026", donations: [{ date: "2026-09-12" }, { date: "2026-02-01" }] },
    { year: "2024" },
  ]));
