import { expect, it } from "vitest";
import { beginsMonth, readDay } from "./read-day";

const read = (text: string) => readDay(text, 2026);

it.each([
  "4/10/1987",
  "04/10/1987",
  "4.10.87",
  "4-10-87",
  "4 10 1987",
  "04101987",
  "19871004",
  "1987-10-04",
  "1987/10/4",
  "4 ottobre 1987",
  "4 Ottobre 87",
  "4 ott. 1987",
  "04ott1987",
  " il 4 ottobre del 1987 ",
])("%j is 4 October 1987", (text) => expect(read(text)).toBe("1987-10-04"));

it.each([
  ["1/6/24", "2024-06-01"],
  ["1.1.26", "2026-01-01"],
  ["1.1.27", "1927-01-01"],
  ["1.1.00", "2000-01-01"],
  ["20011012", "2001-10-12"],
  ["20011987", "1987-01-20"],
  ["19121912", "1912-12-19"],
  ["19120612", "1912-06-12"],
  ["31121899", "1899-12-31"],
  ["29/2/2000", "2000-02-29"],
])("%j is %s", (text, day) => expect(read(text)).toBe(day));

it.each([
  "",
  "4",
  "4/10",
  "4/10/198",
  "041087",
  "30/02/1980",
  "29/2/1900",
  "4 ot 1987",
  "4 pioggia 1987",
  "4 ottobre",
  "1987",
  "1/2/3/1987",
  "ottobre 1987",
])("%j is no day", (text) => expect(read(text)).toBeNull());

it("knows what may become the name of a month", () => {
  for (const letters of ["o", "Ott", "ottobre", "m", "LUG"]) expect(beginsMonth(letters)).toBe(true);
  for (const letters of ["", "x", "ottobrex", "mb"]) expect(beginsMonth(letters)).toBe(false);
});
