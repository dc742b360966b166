import { expect, it } from "vitest";
import { gridColumns } from "./columns";

it("the columns of the name come first, then those with errors, then those with warnings, then the others", () => {
  const names = ["area", "gender", "email", "firstName", "birthday", "lastName"];
  const wrong = { error: new Set(["email", "birthday"]), warning: new Set(["gender", "email"]) };
  const columns = gridColumns("donors", names, wrong);
  expect(columns.map(({ field }) => field.name)).toEqual([
    "lastName",
    "firstName",
    "email",
    "birthday",
    "gender",
    "area",
  ]);
  expect(columns[3]!.start).toBe(columns.slice(0, 3).reduce((sum, { width }) => sum + width, 0));
});
