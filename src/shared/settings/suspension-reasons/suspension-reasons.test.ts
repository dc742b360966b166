import { expect, it } from "vitest";
import { parseResponse } from "../../../api/readers/parse-response";
import { DEFAULT_SUSPENSION_REASONS } from "../../../domain/donor/suspension-reasons";
import { suspensionReasonsAnswer } from ".";

const read = (reasons: unknown) =>
  parseResponse(suspensionReasonsAnswer, { settings: { suspensionReasons: { version: 1, values: { reasons } } } })
    .values;

it("reads an association's own reasons with their lengths", () => {
  expect(
    read([
      { label: "Vaccino", fromDay: "Il giorno del vaccino", count: 2, unit: "days", permanent: false },
      { label: "In attesa di esami", fromDay: null, count: null, unit: null, permanent: false },
      { label: "Rinuncia", fromDay: null, count: null, unit: null, permanent: true },
    ]).map(({ label, fromDay, length }) => [label, fromDay, length]),
  ).toEqual([
    ["Vaccino", "Il giorno del vaccino", { count: 2, unit: "days" }],
    ["In attesa di esami", undefined, "open"],
    ["Rinuncia", undefined, "permanent"],
  ]);
});

it("skips reasons without a label, and reads an invalid length as open", () => {
  expect(read([{ label: " " }, 7, null, { label: "Vaccino", count: "due", unit: "anni" }])).toMatchObject([
    { label: "Vaccino", length: "open" },
  ]);
});

it.each([[undefined], [null], ["Vaccino"], [[]], [[{ count: 2 }]]])("%j gives the default reasons", (sent) => {
  expect(read(sent)).toBe(DEFAULT_SUSPENSION_REASONS);
});

it("cuts long labels, and gives equal reasons different ids", () => {
  const [long, ...same] = read([{ label: "x".repeat(300) }, { label: "Vaccino" }, { label: "Vaccino" }]);
  expect(long?.label).toHaveLength(200);
  expect(new Set(same.map(({ id }) => id)).size).toBe(2);
});
