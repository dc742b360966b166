import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { registrationSchema, type RegistrationValues } from "./registration-schema";
import { texts } from "./texts";

const { problems } = texts;
const schema = registrationSchema("2026-11-20");

const good: RegistrationValues = {
  version: 1,
  lastName: "Rossi",
  firstName: "Mario",
  birthday: "1980-01-01",
  birthplace: "Roma",
  gender: "M",
  fiscalCode: "RSSMRA80A01H501U",
  street: "Via Angelo Maj 32",
  cap: "24023",
  city: "Clusone",
  province: "BG",
  mobile: "347 555 0142",
  phoneHome: "",
  byMail: true,
};

/** The first message of each field that is wrong. */
function wrong(change: Partial<RegistrationValues>): Record<string, string> {
  const result = v.safeParse(schema, { ...good, ...change });
  const messages: Record<string, string> = {};
  for (const { path, message } of result.issues ?? []) messages[String(path?.[0]?.key)] ??= message;
  return messages;
}

describe("the registration form", () => {
  it("accepts a whole one, and tidies what was typed", () => {
    expect(wrong({})).toEqual({});
    const typed = { ...good, fiscalCode: " rss mra 80a01 h501u ", province: "bg", lastName: " Rossi " };
    expect(v.parse(schema, typed)).toMatchObject({ fiscalCode: good.fiscalCode, province: "BG", lastName: "Rossi" });
    expect(v.parse(schema, { ...good, lastName: "D’Angelo" })).toMatchObject({ lastName: "D'Angelo" });
  });

  it.each([
    [{ lastName: " " }, { lastName: problems.lastName }],
    [{ firstName: "" }, { firstName: problems.firstName }],
    [{ birthday: "" }, { birthday: problems.birthday.missing }],
    [{ birthday: "14/0" }, { birthday: problems.birthday.day }],
    [{ birthday: "30/02/1980" }, { birthday: problems.birthday.day }],
    [{ birthday: "2026-11-21" }, { birthday: problems.birthday.future }],
    [{ birthday: "0198-01-01" }, { birthday: problems.birthday["too-early"] }],
    [{ birthplace: "" }, { birthplace: problems.birthplace }],
    [{ gender: "" as "M" }, { gender: problems.gender }],
    [{ fiscalCode: "" }, { fiscalCode: problems.fiscalCode }],
    [{ fiscalCode: "RSSMRA80A01" }, { fiscalCode: problems.fiscalCodeForm }],
    [{ fiscalCode: "RSSMRA80A01H501F" }, { fiscalCode: problems.fiscalCodeCharacter("U") }],
    [{ street: "" }, { street: problems.street }],
    [{ cap: "2402" }, { cap: problems.capWrong }],
    [{ cap: "24O23" }, { cap: problems.capWrong }],
    [{ city: "" }, { city: problems.city }],
    [{ province: "Bergamo" }, { province: problems.provinceWrong }],
    [{ mobile: "347 555" }, { mobile: problems.phoneShort }],
    [{ mobile: "chiedi a casa" }, { mobile: problems.phoneWrong }],
    [{ phoneHome: "035 12" }, { phoneHome: problems.phoneShort }],
    [{ mobile: "" }, { mobile: problems.mobile }],
  ])("refuses %j", (change, messages) => expect(wrong(change)).toEqual(messages));

  it("takes the house's telephone of those who have no mobile, and numbers from abroad", () => {
    expect(wrong({ mobile: "", phoneHome: "0346 21000" })).toEqual({});
    expect(wrong({ mobile: "+41 (0)79 123.45-67" })).toEqual({});
  });

  it("takes a donor of any age: whether they may donate isn't for a form to decide", () => {
    expect(wrong({ birthday: "2010-05-05" })).toEqual({});
    expect(wrong({ birthday: "1940-05-05" })).toEqual({});
  });

  it("takes a code with omocodia, and one that disagrees with the person: that only warns", () => {
    expect(wrong({ fiscalCode: "RSSMRA80A01H50MM" })).toEqual({});
    expect(wrong({ gender: "F" })).toEqual({});
  });
});
