import { describe, expect, it } from "vitest";
import { clampWidth, isChosen, moveColumn, parseLayout, shownColumns, USUAL_LAYOUT } from "./column-layout";

const columns = [
  { id: "name" },
  { id: "city" },
  { id: "mobile", optional: true },
  { id: "zone" },
  { id: "note", optional: true },
];
const ids = (shown: readonly string[] | null, pinned: readonly string[] = []) =>
  shownColumns(columns, { shown, pinned }).map(({ id }) => id);

describe("the columns that are shown", () => {
  it("are the list's own without a choice", () => expect(ids(null)).toEqual(["name", "city", "zone"]));

  it("are those chosen, in their order; the first always leads", () => {
    expect(ids(["note", "city"])).toEqual(["name", "note", "city"]);
    expect(ids(["city", "name"])).toEqual(["name", "city"]);
    expect(ids([])).toEqual(["name"]);
  });

  it("are known to the list, each of them once", () => {
    expect(ids(["gone", "city", "city", "__proto__"])).toEqual(["name", "city"]);
  });

  it("begin with what is pinned, as long as it is shown", () => {
    expect(ids(["note", "city", "zone"], ["zone"])).toEqual(["name", "zone", "note", "city"]);
    expect(ids(null, ["zone", "note", "gone"])).toEqual(["name", "zone", "city"]);
  });
});

describe("a layout that was kept", () => {
  it("is read as it was written", () => {
    const layout = { shown: ["a", "b"], pinned: ["b"], widths: { a: 120 }, density: "compact" } as const;
    expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  });

  it("may be of the version that kept a list of ids", () => {
    expect(parseLayout(["city", 7, "city", "note"])).toEqual({ ...USUAL_LAYOUT, shown: ["city", "note"] });
  });

  it.each([null, "city", 7, true, {}, { shown: 3, pinned: "a", widths: [1], density: "huge" }])(
    "is the usual one where it makes no sense: %j",
    (kept) => expect(parseLayout(kept)).toEqual(USUAL_LAYOUT),
  );

  it("has no width that a column can't have", () => {
    const { widths } = parseLayout({ widths: { a: 1, b: 1e9, c: "90", d: null, e: 90.4 } });
    expect(widths).toEqual({ a: 64, b: 640, e: 90 });
    expect(clampWidth(-5)).toBe(64);
  });
});

it("density alone is no choice of columns: they still drop by their priority", () => {
  expect(isChosen({ ...USUAL_LAYOUT, density: "compact" })).toBe(false);
  expect(isChosen({ ...USUAL_LAYOUT, pinned: ["a"] })).toBe(true);
  expect(isChosen({ ...USUAL_LAYOUT, shown: [] })).toBe(true);
  expect(isChosen({ ...USUAL_LAYOUT, widths: { a: 90 } })).toBe(true);
});

describe("a column that is moved", () => {
  const ids = ["a", "b", "c", "d"];
  const move = (id: string, to: number, pinned: string[] = []) => moveColumn(ids, pinned, id, to).join("");

  it("goes to the place that was meant", () => {
    expect(move("c", 0)).toBe("cabd");
    expect(move("a", 2)).toBe("bcad");
    expect(move("b", 1)).toBe("abcd");
  });

  it("goes to the end from beyond either", () => {
    expect(move("c", -1)).toBe("cabd");
    expect(move("a", 9)).toBe("bcda");
  });

  it("stays among those that are pinned, or after them", () => {
    expect(move("d", 0, ["a", "b"])).toBe("abdc");
    expect(move("a", 3, ["a", "b"])).toBe("bacd");
  });
});
