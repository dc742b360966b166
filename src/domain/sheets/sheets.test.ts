import { describe, expect, it } from "vitest";
import { addressLabels, labelLines, PADDING, type AddressedDonor } from "./address-labels";
import { CODE, LOGO, placeCard } from "./card-layout";
import { A4, CARD, CARD_SHEET, LABEL_SHEETS, perSheet, placeOf, sheetCount, sheetProblem } from "./sheet-layout";
import { breakText, printable } from "./text-block";

const donor = (change: Partial<AddressedDonor> = {}): AddressedDonor => ({
  lastName: "Rossi",
  firstName: "Anna",
  street: "Via Roma 1",
  cap: "24023",
  city: "Clusone",
  province: "BG",
  status: "active",
  ...change,
});
/** Every letter is half as wide as the font is high. */
const measure = (text: string, _bold: boolean, size: number) => text.length * size * 0.5 * (25.4 / 72);

/** Labels as their texts. */
function make(donors: AddressedDonor[], families = false) {
  const { labels, ...rest } = addressLabels(donors, { families, sheet: LABEL_SHEETS["3x8"], measure });
  return { labels: labels.map((lines) => lines.map(({ text }) => text)), ...rest };
}
const reasons = (...changes: Partial<AddressedDonor>[]) => make(changes.map(donor)).omitted.map(({ reason }) => reason);

describe("an address", () => {
  it("has the name, the street, and the town with postal code and province", () => {
    const [label] = make([donor({ province: "Prov. di Bergamo", street: " Via  Roma 1 " })]).labels;
    expect(label).toEqual(["Rossi Anna", "Via Roma 1", "24023 Clusone BG"]);
  });

  it.each([
    [{ city: "Lugano (Svizzera)", cap: "6900", province: "EE" }, ["6900 Lugano", "SVIZZERA"]],
    [{ city: "Lugano, Svizzera", cap: "", province: "EE" }, ["Lugano", "SVIZZERA"]],
    [{ city: "Aix-en-Provence - Francia", cap: "13100", province: "Estero" }, ["13100 Aix-en-Provence", "FRANCIA"]],
    [{ city: "Berlino", cap: "10115", province: "Germania" }, ["10115 Berlino", "GERMANIA"]],
  ])("abroad has the country in the last line: %o", (change, lines) => {
    expect(make([donor(change)]).labels[0]?.slice(2)).toEqual(lines);
  });

  it("that isn't complete is omitted with the first reason, and dead donors always are", () => {
    expect(
      reasons({ street: "" }, { cap: "" }, { city: "" }, { province: "EE" }, { lastName: "", firstName: "" }),
    ).toEqual(["street", "cap", "city", "country", "name"]);
    expect(reasons({ status: "dead", street: "" }, { street: "Улица 1" }, { street: "شارع 1" })).toEqual([
      "dead",
      "letters",
    ]);
  });
});

describe("one label a family", () => {
  const family = [
    donor({ firstName: "Anna" }),
    donor({ lastName: "Bianchi" }),
    donor({ firstName: "Luca", lastName: "ROSSI", street: "via Roma, 1" }),
    donor({ firstName: "Ugo", street: "Via Roma 11" }),
  ];

  it("is for the same surname, street and town, in the place of the first", () => {
    const { labels, merged } = make(family, true);
    expect(labels.map(([title]) => title)).toEqual(["Famiglia Rossi", "Bianchi Anna", "Rossi Ugo"]);
    expect(merged).toBe(1);
  });

  it("isn't made for different surnames in Greek letters", () => {
    const greek = ["Παπαδόπουλος", "Νικολαΐδης"].map((lastName) => donor({ lastName }));
    const { labels, merged } = make(greek, true);
    expect([labels.length, merged]).toEqual([2, 0]);
  });

  it("isn't made unless the user wants it", () => {
    const { labels, merged } = make(family);
    expect([labels.length, merged]).toEqual([family.length, 0]);
  });

  it("the sum of labels, donors omitted and donors in a family is the number of donors", () => {
    const donors = [...family, donor({ street: "" })];
    const { labels, omitted, merged } = make(donors, true);
    expect(labels.length + omitted.length + merged).toBe(donors.length);
  });
});

