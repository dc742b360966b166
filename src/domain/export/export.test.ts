import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { csvHead, csvLine, protectCell, unprotectCell, cellText } from "./csv";
import { chosenExportFields, exportFields, specifiedFields } from "./export-fields";

/** Texts of the characters that matter, the same at each run. */
function* texts(count: number): Generator<string> {
  const letters = [..."'=+-@\t\r\n ;\"＝＋－＠aà1_"];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let nth = 0; nth < count; nth++)
    yield Array.from({ length: next(7) }, () => letters[next(letters.length)]).join("");
}

describe("a cell that a spreadsheet would run", () => {
  it.each(["=1+1", "+39 035 123456", "-5", "@SUM(A1)", "\t=1", "\r=1", " =1+1", "＝1+1", "'=1"])(
    "gets an apostrophe: %j",
    (text) => expect(protectCell(text)).toBe(`'${text}`),
  );

  it.each(["", "D’Angelo", "'ndrangheta", "001204", "a=b", "via Roma 1-3"])(
    "isn't touched when it is none: %j",
    (text) => expect(protectCell(text)).toBe(text),
  );

  it("comes back unchanged, whatever it was, and however often it went out", () => {
    const twice = (text: string) => unprotectCell(unprotectCell(protectCell(protectCell(text))));
    const lost = [...texts(20_000)].filter((text) => unprotectCell(protectCell(text)) !== text || twice(text) !== text);
    expect(lost).toEqual([]);
  });

  it("never begins with what is run", () => {
    const run = [...texts(20_000)].filter((text) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(protectCell(text)));
    expect(run).toEqual([]);
  });
});

describe("a line of CSV", () => {
  const fields = chosenExportFields("donors", ["lastName", "mobile", "note"]);

  it("is read back by another library as it was", () => {
    const rows = [...texts(3_000)].map((text, nth) => [`Riga ${nth}`, text, `${text};"${text}"`]);
    const csv = csvHead(fields) + rows.map((row) => csvLine(fields, row)).join("");
    const [head, ...lines] = Papa.parse<string[]>(csv, { delimiter: ";", skipEmptyLines: false }).data;
    expect(head).toEqual(["Cognome", "Cellulare", "Note"]);
    expect(lines.slice(0, -1).map((line) => line.map(unprotectCell))).toEqual(rows);
    expect(lines.at(-1)).toEqual([""]); // the last line, too, has its end
  });

  it("begins with the mark by which spreadsheets know UTF-8, and ends as they do", () => {
    expect(csvHead(fields)).toBe("\ufeffCognome;Cellulare;Note\r\n");
    expect(csvLine(fields, ["Àbaco", "+39 333", null])).toBe("Àbaco;'+39 333;\r\n");
  });

  it("says days, options, numbers and flags as they are said in Italy", () => {
    const all = chosenExportFields("donors", ["birthday", "status", "donationsNumber", "privacy", "reason"]);
    expect(csvLine(all, ["1987-10-04", "active", -3, true, 3])).toBe(
      "04/10/1987;Attivo;-3;Sì;Iniziativa aziendale\r\n",
    );
  });
});

describe("what can be exported", () => {
  it("are all columns of the three catalogues, the next donation, and whose a donation or an award is", () => {
    expect(exportFields("donors")).toHaveLength(39);
    expect(exportFields("donations").map(({ name }) => name)).toEqual(["donorName", "key", "type", "date", "place"]);
    expect(exportFields("awards")).toHaveLength(6);
  });

  it("is chosen by name, in the names' order; what isn't known is left out", () =>
    expect(chosenExportFields("donors", ["email", "nobody", "area", "email"]).map(({ name }) => name)).toEqual([
      "email",
      "area",
    ]));

  it("are figures over a period, too, of donors and by their names alone", () => {
    const [figure] = chosenExportFields("donors", ["donationsNumber@last12Months"]);
    expect(csvHead([figure!])).toContain("Donazioni in 12 mesi");
    expect(chosenExportFields("awards", ["donationsNumber@last12Months"])).toEqual([]);
    expect(specifiedFields("donors").some(({ name }) => name.includes("@"))).toBe(false);
  });

  it("leaves a day that is none as it came", () => {
    const [day] = chosenExportFields("donors", ["birthday"]);
    expect(cellText(day!, "30/02")).toBe("30/02");
  });
});

it("the columns of the specification are 38, 4 and 5, in its order", () => {
  expect(specifiedFields("donors")).toHaveLength(38);
  expect(specifiedFields("donors").slice(0, 5).map(({ name }) => name)).toEqual([
    "key", "area", "cardNumber", "firstName", "lastName",
  ]); // prettier-ignore
  expect(specifiedFields("donors").at(-1)?.name).toBe("reason");
  expect(specifiedFields("donations").map(({ name }) => name)).toEqual(["key", "type", "date", "place"]);
  expect(specifiedFields("awards").map(({ name }) => name)).toEqual([
    "key", "award", "awardDate", "awardDonorsGroup", "awardDonorsGroupDate",
  ]); // prettier-ignore
});
