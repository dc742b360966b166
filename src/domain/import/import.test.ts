import { describe, expect, it } from "vitest";
import { DONATION_TYPE_LABELS, SEX_LABELS } from "../donation/blood";
import { STATUS_LABELS } from "../donor/status";
import { findDayForm, INSTANT_FORMAT, inOrder, readImportDay } from "./read-import-day";
import { readCount, readFlag, readGroup, readOption, readZone, withoutThousands } from "./read-option";
import { splitAddress, splitName } from "./split-text";

describe("a blood group", () => {
  it.each([
    ["0 pos", "0+"],
    ["ORH+", "0+"],
    ["zero positivo", "0+"],
    ["O Rh neg.", "0-"],
    ["A1 Rh(D) pos", "A1+"],
    ["ab−", "AB-"],
    ["A2B +", "A2B+"],
    ["Gruppo B negativo", "B-"],
    ["n.d.", "ND"],
    ["A", null],
    ["A2B-", null],
    ["C+", null],
  ])("%j is %j", (text, group) => expect(readGroup(text)).toBe(group));
});

const option = (name: string, options: Record<string, string>, text: string) =>
  readOption(name, { kind: "enumeration", label: "", section: "", editedBy: "staff", options }, text);

describe("an option", () => {
  it.each([
    ["gender", SEX_LABELS, "Maschio", "M"],
    ["gender", SEX_LABELS, "f", "F"],
    ["type", DONATION_TYPE_LABELS, "Plasmaferesi", "3"],
    ["lastDonationType", DONATION_TYPE_LABELS, "SANGUE", "1"],
    ["type", DONATION_TYPE_LABELS, "2", "2"],
    ["status", STATUS_LABELS, "Sospeso permanente per salute o età", "permanentlySuspended"],
    ["status", STATUS_LABELS, "non attivo", "inactive"],
    ["status", STATUS_LABELS, "constructor", null],
  ])("of %s may have other texts", (name, options, text, word) => expect(option(name, options, text)).toBe(word));

  it("of a flag is yes, no or neither", () =>
    expect(["Sì", "x", "1", "No", "0", "forse", ""].map(readFlag)).toEqual([
      true,
      true,
      true,
      false,
      false,
      null,
      null,
    ]));

  it("of a count has only digits", () => {
    expect(["12", "0", "12.0", "12,00", "007"].map(readCount)).toEqual([12, 0, 12, 12, 7]);
    const others = [
      "50 %",
      "50%",
      "1.234",
      "1,234",
      "12'500",
      "1 234",
      "12,000",
      "0,5",
      "-3",
      "1e3",
      "dodici",
      ".",
      "",
    ];
    expect(others.map(readCount)).toEqual(others.map(() => null));
  });

  it("of a count with thousands separators has a suggestion", () =>
    expect(["1.234", "12'500", "1 234 567", "1.23", "50%", "1234", "1.234,567"].map(withoutThousands)).toEqual([
      "1234",
      "12500",
      "1234567",
      null,
      null,
      null,
      null,
    ]));

  it("of a zone may differ in case, accents and the prefix Zona", () => {
    const zones = ["Bergamo Città", "Zona Nord", "Lodi"];
    expect(["bergamo citta", "Nord", "Zona Lodi", "Milano"].map((text) => readZone(zones, text))).toEqual([
      "Bergamo Città",
      "Zona Nord",
      "Lodi",
      null,
    ]);
  });
});

