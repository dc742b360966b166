import { expect, it } from "vitest";
import { checkCharacter, omocodiaVariants } from "../fiscal-code/fiscal-code";
import { certaintyOf, duplicateReason, findDuplicatePairs, haveDifferentCodes, type Identified } from "./duplicates";

const coded = (first15: string) => first15 + checkCharacter(first15);
const CODE = coded("RSSMRA80A01A794");
const OTHER = coded("RSSMRA80A01F205");
const rossi: Identified = { lastName: "Rossi", firstName: "Mario", birthday: "1980-01-01", gender: "M" };

it("the same fiscal code is almost certain, whatever else differs", () => {
  const reason = duplicateReason({ lastName: "Rota", fiscalCode: CODE.toLowerCase() }, { ...rossi, fiscalCode: CODE });
  expect(reason).toBe("fiscalCode");
  expect(certaintyOf(reason!)).toBe("almostCertain");
});

it.each<[Identified, Identified]>([
  [
    { lastName: "D'Angelo", firstName: "Nicolò" },
    { lastName: "D’ANGELO", firstName: "nicolo" },
  ],
  [
    { lastName: "D Angelo", firstName: "Ada" },
    { lastName: "Dangelo", firstName: "Ada" },
  ],
  [
    { lastName: "Amato", firstName: "Antonio" },
    { lastName: "Antonio", firstName: "Amato" },
  ],
  [
    { lastName: "Amato,", firstName: "Antonio" },
    { lastName: "Amato", firstName: "Antonio" },
  ],
  [
    { lastName: "D Angelo", firstName: "Nicolò" },
    { lastName: "D’Angelo", firstName: "Nicolo'" },
  ],
  [
    { lastName: "De Luca", firstName: "Maria Grazia" },
    { lastName: "Deluca", firstName: "Mariagrazia" },
  ],
  [
    { lastName: "De Luca", firstName: "Anna Maria" },
    { lastName: "De Luca", firstName: "Maria Anna" },
  ],
  [
    { lastName: "Müller", firstName: "Eva" },
    { lastName: "Mueller", firstName: "Eva" },
  ],
])("%o and %o with the same birth date have the same name", (one, other) => {
  expect(duplicateReason({ ...one, birthday: "1980-01-01" }, { ...other, birthday: "1980-01-01" })).toBe("sameName");
  expect(duplicateReason({ ...one, birthday: "1980-01-01" }, { ...other, birthday: "1980-01-02" })).toBeNull();
  expect(duplicateReason(one, other)).toBeNull();
});

it.each<[Identified, Identified, boolean]>([
  [{ lastName: "Rota", firstName: "Giuseppe" }, { lastName: "Rotta", firstName: "Giuseppe" }, true],
  [{ lastName: "Gusmini", firstName: "Piero" }, { lastName: "Gusmini", firstName: "Pietro" }, true],
  [{ lastName: "Ferrari", firstName: "Anna" }, { lastName: "Ferrari", firstName: "Anna Maria" }, true],
  [{ lastName: "Bianchi", firstName: "Iacopo" }, { lastName: "Jacopo", firstName: "Bianchi" }, true],
  [{ lastName: "Rossi", firstName: "Mario" }, { lastName: "Russo", firstName: "Mario" }, false],
  [{ lastName: "Rossi", firstName: "Mario" }, { lastName: "Rossi", firstName: "Luigi" }, false],
  [{ lastName: "Rossi", firstName: "" }, { lastName: "Rossi", firstName: "Luigi" }, false],
])("%o and %o with the same birth date: similar %s", (one, other, similar) => {
  const born = { birthday: "1980-01-01" };
  expect(duplicateReason({ ...one, ...born }, { ...other, ...born })).toBe(similar ? "similarName" : null);
});

it("twins of another sex, or with other fiscal codes, aren't similar", () => {
  const maria: Identified = { ...rossi, firstName: "Maria", gender: "F" };
  expect(duplicateReason(rossi, maria)).toBeNull();
  expect(duplicateReason(rossi, { ...maria, gender: null })).toBe("similarName");
  expect(duplicateReason({ ...rossi, fiscalCode: CODE }, { ...maria, gender: null, fiscalCode: OTHER })).toBeNull();
});

it("the same name and birth date are probable even with two fiscal codes, since one may be wrong", () => {
  expect(duplicateReason({ ...rossi, fiscalCode: CODE }, { ...rossi, fiscalCode: OTHER })).toBe("sameName");
});

it("the same telephone or address is uncertain, and says nothing about people with two fiscal codes", () => {
  const [one, other] = [{ mobile: "347 555 0142" }, { phoneHome: "+39 3475550142" }];
  expect(duplicateReason(one, other)).toBe("contact");
  expect(duplicateReason({ email: "A@gds.example" }, { email: "a@gds.example " })).toBe("contact");
  expect(duplicateReason({ ...one, fiscalCode: CODE }, { ...other, fiscalCode: OTHER })).toBeNull();
  expect(duplicateReason({ mobile: "00" }, { mobile: "00" })).toBeNull();
});

it("variants of one code with omocodia aren't different, nor is a temporary or an invalid code", () => {
  const [variant] = omocodiaVariants(CODE);
  const codes = (one: string, other: string) => haveDifferentCodes({ fiscalCode: one }, { fiscalCode: other });
  expect(codes(CODE, OTHER)).toBe(true);
  expect(codes(CODE, variant!)).toBe(false);
  expect(codes(CODE, "12345678903")).toBe(false);
  expect(codes(CODE, `${OTHER.slice(0, -1)}?`)).toBe(false);
  expect(codes(CODE, "")).toBe(false);
});

it("each pair is found once, by its surest reason; a contact that many share makes no pair", () => {
  const people = [
    { _id: "a", ...rossi, fiscalCode: CODE, email: "casa@gds.example" },
    { _id: "b", ...rossi, fiscalCode: CODE, email: "casa@gds.example" },
    { _id: "c", lastName: "Rossi", firstName: "Ada", email: "casa@gds.example" },
  ];
  const named = (found: ReturnType<typeof findDuplicatePairs<(typeof people)[number]>>) =>
    found.map(({ one, other, reason }) => `${one._id}${other._id} ${reason}`).sort();
  expect(named(findDuplicatePairs(people))).toEqual(["ab fiscalCode", "ac contact", "bc contact"]);
  const office = [..."defghi"].map((_id) => ({ _id, email: "sede@gds.example" }) as (typeof people)[number]);
  expect(named(findDuplicatePairs([...people, ...office]))).toHaveLength(3);
});