describe("the text of a label", () => {
  const label = ["De la Fuente Echevarría María de los Ángeles", "Via Roma 1", "24023 Clusone BG"];

  it("breaks a long name between words, in the same size as the others", () => {
    const lines = labelLines(label, LABEL_SHEETS["3x7"], measure)!;
    expect(lines.map(({ text }) => text)).toEqual([
      "De la Fuente Echevarría María",
      "de los Ángeles",
      "Via Roma 1",
      "24023 Clusone BG",
    ]);
    expect(new Set(lines.map(({ size, x }) => `${size} ${x}`))).toEqual(new Set([`10 ${PADDING.x}`]));
    const middle = (lines[0]!.y + lines[3]!.y) / 2;
    // the middle of the capital letters is the middle of the label
    expect(middle - (0.688 / 2) * 10 * (25.4 / 72)).toBeCloseTo(38.1 / 2, 6);
  });

  it("doesn't fit if the label is too low: all members of the family are omitted", () => {
    const sheet = { ...LABEL_SHEETS["3x7"], height: 14 };
    expect(labelLines(label, sheet, measure)).toBeNull();
    const long = { lastName: "De la Fuente Echevarría de los Ángeles" };
    const family = [donor(long), donor({ ...long, firstName: "Luca" })];
    expect(addressLabels(family, { families: true, sheet, measure })).toEqual({
      labels: [],
      omitted: ["Anna", "Luca"].map((name) => ({ reason: "size", name: `${long.lastName} ${name}` })),
      merged: 0,
    });
  });

  it("breaks a word that is wider than the line", () => {
    expect(breakText("Rossi Wolfeschlegelstein", 8, (text) => text.length)).toEqual([
      "Rossi",
      "Wolfesch",
      "legelste",
      "in",
    ]);
  });

  it("keeps letters of the font, and removes other accents", () => {
    for (const text of ["Łukasz Őze Țăran Іванна", "Ŵŷn Ẃ ǽǿ", "Via «X» ‹1›… 5′ 6″"])
      expect(printable(text)).toBe(text);
    expect([printable("Nguyễn  Thị\u200b"), printable("Nicolo\u0300"), printable("李")]).toEqual([
      "Nguyên Thi",
      "Nicolò",
      null,
    ]);
  });
});

describe("a sheet", () => {
  it.each(Object.entries({ ...LABEL_SHEETS, cards: CARD_SHEET }))("%s is in the middle of an A4 page", (_, sheet) => {
    expect(sheetProblem(sheet)).toBeNull();
    const [first, last] = [0, perSheet(sheet) - 1].map((nth) => placeOf(sheet, nth, { x: 0, y: 0 }));
    expect(first!.x).toBeCloseTo(A4.width - last!.x - last!.width, 6);
    expect(first!.y).toBeCloseTo(A4.height - last!.y - last!.height, 6);
  });

  it("goes on with the next page, moved by the printer's offset", () => {
    const sheet = LABEL_SHEETS["2x7"];
    expect([sheetCount(sheet, 4, 10), sheetCount(sheet, 4, 11), sheetCount(sheet, 4, 0)]).toEqual([1, 2, 0]);
    expect(placeOf(sheet, 15, { x: -0.5, y: 1 })).toMatchObject({ x: 4.65 + 99.1 + 2.5 - 0.5, y: 16.15 });
  });

  it("with measures of the user's must fit on the page", () => {
    const sheet = { columns: 2, rows: 5, width: 100, height: 55, left: 5, top: 10, gapX: 0, gapY: 0 };
    expect(sheetProblem(sheet)).toBeNull();
    expect(sheetProblem({ ...sheet, gapX: 5.1 })).toEqual({ field: "width", code: "too-wide" });
    expect(sheetProblem({ ...sheet, rows: 6 })).toEqual({ field: "height", code: "too-high" });
    expect(sheetProblem({ ...sheet, width: Number.NaN })).toEqual({ field: "width", code: "size" });
    expect(sheetProblem({ ...sheet, columns: 0.5 })).toEqual({ field: "columns", code: "number" });
    expect(sheetProblem({ ...sheet, left: -1 })).toEqual({ field: "left", code: "number" });
  });
});

it("a card's texts stay beside its code, and within the card", () => {
  const content = {
    name: "Montalbano Colonna Maria Immacolata Concetta",
    numbers: [
      ["Tessera", "AVIS-BERGAMO-2026-000000742-BIS"],
      ["Gruppo", "0-"],
    ] as const,
  };
  const front = placeCard(content, measure)!;
  const beside = front.filter(({ y }) => y > CODE.y);
  expect(beside.length).toBeGreaterThan(4);
  for (const { text, x, bold, size } of beside) expect(x + measure(text, bold, size)).toBeLessThanOrEqual(CODE.x);
  for (const { text, x, y, bold, size } of front) {
    expect(x + measure(text, bold, size)).toBeLessThanOrEqual(CARD.width);
    expect([y > 3, y < CARD.height - 3]).toEqual([true, true]);
  }
  expect(placeCard({ ...content, numbers: [["Tessera", "7".repeat(40)]] }, measure)).toBeNull();
});

it("a card's name stays below the logo", () => {
  const content = { name: "Rossi Anna", numbers: [["Tessera", "000742"]] as const };
  const names = (count: number) =>
    placeCard({ ...content, name: Array(count).fill("Montalbano Colonna").join(" ") }, measure);
  expect(names(6)).toBeNull();
  const top = Math.min(
    ...names(3)!
      .filter(({ size }) => size === 12)
      .map(({ y }) => y),
  );
  expect(top - 0.688 * 12 * (25.4 / 72)).toBeGreaterThan(LOGO.y + LOGO.height);
});
