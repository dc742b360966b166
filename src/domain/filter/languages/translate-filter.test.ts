import { describe, expect, it } from "vitest";
import type { RecordKind } from "../../records/records";
import type { FilterGroup, FilterNode, FilterRule } from "../filter";
import { READY_MADE } from "../ready-made";
import { translateFilter } from "./translate-filter";
import { LANGUAGE_NAMES, type FilterLanguage } from "./texts";

const today = "2026-11-20";
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as FilterLanguage[];
const r = (field: string, operator: string, value?: unknown, more: Partial<FilterRule> = {}): FilterRule => ({
  field,
  operator,
  value,
  ...more,
});
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const translated = (language: FilterLanguage, filter: FilterGroup, list: RecordKind = "donors") =>
  translateFilter(language, filter, { list, today })!;
const line = (language: FilterLanguage, ...rules: FilterNode[]) => {
  const { text } = translated(language, and(...rules));
  return language === "mongodb" || language === "json-logic"
    ? JSON.stringify(JSON.parse(text))
    : text.split("\nwhere ").at(-1);
};

describe("a translated filter", () => {
  it("is as readable as one written by hand", () => {
    const filter = and(
      r("bloodGroup", "=", "0-"),
      r("area", "=", "Clusone"),
      r("nextDonationDate", "<=", { relative: 1 }),
      r("mobile", "notNull"),
    );
    expect(translated("sql", filter).text).toBe(
      `select * from donors
where bloodGroup = '0-'
  and lower(area) = 'clusone'
  and nextDonationDate <= '2026-11-21'
  and status in ('active', 'suspended', 'temporarilySuspended')
  and (mobile is not null and mobile <> '')`,
    );
    expect(translated("sql-parameters", filter)).toMatchObject({
      text: expect.stringContaining("bloodGroup = ?\n  and lower(area) = ?") as string,
      parameters: ["0-", "clusone", "2026-11-21", "active", "suspended", "temporarilySuspended"],
    });
    expect(translated("cel", filter).text).toBe(
      `(bloodGroup != null && bloodGroup != '' && bloodGroup == "0-") && (area != null && area != '' && area.lowerAscii() == "clusone") && (nextDonationDate != null && nextDonationDate <= "2026-11-21") && (status != null && status != '' && status in ["active", "suspended", "temporarilySuspended"]) && (mobile != null && mobile != '')`,
    );
  });

  it("of donations may use fields of the donor", () => {
    const filter = and(r("type", "=", 1), r("donor.group", "=", "Alpini"));
    expect(translated("sql", filter, "donations").text).toBe(
      `select donations.* from donations join donors as donor on donor._id = donations.donorId
where donations."type" = 1
  and lower(donor."group") = 'alpini'`,
    );
    const cel = translated("cel", filter, "donations");
    expect(cel.text).toContain("donation.type == 1");
    expect(cel.notes.join(" ")).toContain("«donation»");
    expect(cel.notes.join(" ")).toContain("«donor»");
  });

  it("is null without active rules", () => {
    const off = { ...r("area", "=", "Lodi"), disabled: true };
    for (const language of LANGUAGES)
      expect(translateFilter(language, and(off, and()), { list: "donors", today })).toBeNull();
  });

  it.each(READY_MADE.map(({ name, rules }) => [name, rules] as const))(
    "exists in every language for %s",
    (_, rules) => {
      for (const language of LANGUAGES) expect(translated(language, and(...rules)).text).toMatch(/\S/);
    },
  );
});

describe("special characters of a language are escaped in a value", () => {
  it.each<[FilterLanguage, value: string, text: string]>([
    ["sql", "50%_!", "lower(note) like '%50!%!_!!%' escape '!'"],
    ["sql", "l'una", "lower(note) like '%l''una%' escape '!'"],
    ["sql", "'; drop table donors; --", "lower(note) like '%''; drop table donors; --%' escape '!'"],
    ["mongodb", "a.b*(c)[d]\\", '{"note":{"$regex":"a\\\\.b\\\\*\\\\(c\\\\)\\\\[d\\\\]\\\\\\\\","$options":"i"}}'],
    ["cel", 'a"b\\c\nd', '(note != null && note != \'\' && note.lowerAscii().contains("a\\"b\\\\c\\nd"))'],
    [
      "spel",
      "l'una",
      "(#root?.note != null and #root?.note != '' and #root?.note.toLowerCase().indexOf('l''una') >= 0)",
    ],
    ["json-logic", 'a"b', '{"or":[{"in":["a\\"b",{"var":"note"}]},{"in":["A\\"b",{"var":"note"}]}]}'],
  ])("%s: %s", (language, value, text) => expect(line(language, r("note", "contains", value))).toBe(text));

  it("also a field reference of MongoDB", () =>
    expect(line("mongodb", r("note", "<", "$firstName"))).toContain('{"$literal":"$firstname"}'));

  it("a text is searched with and without its accent", () =>
    expect(line("sql", r("lastName", "=", "Viganò"))).toBe(
      `lower(lastName) in ('vigano', 'viganò', '${"viganò".normalize("NFD")}')`,
    ));
});

describe("differences of a language have notes", () => {
  const notes = (language: FilterLanguage, ...rules: FilterNode[]) => translated(language, and(...rules)).notes;

  it("a filter without differences has none", () => {
    expect(notes("sql", r("bloodGroup", "=", "0-"), r("donationsNumber", ">", 3))).toEqual([]);
    expect(notes("json-logic", r("bloodGroup", "=", "0-"))).toEqual([]);
  });

  it.each(LANGUAGES)("%s: accents count, and relative days are fixed", (language) => {
    const all = notes(language, r("area", "=", "Lodi"), r("nextDonationDate", "<=", { relative: 0 }));
    expect(all.join("\n")).toMatch(/accenti/);
    expect(all).toContainEqual(
      expect.stringMatching(/^«possono donare sangue intero oggi» .* 20 novembre 2026 e resta fermo\.$/),
    );
    expect(all).toContainEqual(expect.stringContaining("AAAA-MM-GG"));
    for (const note of all) expect(note).toMatch(/\.$/);
  });

  it.each(LANGUAGES)("%s: the meaning of a missing value", (language) => {
    expect(notes(language, r("mobile", "null")).join("\n")).toContain("che manca è");
    expect(notes(language, r("mobile", "!=", "1")).join("\n")).toContain("che manca è");
  });

  it("SQL without parameters: the backslash in MySQL", () => {
    expect(notes("sql", r("note", "contains", "a\\b")).join()).toContain("MySQL");
    expect(notes("sql-parameters", r("note", "contains", "a\\b")).join()).not.toContain("MySQL");
  });
});
