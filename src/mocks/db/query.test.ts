import { beforeAll, describe, expect, it } from "vitest";
import { NOW } from "../test-support/now";
import { createDb } from "./create-db";
import type { Db } from "./db";
import type { DonorRecord, DonorRow } from "./models";
import { type ListQuery, query, QueryError } from "./query";

/** A donor with fixed values for all fields in the queries below. */
const person = (lastName: string, rest: Partial<DonorRow> = {}): Partial<DonorRow> => ({
  lastName,
  firstName: "Ada",
  email: null,
  city: "Lodi",
  area: "Lodi",
  bloodGroup: "0+",
  note: null,
  mobile: null,
  status: "active",
  birthday: null,
  donationsNumber: 8,
  privacy: true,
  ...rest,
});

let db: Db;
beforeAll(async () => {
  const donors = [
    person("beta", { firstName: "Zoe", donationsNumber: 5 }),
    person("Alfa", { note: "chiamare", donationsNumber: 20, birthday: "1990-05-02" }),
    person("Ètna", { bloodGroup: "A-", donationsNumber: 1, privacy: false, city: "Sant'Angelo Lodigiano" }),
    person("beta", { firstName: "Anna", donationsNumber: 3, note: "sera" }),
    person("Zeta", { bloodGroup: "B+", birthday: "1980-01-01", city: "Crema", donationsNumber: 0 }),
    person("D'Angelo", { firstName: "Nicolò", bloodGroup: "0-", note: "CHIAMARE la sera" }),
  ];
  db = await createDb({ donors: 0, now: () => NOW, overrides: { donors } });
});

const found = (list: Partial<ListQuery>) =>
  query(db.donors, { skip: 0, limit: 100, ...list }).rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const lastNames = (list: Partial<ListQuery>) => found(list).map((name) => name.split(" ").at(-1));
const rule = (field: string, operator: string, value?: unknown, more = {}) =>
  lastNames({
    order: "key",
    queryFilters: JSON.stringify({ combinator: "and", rules: [{ field, operator, value, ...more }] }),
  });

describe("the order of a list", () => {
  it("is the Italian one: accents and case don't matter", () => {
    expect(found({ order: "lastName" })).toEqual([
      "Ada Alfa",
      "Anna beta",
      "Zoe beta",
      "Nicolò D'Angelo",
      "Ada Ètna",
      "Ada Zeta",
    ]);
  });

  it("is reversed by a minus, but missing values stay last", () => {
    expect(lastNames({ order: "-note" }).slice(0, 3)).toEqual(["beta", "D'Angelo", "Alfa"]);
    expect(lastNames({ order: "note" }).slice(0, 3)).toEqual(["Alfa", "D'Angelo", "beta"]);
  });

  it("is numeric for numbers", () => {
    expect(lastNames({ order: "donationsNumber" })[0]).toBe("Zeta");
    expect(lastNames({ order: "-donationsNumber" })[0]).toBe("Alfa");
  });

  it("changes with the field", () => {
    const before = db.donor(db.donors.rows()[1]!._id)!;
    db.putDonor({ ...before, lastName: "Zzz" });
    expect(lastNames({ order: "-lastName" })[0]).toBe("Zzz");
    db.putDonor({ ...before, version: 2 });
    expect(lastNames({ order: "lastName" })[0]).toBe("Alfa");
  });

  it("applies to pages, with the total of all", () => {
    const page = query(db.donors, { skip: 4, limit: 10, order: "lastName" });
    expect(page).toMatchObject({ total: 6 });
    expect(page.rows).toHaveLength(2);
    expect(query(db.donors, { skip: 50, limit: 10 })).toEqual({ rows: [], total: 6 });
    expect(query(db.donors, { skip: 1, limit: 2, query: "ada" })).toMatchObject({ total: 3 });
  });
});

describe("free text", () => {
  it("finds any kind of apostrophe", () => {
    for (const query of ["d’angelo", "D`Angelo", "sant’angelo"]) expect(found({ query })).toHaveLength(1);
    expect(rule("lastName", "=", "D’Angelo")).toEqual(["D'Angelo"]);
    expect(rule("lastName", "beginsWith", "d‘")).toEqual(["D'Angelo"]);
  });

  it("ignores missing or added apostrophes; a rule doesn't", () => {
    for (const query of ["dangelo", "DANGELO nicolò", "santangelo"]) expect(found({ query })).toHaveLength(1);
    expect(lastNames({ query: "z'eta" })).toEqual(["Zeta"]);
    expect(rule("lastName", "=", "dangelo")).toEqual([]);
  });

  it("finds all words in any field, case and accents", () => {
    expect(lastNames({ query: "NICOLO d'angelo" })).toEqual(["D'Angelo"]);
    expect(lastNames({ query: "etna" })).toEqual(["Ètna"]);
    expect(lastNames({ query: "ada crema" })).toEqual(["Zeta"]);
    expect(lastNames({ query: "nobody" })).toEqual([]);
  });
});

