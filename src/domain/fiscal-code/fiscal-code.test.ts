import { describe, expect, it } from "vitest";
import { checkCharacter, checkFiscalCode, normaliseFiscalCode, omocodiaVariants } from "./fiscal-code";
import { computeFiscalCode, fiscalCodeDisagreements } from "./person";

const rossi = { firstName: "Mario", lastName: "Rossi", gender: "M", birthday: "1980-01-01", place: "F205" } as const;

describe("a fiscal code", () => {
  it("is accepted in any case and with blanks", () => {
    expect(normaliseFiscalCode(" rssmra 80a01 f205x ")).toBe("RSSMRA80A01F205X");
    expect(checkFiscalCode("rssmra80a01 f205x")).toMatchObject({ valid: true });
  });

  it("contains the sex, birthday and birthplace of its owner", () => {
    expect(checkFiscalCode("RSSMRA80A01F205X")).toEqual({
      valid: true,
      parts: { name: "RSSMRA", gender: "M", year: 80, month: 1, day: 1, place: "F205", omocodia: false },
    });
    const woman = computeFiscalCode({ ...rossi, firstName: "Maria", gender: "F", birthday: "1980-12-31" });
    expect(checkFiscalCode(woman)).toMatchObject({ parts: { gender: "F", day: 31, month: 12 } });
  });

  it.each(["", "RSSMRA80A01F205", "RSSMRA80A01F205XX", "1SSMRA80A01F205X", "RSSMRA80F01F205X", "RSSMRA80A01F20AX"])(
    "%j doesn't have its form",
    (code) => expect(checkFiscalCode(code)).toEqual({ valid: false, problem: "form" }),
  );

  it("with a wrong check character is invalid", () => {
    expect(checkFiscalCode("RSSMRA80A01F205Y")).toEqual({ valid: false, problem: "check-character" });
  });

  it.each([
    ["1981-02-29", false],
    ["1980-02-29", true],
    ["2000-02-29", true],
    ["1980-02-30", false],
    ["1980-04-31", false],
    ["1980-01-32", false],
    ["1980-01-00", false],
  ])("with the birthday %s is valid: %s", (birthday, valid) => {
    expect(checkFiscalCode(computeFiscalCode({ ...rossi, birthday })).valid).toBe(valid);
  });

  it("has no days between 32 and 40 or above 71", () => {
    for (const day of ["35", "40", "72"]) {
      const first15 = `RSSMRA80A${day}F205`;
      expect(checkFiscalCode(first15 + checkCharacter(first15))).toEqual({ valid: false, problem: "date" });
    }
  });

  it("has 127 distinct valid variants with omocodia for the same person", () => {
    const variants = [...omocodiaVariants("RSSMRA80A01F205X")];
    expect(new Set(variants).size).toBe(127);
    expect(variants[0]).toBe("RSSMRA80A01F20RS");
    for (const variant of variants) {
      expect(checkFiscalCode(variant)).toMatchObject({
        valid: true,
        parts: { gender: "M", year: 80, month: 1, day: 1, place: "F205", omocodia: true },
      });
    }
  });
});

describe("the code of a person", () => {
  it.each([
    [rossi, "RSSMRA80A01F205X"],
    [{ ...rossi, firstName: "Gianfranco", lastName: "Fo" }, "FOXGFR80A01F205"],
    [{ ...rossi, firstName: "Nicolò", lastName: "D'Angelo" }, "DNGNCL80A01F205"],
    [{ ...rossi, firstName: "Ai", lastName: "Yu" }, "YUXAIX80A01F205"],
    [{ ...rossi, firstName: "Anna Maria", lastName: "De Luca" }, "DLCNMR80A01F205"],
    [{ ...rossi, firstName: "Hans", lastName: "Łukaszewski" }, "LKSHNS80A01F205"],
    [{ ...rossi, firstName: "Đorđe", lastName: "Groß" }, "GRSDRD80A01F205"],
    [{ ...rossi, firstName: "Øyvind", lastName: "Fæø" }, "FAEYND80A01F205"],
    [{ ...rossi, firstName: "Jörg", lastName: "Öz" }, "ZOEJRG80A01F205"],
    [{ ...rossi, firstName: "Сергій", lastName: "Щеглов" }, "SHCSRG80A01F205"],
  ])("%o begins %s", (person, expected) => {
    const code = computeFiscalCode(person);
    expect(code.startsWith(expected)).toBe(true);
    expect(checkFiscalCode(code).valid).toBe(true);
  });

  it("agrees with its person, also if less is known", () => {
    expect(fiscalCodeDisagreements("RSSMRA80A01F205X", rossi)).toEqual([]);
    expect(fiscalCodeDisagreements("RSSMRA80A01F205X", { lastName: "Rossi" })).toEqual([]);
    expect(fiscalCodeDisagreements([...omocodiaVariants("RSSMRA80A01F205X")][3]!, rossi)).toEqual([]);
  });

  it("disagrees with another's name, sex, birthday and birthplace", () => {
    const other = { firstName: "Carla", lastName: "Bo", gender: "F", birthday: "1981-01-01", place: "H501" } as const;
    expect(fiscalCodeDisagreements("RSSMRA80A01F205X", other)).toEqual(["name", "gender", "birthday", "birthplace"]);
  });

  it("agrees with an umlaut written as one letter or two, as offices did before and after 2011", () => {
    const turk = { firstName: "Jörg", lastName: "Öz" };
    expect(fiscalCodeDisagreements(computeFiscalCode({ ...rossi, ...turk }), turk)).toEqual([]);
    expect(fiscalCodeDisagreements(computeFiscalCode({ ...rossi, firstName: "Jorg", lastName: "Oz" }), turk)).toEqual(
      [],
    );
  });

  it("isn't compared with a name that has no Latin letters", () => {
    expect(fiscalCodeDisagreements("RSSMRA80A01F205X", { firstName: "محمد", lastName: "Παπάς" })).toEqual([]);
  });

  it("isn't compared if it isn't valid", () => {
    expect(fiscalCodeDisagreements("RSSMRA80A01F205A", { gender: "F" })).toEqual([]);
  });
});
