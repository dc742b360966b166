import { describe, expect, it } from "vitest";
import { ApiError } from "../errors";
import { count, flag, identity, instant, items, list, number, one, record, text, type Reader } from "./read";
import { day, dayOfMoment } from "./read-day";

/** @returns the value, and the differences from the contract that the reader reported */
function readWithNotes<T>(reader: Reader<T>, value: unknown) {
  const notes: string[] = [];
  const read = reader(value, "x", (path, kind) => notes.push(`${path} ${kind}`));
  return { read, notes };
}

describe("a single value", () => {
  it.each([
    [text("-"), "Ada", "Ada", []],
    [text("-"), 12, "12", ["x disguised"]],
    [text("-"), true, "true", ["x disguised"]],
    [text("-"), {}, "-", ["x unreadable"]],
    [text("-"), null, "-", ["x missing"]],
    [text("-"), "", "-", []],
    [text(null), undefined, null, ["x missing"]],
    [text(null), null, null, []],
    [text(undefined), undefined, undefined, []],
    [number(null), "12.5", 12.5, ["x disguised"]],
    [number(null), "a dozen", null, ["x unreadable"]],
    [number(null), Infinity, null, ["x unreadable"]],
    [number(null), true, null, ["x unreadable"]],
    [count(0), "3", 3, ["x disguised"]],
    [count(0), -1, 0, ["x unreadable"]],
    [count(0), 1.5, 0, ["x unreadable"]],
    [flag(false), 1, true, ["x disguised"]],
    [flag(true), "0", false, ["x disguised"]],
    [flag(true), "False", false, ["x disguised"]],
    [flag(true), "perhaps", true, ["x unreadable"]],
    [flag(true), [false], true, ["x unreadable"]],
    [instant(""), "2026-11-20T10:00:00Z", "2026-11-20T10:00:00Z", []],
    [instant(""), 1_795_168_800_000, "2026-11-20T10:00:00.000Z", ["x disguised"]],
    [instant(""), 1_795_168_800, "2026-11-20T10:00:00.000Z", ["x disguised"]],
    [instant(""), "ieri", "ieri", []],
    [dayOfMoment, "2026-11-20T23:30:00Z", "2026-11-21", []],
    [dayOfMoment, "2026-11-20", "2026-11-20", ["x disguised"]],
    [dayOfMoment, 1_795_168_800_000, "2026-11-20", ["x disguised"]],
    [dayOfMoment, "ieri", null, ["x unreadable"]],
    [dayOfMoment, null, null, []],
    [instant(""), 1e300, "", ["x unreadable"]],
    [instant(""), true, "", ["x unreadable"]],
    [day(null), "2026-11-20", "2026-11-20", []],
    [day(null), "2026-11-19T23:30:00.000Z", "2026-11-20", ["x disguised"]],
    [day(null), "2026-11-20T00:30:00+02:00", "2026-11-19", ["x disguised"]],
    [day(null), "2026-11-20T23:30:00", "2026-11-20", ["x disguised"]],
    [day(null), "2026-11-20 23:30", "2026-11-20", ["x disguised"]],
    [day(null), Date.UTC(1960, 4, 1, 23), "1960-05-02", ["x disguised"]],
    [day(null), "2026-02-30", null, ["x unreadable"]],
    [day(null), "domani", null, ["x unreadable"]],
    [day(null), 20261120, null, ["x unreadable"]],
    [day(null), {}, null, ["x unreadable"]],
    [identity, "a1", "a1", []],
    [identity, 7, "7", ["x disguised"]],
    [identity, null, "", ["x unreadable"]],
  ] as [Reader<unknown>, unknown, unknown, string[]][])(
    "%#: is read or replaced by its default, and a difference is reported",
    (reader, value, read, notes) => {
      expect(readWithNotes(reader, value)).toEqual({ read, notes });
    },
  );
});

const person = record({ _id: identity, name: text("?") });

describe("a record", () => {
  it("has its own fields only, takes `key` for `_id`, and reports differences by our names", () => {
    expect(readWithNotes(person, { _id: "1", name: "Ada", extra: 1 })).toEqual({
      read: { _id: "1", name: "Ada" },
      notes: [],
    });
    expect(readWithNotes(person, { key: 2 })).toEqual({
      read: { _id: "2", name: "?" },
      notes: ["x._id disguised", "x.name missing"],
    });
  });
  it("is null for other values", () => {
    for (const value of [null, [], "Ada", 1]) expect(readWithNotes(person, value).read).toBeNull();
  });
  it("may be the body or the body's part of its name; other bodies are malformed", () => {
    const reader = one("user", person);
    expect(readWithNotes(reader, { user: { _id: "1", name: "A" } }).notes).toEqual([]);
    expect(readWithNotes(reader, { _id: "1", name: "A" })).toEqual({
      read: { user: { _id: "1", name: "A" } },
      notes: ["user shape"],
    });
    for (const value of [{ success: true }, null, [], "<html>", { user: null }])
      expect(() => readWithNotes(reader, value)).toThrow(ApiError);
  });
});

describe("a list", () => {
  const reader = list("people", person);
  const ada = { _id: "1", name: "Ada" };
  it.each([
    ["the body", [ada]],
    ["the body's part of its name", { people: [ada] }],
    ["the only list", { success: true, data: [ada] }],
    ["within the part of its name", { people: { rows: [ada] } }],
  ])("may be %s", (_where, body) => {
    expect(readWithNotes(reader, body).read).toEqual({ people: [ada], received: 1, damaged: 0 });
  });
  it("may be empty, or null", () => {
    for (const body of [[], { people: [] }, { people: null }])
      expect(readWithNotes(reader, body).read.people).toEqual([]);
  });
  it("keeps the readable parts of damaged rows, and counts these rows", () => {
    const { read, notes } = readWithNotes(reader, [ada, { name: "Nobody" }, null, { _id: "3", name: {} }]);
    expect(read).toEqual({
      people: [ada, { _id: "", name: "Nobody" }, { _id: "3", name: "?" }],
      received: 4,
      damaged: 3,
    });
    expect(notes).toEqual(["people shape", "people[]._id unreadable", "people[].name unreadable"]);
  });
  it("is malformed if there is none, or more than one", () => {
    for (const value of [{}, null, "<html>", { a: [], b: [] }])
      expect(() => readWithNotes(reader, value)).toThrow(ApiError);
  });
  it("within a record is empty if it is missing", () => {
    expect(readWithNotes(items(person), undefined)).toEqual({ read: [], notes: ["x missing"] });
    expect(readWithNotes(items(person), [ada, null]).read).toEqual([ada]);
  });
});