describe("a rule", () => {
  it.each([
    ["bloodGroup", "=", "0-", ["D'Angelo"]],
    ["bloodGroup", "!=", "0+", ["Ètna", "Zeta", "D'Angelo"]],
    ["donationsNumber", "<", "3", ["Ètna", "Zeta"]],
    ["donationsNumber", "<=", 3, ["Ètna", "beta", "Zeta"]],
    ["donationsNumber", ">", 8, ["Alfa"]],
    ["donationsNumber", ">=", 8, ["Alfa", "D'Angelo"]],
    ["birthday", ">", "1989-12-31", ["Alfa"]],
    ["birthday", "<", "1990-05-02", ["Zeta"]],
    ["note", "contains", "Mare", ["Alfa", "D'Angelo"]],
    ["note", "beginsWith", "chiam", ["Alfa", "D'Angelo"]],
    ["note", "beginsWith", "sera", ["beta"]],
    ["note", "endsWith", "SERA", ["beta", "D'Angelo"]],
    ["note", "endsWith", "chiamare", ["Alfa"]],
    ["note", "doesNotContain", "mare", ["beta", "Ètna", "beta", "Zeta"]],
    ["note", "doesNotBeginWith", "sera", ["beta", "Alfa", "Ètna", "Zeta", "D'Angelo"]],
    ["note", "doesNotEndWith", "chiamare", ["beta", "Ètna", "beta", "Zeta", "D'Angelo"]],
    ["note", "null", null, ["beta", "Ètna", "Zeta"]],
    ["note", "notNull", null, ["Alfa", "beta", "D'Angelo"]],
    ["bloodGroup", "in", "A-, B+", ["Ètna", "Zeta"]],
    ["bloodGroup", "notIn", ["0+"], ["Ètna", "Zeta", "D'Angelo"]],
    ["donationsNumber", "between", "3,5", ["beta", "beta"]],
    ["donationsNumber", "notBetween", [1, 8], ["Alfa", "Zeta"]],
    ["birthday", "between", ["1980-01-01", "1980-12-31"], ["Zeta"]],
    ["privacy", "=", false, ["Ètna"]],
  ] as const)("%s %s %j finds %j", (field, operator, value, names) => {
    expect(rule(field, operator, value)).toEqual(names);
  });

  it("compares fields with each other", () => {
    expect(rule("city", "=", "area", { valueSource: "field" })).toEqual(["beta", "Alfa", "beta", "D'Angelo"]);
  });

  it("matches missing values only by negative operators", () => {
    expect(rule("note", "=", "")).toEqual([]);
    expect(rule("note", "!=", "sera")).toHaveLength(5);
    expect(rule("note", "notBetween", "a,b")).toHaveLength(6);
  });

  it("may use the day of the next donation", () => {
    const rows = db.donors.rows();
    const dateOf = (donor: DonorRecord) => db.donors.nextDonation(donor).date;
    const day = rows
      .map(dateOf)
      .filter((date) => date !== null)
      .sort()[2]!;
    const expected = rows.filter((row) => (dateOf(row) ?? "9") <= day).map(({ lastName }) => lastName);
    expect(rule("nextDonationDate", "<=", day)).toEqual(expected);
  });

  it("uses the new day after the next donation has changed", () => {
    const zeta = db.donors.rows()[4]!;
    const none = () => rule("nextDonationDate", "null").includes("Zeta");
    expect(none()).toBe(false);
    db.putDonor({ ...zeta, status: "dead" });
    expect(none()).toBe(true);
    db.putDonor(zeta);
    expect(none()).toBe(false);
  });
});

describe("a group of rules", () => {
  const group = (value: unknown) => lastNames({ order: "key", queryFilters: JSON.stringify(value) });
  const zero = { field: "bloodGroup", operator: "=", value: "0+" };
  const few = { field: "donationsNumber", operator: "<", value: 4 };

  it("combines nested groups with and, or, not", () => {
    expect(group({ combinator: "and", rules: [zero, few] })).toEqual(["beta"]);
    expect(group({ combinator: "and", rules: [zero, { combinator: "or", not: true, rules: [few] }] })).toEqual([
      "beta",
      "Alfa",
    ]);
    expect(group({ combinator: "or", rules: [zero, few] })).toHaveLength(5);
  });

  it("without rules matches all rows", () => {
    expect(group({ combinator: "and", rules: [] })).toHaveLength(6);
  });

  it.each([
    "{",
    "[]",
    '{"combinator":"xor","rules":[]}',
    '{"combinator":"and","rules":[{"field":"shoeSize","operator":"=","value":1}]}',
    '{"combinator":"and","rules":[{"field":"city","operator":"~","value":1}]}',
    '{"combinator":"and","rules":[{"field":"city","operator":"between","value":"a"}]}',
    '{"combinator":"and","rules":[7]}',
  ])("is refused if it is invalid: %s", (queryFilters) => {
    expect(() => query(db.donors, { skip: 0, limit: 1, queryFilters })).toThrow(QueryError);
  });
});

describe("column filters", () => {
  const filter = (id: string, value: unknown) => lastNames({ order: "key", filters: JSON.stringify([{ id, value }]) });

  it("match whole values", () => {
    expect(filter("lastName", ["etna"])).toEqual(["Ètna"]);
    expect(filter("lastName", ["et"])).toEqual([]);
    expect(filter("bloodGroup", ["A-", "0-"])).toEqual(["Ètna", "D'Angelo"]);
    expect(filter("donationsNumber", [20, "5"])).toContain("Alfa");
    expect(filter("note", [null])).toHaveLength(3);
    expect(filter("privacy", [false])).toContain("Ètna");
    expect(filter("status", [])).toEqual([]);
  });

  it("must be a list of ids and values", () => {
    for (const filters of ["7", "[7]", '[{"id":"x","value":[1]}]', '[{"id":"bloodGroup","value":"B+"}]']) {
      expect(() => query(db.donors, { skip: 0, limit: 1, filters })).toThrow(QueryError);
    }
  });
});
