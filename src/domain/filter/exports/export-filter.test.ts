import { describe, expect, it } from "vitest";
import type { RecordKind } from "../../record-kinds";
import type { FilterGroup, FilterNode, FilterRule } from "../filter";
import { READY_MADE } from "../ready-made";
import { exportFilter } from "./export-filter";
import { FORMAT_NAMES, type FilterFormat } from "./texts";

const today = "2026-11-20";
const FORMATS = Object.keys(FORMAT_NAMES) as FilterFormat[];
const r = (field: string, operator: string, value?: unknown, more: Partial<FilterRule> = {}): FilterRule => ({
  field,
  operator,
  value,
  ...more,
});
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const exported = (format: FilterFormat, filter: FilterGroup, list: RecordKind = "donors") =>
  exportFilter(format, filter, { list, today })!;
const line = (format: FilterFormat, ...rules: FilterNode[]) => {
  const { text } = exported(format, and(...rules));
  return format === "mongodb" || format === "json-logic"
    ? JSON.stringify(JSON.parse(text))
    : text.split("\nwhere ").at(-1);
};

describe("a filter for other programs", () => {
  it("reads as one would write it by hand", () => {
    const filter = and(
      r("bloodGroup", "=", "0-"),
      r("area", "=", "Clusone"),
      r("nextDonationDate", "<=", { relative: 1 }),
      r("mobile", "notNull"),
    );
    expect(exported("sql", filter).text).toBe(
      `select * from donors
where bloodGroup = '0-'
  and lower(area) = 'clusone'
  and nextDonationDate <= '2026-11-21'
  and (mobile is not null and mobile <> '')`,
    );
    expect(exported("sql-parameters", filter)).toMatchObject({
      text: expect.stringContaining("bloodGroup = ?\n  and lower(area) = ?") as string,
      parameters: ["0-", "clusone", "2026-11-21"],
    });
    expect(exported("cel", filter).text).toBe(
      `(bloodGroup != null && bloodGroup != '' && bloodGroup == "0-") && (area != null && area != '' && area.lowerAscii() == "clusone") && (nextDonationDate != null && nextDonationDate <= "2026-11-21") && (mobile != null && mobile != '')`,
    );
  });

  it("asks a donation for its donor where each format looks for one", () => {
    const filter = and(r("type", "=", 1), r("donor.group", "=", "Alpini"));
    expect(exported("sql", filter, "donations").text).toBe(
      `select donations.* from donations join donors as donor on donor._id = donations.donorId
where donations."type" = 1
  and lower(donor."group") = 'alpini'`,
    );
    const cel = exported("cel", filter, "donations");
    expect(cel.text).toContain("donation.type == 1");
    expect(cel.notes.join(" ")).toContain("«donation»");
    expect(cel.notes.join(" ")).toContain("«donor»");
  });

  it("is nothing where no rule counts, and never everybody", () => {
    const off = { ...r("area", "=", "Lodi"), disabled: true };
    for (const format of FORMATS) expect(exportFilter(format, and(off, and()), { list: "donors", today })).toBeNull();
  });

  it.each(READY_MADE.map(({ name, rules }) => [name, rules] as const))(
    "can be had of %s in every format",
    (_, rules) => {
      for (const format of FORMATS) expect(exported(format, and(...rules)).text).toMatch(/\S/);
    },
  );
});

describe("what means something to a format is a letter in a value", () => {
  it.each<[FilterFormat, value: string, text: string]>([
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
  ])("%s: %s", (format, value, text) => expect(line(format, r("note", "contains", value))).toBe(text));

  it("a name of a field of MongoDB is a text, too", () =>
    expect(line("mongodb", r("note", "<", "$firstName"))).toContain('{"$literal":"$firstname"}'));

  it("an accent is looked for as it was typed, and without", () =>
    expect(line("sql", r("lastName", "=", "Viganò"))).toBe("lower(lastName) in ('vigano', 'viganò')"));
});

describe("what a format can't say exactly is said", () => {
  const notes = (format: FilterFormat, ...rules: FilterNode[]) => exported(format, and(...rules)).notes;

  it("nothing of a filter that every program takes alike", () => {
    expect(notes("sql", r("bloodGroup", "=", "0-"), r("donationsNumber", ">", 3))).toEqual([]);
    expect(notes("json-logic", r("bloodGroup", "=", "0-"))).toEqual([]);
  });

  it.each(FORMATS)("%s: that accents count, and which day a relative one stands for", (format) => {
    const said = notes(format, r("area", "=", "Lodi"), r("nextDonationDate", "<=", { relative: 0 }));
    expect(said.join("\n")).toMatch(/accenti/);
    expect(said).toContainEqual(expect.stringMatching(/^«possono donare oggi» .* 20 novembre 2026 e resta fermo\.$/));
    expect(said).toContainEqual(expect.stringContaining("AAAA-MM-GG"));
    for (const note of said) expect(note).toMatch(/\.$/);
  });

  it.each(FORMATS)("%s: what a missing value is", (format) => {
    expect(notes(format, r("mobile", "null")).join("\n")).toContain("che manca è");
    expect(notes(format, r("mobile", "!=", "1")).join("\n")).toContain("che manca è");
  });

  it("MySQL's backslash, and only without parameters", () => {
    expect(notes("sql", r("note", "contains", "a\\b")).join()).toContain("MySQL");
    expect(notes("sql-parameters", r("note", "contains", "a\\b")).join()).not.toContain("MySQL");
  });
});
