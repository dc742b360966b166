import initSqlJs, { type Database } from "sql.js";
import { beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../../mocks/db/create-db";
import type { Db } from "../../../mocks/db/db";
import { query } from "../../../mocks/db/query";
import { NOW } from "../../../mocks/test-support/now";
import { romeDay } from "../../dates/days";
import { COUNT_PERIODS, periodCountName } from "../period-counts";
import type { FilterGroup, FilterNode } from "../filter";
import { wireFilter } from "../wire/wire";
import { LANGUAGE_NAMES, type FilterLanguage } from "./texts";
import { translateFilter, inexpressible } from "./translate-filter";

const context = { list: "donors", today: romeDay(NOW) } as const;
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as FilterLanguage[];
const group = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const noEmail = { field: "email", operator: "null" };
const OPERATORS = Object.entries({
  ">=": 3,
  "<": 1,
  "=": 2,
  "!=": 0,
  between: [1, 2],
  notBetween: [1, 2],
  in: [0, 4],
  notIn: [0],
});

/** Each period and type with each operator: alone, negated and with another rule. */
const GROUPS = COUNT_PERIODS.flatMap((period) =>
  ([null, "1", "3"] as const).flatMap((type) =>
    OPERATORS.flatMap(([operator, value]) => {
      const field = periodCountName({ period, from: "2024-01-01", to: "2025-06-30", type });
      const rule = { field, operator, value };
      return [group(rule), { ...group(rule), not: true }, group(rule, noEmail)];
    }),
  ),
);

let db: Db;
let sql: Database;
beforeAll(async () => {
  db = await createDb({ donors: 200, now: () => NOW });
  sql = new (await initSqlJs()).Database();
  sql.run(`create table donors (_id, email, lastName); create table donations (donorId, "type", "date")`);
  for (const { _id, email, lastName } of db.donors.rows())
    sql.run("insert into donors values (?, ?, ?)", [_id, email, lastName]);
  sql.run("begin");
  for (const { donorId, type, date } of db.donations.rows())
    sql.run("insert into donations values (?, ?, ?)", [donorId, type, date]);
  sql.run("commit");
  sql.run("create index of_donor on donations (donorId)");
});

describe("a period count", () => {
  it.each(["sql", "sql-parameters"] as const)("%s finds the same donors as the list", (language) => {
    let some = 0;
    for (const filter of GROUPS) {
      const queryFilters = JSON.stringify(wireFilter(filter, context.today));
      const { rows } = query(db.donors, { skip: 0, limit: db.donors.rows().length, queryFilters });
      const { text, parameters = [] } = translateFilter(language, filter, context)!;
      const statement = sql.prepare(text);
      statement.bind(parameters as (string | number)[]);
      const found = new Set<unknown>();
      while (statement.step()) found.add(statement.getAsObject()._id);
      statement.free();
      const listed = new Set<unknown>(rows.map(({ _id }) => _id));
      expect(found, `${JSON.stringify(filter)}\n${text}`).toEqual(listed);
      if (listed.size > 0 && listed.size < db.donors.rows().length) some += 1;
    }
    expect(some).toBeGreaterThan(GROUPS.length / 2);
    console.warn(
      `period counts, ${language}: ${GROUPS.length} filters find the same of ${db.donors.rows().length} donors`,
    );
  });

  it("is readable SQL, with a note about the day of the period", () => {
    const rule = { field: "donationsNumber@thisYear:1", operator: ">=", value: 3 };
    const { text, notes } = translateFilter("sql", group(rule), { list: "donors", today: "2026-11-22" })!;
    expect(text).toBe(
      `select * from donors
where (select count(*) from donations where donations.donorId = donors._id and donations."date" between '2026-01-01' and '2026-12-31' and donations."type" = 1) >= 3`,
    );
    expect(notes.join(" ")).toContain("calcolati per il 22 novembre 2026 e restano fermi.");
  });

  it.each(LANGUAGES)("%s can express it, or throws an error", (language) => {
    const rule = { field: "donationsNumber@last12Months", operator: ">=", value: 3 };
    const filter = group(rule, noEmail);
    const reason = inexpressible(language, filter);
    if (language.startsWith("sql")) return expect(reason).toBeNull();
    expect(reason).toMatch(new RegExp(`^In ${LANGUAGE_NAMES[language]} .*donazioni di un periodo.*\\.$`));
    expect(() => translateFilter(language, filter, context)).toThrow(reason!);
    const off = group({ ...rule, disabled: true }, noEmail);
    expect(inexpressible(language, off)).toBeNull();
    return expect(translateFilter(language, off, context)!.text).toContain("email");
  });
});