describe("a day", () => {
  it.each([
    ["14/03/1963", "dayFirst", "1963-03-14"],
    ["12-9-26", "dayFirst", "2026-09-12"],
    ["1963-03-14T00:00:00", "dayFirst", "1963-03-14"],
    ["14/03/1963 0.00.00", "dayFirst", "1963-03-14"],
    ["03/14/1963", "monthFirst", "1963-03-14"],
    ["1963-03-14", "monthFirst", "1963-03-14"],
    ["14 marzo 1963", "monthFirst", "1963-03-14"],
    ["44562", "dayFirst", "2022-01-01"],
    ["44562.75", "dayFirst", "2022-01-01"],
    ["19630314", "dayFirst", "1963-03-14"],
    ["31/02/1984", "dayFirst", null],
    ["1963", "dayFirst", null],
    ["14/03", "dayFirst", null],
  ] as const)("%j, %s, is %j", (text, order, day) => expect(readImportDay(text, order, 2026)).toBe(day));

  it.each([
    ["14/03/1963 02/11/1990", { order: "dayFirst", format: "gg/mm/aaaa", ambiguous: false }],
    ["12-9-26 3-8-26", { order: "dayFirst", format: "gg-m-aa", ambiguous: true }],
    ["3/14/1963 2/11/1990 1/1/1990", { order: "monthFirst", format: "m/gg/aaaa", ambiguous: false }],
    ["1963-03-14", { order: "dayFirst", format: "aaaa-mm-gg", ambiguous: false }],
    ["01/01/1990", { order: "dayFirst", format: "gg/mm/aaaa", ambiguous: false }],
    ["Rossi", null],
  ])("has the form of its column: %j", (texts, form) => {
    expect(findDayForm(texts.split(" "))).toEqual(form);
  });

  it.each([
    ["1956-04-11T23:00:00.000Z", "1956-04-12"],
    ["1966-05-21T22:00:00.000Z", "1966-05-22"],
    ["1980-03-31T22:00:00Z", "1980-04-01"],
    ["2026-01-31 23:00:00 UTC", "2026-02-01"],
    ["1956-04-11T23:00+00:00", "1956-04-12"],
    // midnight in UTC, and times with another or no time zone
    ["1956-04-12T00:00:00Z", "1956-04-12"],
    ["1956-04-12T00:00:00+02:00", "1956-04-12"],
    ["1956-04-12T23:00:00", "1956-04-12"],
    ["1956-02-30T23:00:00Z", null],
  ])("of the instant %s is %s in Italy", (text, day) => expect(readImportDay(text, "dayFirst", 2026)).toBe(day));

  it("of a column of instants in UTC has its own form", () => {
    expect(findDayForm(["1956-04-11T23:00:00.000Z", "1966-05-21T22:00:00.000Z"])).toEqual({
      order: "dayFirst",
      format: INSTANT_FORMAT,
      ambiguous: false,
    });
  });

  it.each([
    ["19095", "1956-04-12"],
    ["22787", "1966-05-22"],
    ["9497", "1930-01-01"],
    ["19095.5", "1956-04-12"],
    ["1963", null],
    ["14/03/1963", "1963-03-14"],
  ])("of a workbook with the 1904 epoch: %s is %s", (text, day) =>
    expect(readImportDay(text, "dayFirst", 2026, true)).toBe(day),
  );

  it("has a form with day and month in either order", () => {
    expect(inOrder("gg/mm/aaaa", "monthFirst")).toBe("mm/gg/aaaa");
    expect(inOrder("mm/gg/aaaa", "dayFirst")).toBe("gg/mm/aaaa");
    expect(inOrder("aaaa-mm-gg", "monthFirst")).toBe("aaaa-mm-gg");
  });
});

describe("a combined text", () => {
  it.each([
    ["Rossi Mario", false, "", "Rossi|Mario"],
    ["De Luca Anna Maria", false, "", "De Luca|Anna Maria"],
    ["Mario Rossi", true, "", "Rossi|Mario"],
    ["Anna De Luca", true, "", "De Luca|Anna"],
    ["Rossi Bianchi Mario", false, "RSSMRA80A01H501U", "Rossi Bianchi|Mario"],
    ["Mario Rossi", false, "RSSMRA80A01H501U", "Rossi|Mario"],
    ["Rossi, Mario", false, "", "Rossi|Mario"],
    ["Marino Lorenzo, ,", false, "", "Marino|Lorenzo"],
    ["Marino, Lorenzo,", false, "", "Marino|Lorenzo"],
    [", Marino, , Lorenzo Maria", false, "", "Marino|Lorenzo Maria"],
    ["Rossi", false, "", "Rossi|"],
  ])("is split as a name: %j", (text, firstFirst, code, parts) => {
    const { lastName, firstName } = splitName(text, firstFirst, code);
    expect(`${lastName}|${firstName}`).toBe(parts);
  });

  it.each([
    ["Via Roma 12, 24121 Bergamo (BG)", "Via Roma 12|24121|Bergamo|BG"],
    ["Via Roma 12 - 24121 - Bergamo BG", "Via Roma 12|24121|Bergamo|BG"],
    ["Via Roma 12, Bergamo", "Via Roma 12||Bergamo|"],
    ["Via dei Mille", "Via dei Mille|||"],
    ["Via Roma 12, Vicenza VI", "Via Roma 12||Vicenza|VI"],
    ["Piazza Vittorio Emanuele II", "Piazza Vittorio Emanuele II|||"],
    ["Via Pio XI", "Via Pio XI|||"],
    ["Largo Paolo VI", "Largo Paolo VI|||"],
    ["Via Roma 12, Lugano (ZZ)", "Via Roma 12||Lugano (ZZ)|"],
  ])("is split as an address: %j", (text, parts) => {
    const { street, cap, city, province } = splitAddress(text);
    expect([street, cap, city, province].join("|")).toBe(parts);
  });
});
