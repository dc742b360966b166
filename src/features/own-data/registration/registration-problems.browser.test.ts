import { describe, expect, it } from "vitest";
import { registeredDonorSchema } from "../../../domain/validation/donor-schema";
import { recordResolver } from "../../../shared/record-form/record-resolver";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { REGISTRATION_FIELDS, type RegistrationField, type RegistrationValues } from "./form/registration-fields";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { registrationTexts } from "./registration-form";

const { missing } = personTexts.oneself;
const { problems, written } = formTexts;
const resolve = (values: RegistrationValues, locked: RegistrationField[] = []) => {
  const words = { ...formTexts.defaults, ...registrationTexts };
  const schema = registeredDonorSchema({ today: "2026-11-20" });
  const resolver = recordResolver({ fields: REGISTRATION_FIELDS, schema, locked, formTexts: words });
  return resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
};

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

/** @returns the message of each invalid field */
async function messagesFor(change: Partial<RegistrationValues>, locked?: RegistrationField[]) {
  const { errors } = await resolve({ ...good, ...change }, locked);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

describe("the registration form", () => {
  it("accepts valid values, and normalises them", async () => {
    expect(await messagesFor({})).toEqual({});
    const typed = { ...good, fiscalCode: " rss mra 80a01 h501u ", province: "bg", lastName: " Rossi " };
    const normalised = { ...good, fiscalCode: good.fiscalCode, province: "BG", lastName: "Rossi" };
    expect(await resolve(typed)).toEqual({ values: normalised, errors: {} });
    expect(await resolve({ ...good, lastName: "D’Angelo" })).toMatchObject({ values: { lastName: "D'Angelo" } });
  });

  it.each([
    [{ lastName: " " }, { lastName: missing.lastName }],
    [{ firstName: "" }, { firstName: missing.firstName }],
    [{ birthday: "" }, { birthday: missing.birthday }],
    [{ birthday: "14/0" }, { birthday: problems.day }],
    [{ birthday: "30/02/1980" }, { birthday: problems.day }],
    [{ birthday: "2026-11-21" }, { birthday: problems.future }],
    [{ birthday: "0198-01-01" }, { birthday: problems["too-early"] }],
    [{ birthplace: "" }, { birthplace: missing.birthplace }],
    [{ gender: "" }, { gender: missing.gender }],
    [{ fiscalCode: "" }, { fiscalCode: missing.fiscalCode }],
    [{ fiscalCode: "RSSMRA80A01" }, { fiscalCode: written.fiscalCode?.form }],
    [{ fiscalCode: "RSSMRA80A01H501F" }, { fiscalCode: formTexts.checkCharacter("U") }],
    [{ street: "" }, { street: missing.street }],
    [{ cap: "2402" }, { cap: written.cap?.form }],
    [{ cap: "24O23" }, { cap: written.cap?.form }],
    [{ city: "" }, { city: missing.city }],
    [{ province: "Lugano" }, { province: written.province?.unknown }],
    [{ mobile: "347 555" }, { mobile: problems["too-short"] }],
    [{ mobile: "chiedi a casa" }, { mobile: written.phone?.form }],
    [{ phoneHome: "035 12" }, { phoneHome: problems["too-short"] }],
    [{ mobile: "" }, { mobile: missing.mobile }],
    [{ city: "a".repeat(201) }, { city: "Il testo è troppo lungo." }],
    [{ lastName: "a".repeat(300) }, { lastName: "Il testo è troppo lungo." }],
  ])("refuses %j", async (change, messages) => expect(await messagesFor(change)).toEqual(messages));

  it("accepts a home telephone instead of a mobile, and foreign numbers", async () => {
    expect(await messagesFor({ mobile: "", phoneHome: "0346 21000" })).toEqual({});
    expect(await messagesFor({ mobile: "+41 (0)79 123.45-67" })).toEqual({});
  });

  it("accepts a donor of any age, because the form doesn't decide who may donate", async () => {
    expect(await messagesFor({ birthday: "2010-05-05" })).toEqual({});
    expect(await messagesFor({ birthday: "1940-05-05" })).toEqual({});
  });

  it("accepts a fiscal code with omocodia, and one that contradicts the person", async () => {
    expect(await messagesFor({ fiscalCode: "RSSMRA80A01H50MM" })).toEqual({});
    expect(await messagesFor({ gender: "F" })).toEqual({});
  });

  it("neither validates nor changes locked fields, not even a missing telephone", async () => {
    const old = { ...good, province: "Bg.", mobile: "" };
    expect(await messagesFor(old, ["province", "mobile"])).toEqual({});
    expect(await resolve(old, ["province", "mobile"])).toMatchObject({ values: old });
  });
});
