import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvHead, csvLine, protectCell, unprotectCell, cellText } from "./csv";
import { chosenExportFields, exportFields, specifiedFields } from "./export-fields";
import { AWARD_FIELDS } from "../fields/award-fields";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { DONOR_FIELDS } from "../fields/donor-fields";

/** Pseudo-random texts of risky characters, the same at each run. */
function* texts(count: number): Generator<string> {
  const letters = [..."'=+-@\t\r\n ;\"＝＋－＠aà1_"];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let nth = 0; nth < count; nth++)
    yield Array.from({ length: next(7) }, () => letters[next(letters.length)]).join("");
}

describe("a cell that a spreadsheet would run as a formula", () => {
  it.each(["=1+1", "+39 035 123456", "-5", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1+1", "'=1"])(
    "gets an apostrophe: %j",
    (text) => expect(protectCell(text)).toBe(`'${text}`),
  );

  it.each(["", "D’Angelo", "'ndrangheta", "001204", "a=b", "via Roma 1-3"])("isn't changed if it is none: %j", (text) =>
    expect(protectCell(text)).toBe(text),
  );

  it("is restored by unprotectCell, also after several exports", () => {
    const twice = (text: string) => unprotectCell(unprotectCell(protectCell(protectCell(text))));
    const changed = [...texts(20_000)].filter(
      (text) => unprotectCell(protectCell(text)) !== text || twice(text) !== text,
    );
    expect(changed).toEqual([]);
  });

  it("never begins like a formula", () => {
    const formulas = [...texts(20_000)].filter((text) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(protectCell(text)));
    expect(formulas).toEqual([]);
  });
});

describe("a line of CSV", () => {
  const fields = chosenExportFields("donors", ["lastName", "mobile", "note"]);

  it("is read back unchanged by another library", () => {
    const rows = [...texts(3_000)].map((text, nth) => [`Riga ${nth}`, text, `${text};"${text}"`]);
    const csv = csvHead(fields) + rows.map((row) => csvLine(fields, row)).join("");
    const [head, ...lines] = Papa.parse<string[]>(csv, { delimiter: ";", skipEmptyLines: false }).data;
    expect(head).toEqual(["Cognome", "Cellulare", "Note"]);
    expect(lines.slice(0, -1).map((line) => line.map(unprotectCell))).toEqual(rows);
    expect(lines.at(-1)).toEqual([""]); // after the last line end
  });

  it("begins with a byte order mark, and ends with CRLF", () => {
    expect(csvHead(fields)).toBe("\ufeffCognome;Cellulare;Note\r\n");
    expect(csvLine(fields, ["Àbaco", "+39 333", null])).toBe("Àbaco;'+39 333;\r\n");
  });

  it("writes days, options, numbers and flags in Italian formats", () => {
    const all = chosenExportFields("donors", ["birthday", "status", "donationsNumber", "privacy", "reason"]);
    expect(csvLine(all, ["1987-10-04", "active", -3, true, 3])).toBe(
      "04/10/1987;Attivo;-3;Sì;Iniziativa aziendale\r\n",
    );
  });
});

describe("the fields of an export", () => {
  it("are those of the three catalogues, the next donation, and the donor of a donation or an award", () => {
    expect(exportFields("donors").map(({ name }) => name)).toEqual([...Object.keys(DONOR_FIELDS), "nextDonationDate"]);
    expect(exportFields("donations").map(({ name }) => name)).toEqual(["donorName", "key", "type", "date", "place"]);
    expect(exportFields("awards")).toHaveLength(6);
  });

  it("are chosen by name, in the order of the names; unknown names are skipped", () =>
    expect(chosenExportFields("donors", ["email", "nobody", "area", "email"]).map(({ name }) => name)).toEqual([
      "email",
      "area",
    ]));

  it("may be period counts, of donors only", () => {
    const [figure] = chosenExportFields("donors", ["donationsNumber@last12Months"]);
    expect(csvHead([figure!])).toContain("Donazioni in 12 mesi");
    expect(chosenExportFields("awards", ["donationsNumber@last12Months"])).toEqual([]);
    expect(specifiedFields("donors").some(({ name }) => name.includes("@"))).toBe(false);
  });

  it("write an invalid day unchanged", () => {
    const [day] = chosenExportFields("donors", ["birthday"]);
    expect(cellText(day!, "30/02")).toBe("30/02");
  });
});

it.each([
  ["donors", DONOR_FIELDS],
  ["donations", DONATION_FIELDS],
  ["awards", AWARD_FIELDS],
] as const)("the specification has all fields of %s in their order, and no other", (kind, catalogue) => {
  expect(specifiedFields(kind).map(({ name }) => name)).toEqual(Object.keys(catalogue));
});
