import { describe, expect, it } from "vitest";
import { clampWidth, isChosen, moveColumn, parseLayout, shownColumns, DEFAULT_LAYOUT } from "./column-layout";

const columns = [
  { id: "name" },
  { id: "city" },
  { id: "mobile", optional: true },
  { id: "zone" },
  { id: "note", optional: true },
];
const ids = (shown: readonly string[] | null, pinned: readonly string[] = []) =>
  shownColumns(columns, { shown, pinned }).map(({ id }) => id);

describe("shown columns", () => {
  it("are the list's default columns without a choice", () => expect(ids(null)).toEqual(["name", "city", "zone"]));

  it("are the chosen ones in the chosen order, after the first column", () => {
    expect(ids(["note", "city"])).toEqual(["name", "note", "city"]);
    expect(ids(["city", "name"])).toEqual(["name", "city"]);
    expect(ids([])).toEqual(["name"]);
  });

  it("don't include unknown ids, and include each column once", () => {
    expect(ids(["gone", "city", "city", "__proto__"])).toEqual(["name", "city"]);
  });

  it("start with the pinned ones among them", () => {
    expect(ids(["note", "city", "zone"], ["zone"])).toEqual(["name", "zone", "note", "city"]);
    expect(ids(null, ["zone", "note", "gone"])).toEqual(["name", "zone", "city"]);
  });
});

describe("a stored layout", () => {
  it("is parsed as it was written", () => {
    const layout = { shown: ["a", "b"], pinned: ["b"], widths: { a: 120 }, density: "compact" } as const;
    expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  });

  it("has valid column ids only, each once", () => {
    expect(parseLayout({ shown: ["city", 7, "city", "note"] }).shown).toEqual(["city", "note"]);
  });

  it.each([null, "city", 7, true, ["city"], {}, { shown: 3, pinned: "a", widths: [1], density: "huge" }])(
    "becomes the default if it is invalid: %j",
    (stored) => expect(parseLayout(stored)).toEqual(DEFAULT_LAYOUT),
  );

  it("has its widths limited to the allowed range", () => {
    const { widths } = parseLayout({ widths: { a: 1, b: 1e9, c: "90", d: null, e: 90.4 } });
    expect(widths).toEqual({ a: 64, b: 640, e: 90 });
    expect(clampWidth(-5)).toBe(64);
  });
});

it("a density alone isn't a choice of columns", () => {
  expect(isChosen({ ...DEFAULT_LAYOUT, density: "compact" })).toBe(false);
  expect(isChosen({ ...DEFAULT_LAYOUT, pinned: ["a"] })).toBe(true);
  expect(isChosen({ ...DEFAULT_LAYOUT, shown: [] })).toBe(true);
  expect(isChosen({ ...DEFAULT_LAYOUT, widths: { a: 90 } })).toBe(true);
});

describe("moving a column", () => {
  const ids = ["a", "b", "c", "d"];
  const move = (id: string, to: number, pinned: string[] = []) => moveColumn(ids, pinned, id, to).join("");

  it("puts it at the new position", () => {
    expect(move("c", 0)).toBe("cabd");
    expect(move("a", 2)).toBe("bcad");
    expect(move("b", 1)).toBe("abcd");
  });

  it("limits the position to both ends", () => {
    expect(move("c", -1)).toBe("cabd");
    expect(move("a", 9)).toBe("bcda");
  });

  it("keeps pinned columns before the others", () => {
    expect(move("d", 0, ["a", "b"])).toBe("abdc");
    expect(move("a", 3, ["a", "b"])).toBe("bacd");
  });
});
