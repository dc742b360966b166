import { expect, it } from "vitest";
import { fiscalCodeTypos, meantFiscalCode } from "./fiscal-code-typos";

it("finds characters that aren't allowed at their position, and similar ones", () => {
  expect(fiscalCodeTypos("rssmra8oa01f205x")).toEqual([{ at: 8, found: "O", wanted: "digit", meant: "0" }]);
  expect(fiscalCodeTypos("R5SMRA80A01F205X")).toEqual([{ at: 2, found: "5", wanted: "letter", meant: "S" }]);
  expect(fiscalCodeTypos("RSSMRA80F01F205X")).toEqual([{ at: 9, found: "F", wanted: "month", meant: null }]);
  expect(fiscalCodeTypos("RSSMRA80A01F20-X")).toEqual([{ at: 15, found: "-", wanted: "digit", meant: null }]);
});

it("finds none in a code with the right form, also with omocodia, or with another length", () => {
  for (const code of ["RSSMRA80A01F205X", "RSSMRA80A01F20RS", "RSSMRA80A01F205", ""])
    expect(fiscalCodeTypos(code)).toEqual([]);
});

it("the corrected code must be valid", () => {
  expect(meantFiscalCode("RSSMRA8OAO1F205X")).toBe("RSSMRA80A01F205X");
  expect(meantFiscalCode("RSSMRA8OA01F205Y")).toBeNull();
  expect(meantFiscalCode("RSSMRA80F01F205X")).toBeNull();
});
