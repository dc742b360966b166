import { describe, expect, expectTypeOf, it } from "vitest";
import * as v from "valibot";
import type { Award, Donation, Donor } from "../entities";
import { DONOR_FIELDS } from "../fields/donor-fields";
import { fieldNames, type CatalogueField, type FieldCatalogue } from "../fields/field";
import { donationSchema, suspensionSchema, awardSchema } from "./record-schemas";
import { fieldSchemas } from "./field-schema";
import { donorSchema, registeredDonorSchema, statusReasonSchema } from "./donor-schema";
import { checkFields } from "./problem";

const context = { today: "2026-11-20", zones: ["Bergamo", "Lodi"] };
const nothing = Object.fromEntries(fieldNames(DONOR_FIELDS).map((name) => [name, null]));
const donor = {
  ...nothing,
  area: "Lodi",
  firstName: "Mario",
  lastName: "Rossi",
  bloodGroup: "0+",
  status: "active",
  privacy: true,
};
const complete = {
  ...donor,
  gender: "M",
  fiscalCode: "RSSMRA80A01H501U",
  birthday: "1980-01-01",
  birthplace: "Roma",
  street: "Via Angelo Maj 32",
  cap: "24023",
  city: "Clusone",
  province: "BG",
  mobile: "347 555 0142",
};
const staff = {
  lastName: { section: "", editedBy: "staff", kind: "text", label: "Cognome" },
  telephone: { section: "", editedBy: "staff", kind: "code", label: "Telefono", format: "phone" },
} as const satisfies FieldCatalogue;
const codes = (schema: Parameters<typeof checkFields>[0], value: object) =>
  Object.fromEntries(checkFields(schema, value).problems.map(({ field, code }) => [field, code]));
const ofDonor = (change: object) => codes(donorSchema(context), { ...donor, ...change });

it("a field is checked by the format in the catalogue, whatever its name is", () => {
  const schema = v.object(fieldSchemas(staff, context));
  expect(codes(schema, { lastName: "Rossi", telephone: "chiedere a Anna" })).toEqual({ telephone: "form" });
  expect(codes(schema, { lastName: "x".repeat(150), telephone: "347 555 0142" })).toEqual({});
  // @ts-expect-error an enumeration without options is a select with nothing to choose
  ({ kind: "enumeration", label: "Ruolo", section: "", editedBy: "staff" }) satisfies CatalogueField;
});

describe("a donor's fields", () => {
  it("have the letters of a province, whose name is read, too", () => {
    const provinceOf = (province: string) => checkFields(donorSchema(context), { ...donor, province }).output.province;
    expect(["Bergamo", "(bg)", "Sud Sardegna"].map(provinceOf)).toEqual(["BG", "BG", "SU"]);
    for (const province of ["ZZ", "BE"]) expect(ofDonor({ province })).toEqual({ province: "unknown" });
  });

  it("have a postal code of five digits, or one of another country", () => {
    expect(ofDonor({ cap: "6900" })).toEqual({ cap: "form" });
    expect(ofDonor({ cap: "6900", province: "BG" })).toEqual({ cap: "form" });
    for (const province of ["CH", "EE", "Estero"]) expect(ofDonor({ cap: "6900", province })).toEqual({});
  });

  it("have no characters that nobody sees", () => {
    const typed = {
      ...donor,
      lastName: "\u202aRossi\u202c",
      email: "\u200emario@esempio.it\u2069",
      note: "👨‍👩‍👧\u202e ok",
    };
    const { output, problems } = checkFields(donorSchema(context), typed);
    expect(problems).toEqual([]);
    expect(output).toMatchObject({ lastName: "Rossi", email: "mario@esempio.it", note: "👨‍👩‍👧 ok" });
  });

  it("are tidied: trimmed, codes in capitals, null for an empty text", () => {
    const typed = {
      ...donor,
      lastName: " Rossi ",
      fiscalCode: "rss mra 80a01 h501u",
      province: "bg",
      cap: "  ",
      gender: "",
    };
    const { output, problems } = checkFields(donorSchema(context), typed);
    expect(problems).toEqual([]);
    expect(output).toMatchObject({
      lastName: "Rossi",
      fiscalCode: "RSSMRA80A01H501U",
      province: "BG",
      cap: null,
      gender: null,
    });
  });

  it.each([
    [{ lastName: " " }, { lastName: "missing" }],
    [{ firstName: null }, { firstName: "missing" }],
    [{ lastName: "a".repeat(101) }, { lastName: "too-long" }],
    [{ note: "a".repeat(2001) }, { note: "too-long" }],
    [{ city: ["Lodi"] }, { city: "type" }],
    [{ area: "Marte" }, { area: "unknown" }],
    [{ gender: "X" }, { gender: "unknown" }],
    [{ bloodGroup: "" }, { bloodGroup: "missing" }],
    [{ bloodGroup: "C+" }, { bloodGroup: "unknown" }],
    [{ reason: 9 }, { reason: "unknown" }],
    [{ reason: "3" }, { reason: "unknown" }],
    [{ privacy: "sì" }, { privacy: "type" }],
    [{ birthday: "1980" }, { birthday: "day" }],
    [{ birthday: "2026-02-30" }, { birthday: "day" }],
    [{ birthday: "0198-01-01" }, { birthday: "too-early" }],
    [{ birthday: "2026-11-21" }, { birthday: "future" }],
    [{ fiscalCode: "RSSMRA80A01" }, { fiscalCode: "form" }],
    [{ fiscalCode: "RSSMRA80A01H501F" }, { fiscalCode: "check-character" }],
    [{ fiscalCode: "RSSMRA80A00H501V" }, { fiscalCode: "date" }],
    [{ cap: "2402" }, { cap: "form" }],
    [{ province: "Lugano" }, { province: "unknown" }],
    [{ email: "rossi@" }, { email: "form" }],
    [{ officeEmail: "ufficio" }, { officeEmail: "form" }],
    [{ mobile: "chiedi a casa" }, { mobile: "form" }],
    [{ mobile: "000 0000000" }, { mobile: "repeated" }],
    [{ phoneHome: "035 12" }, { phoneHome: "too-short" }],
  ])("with %j have a problem", (change, problems) => expect(ofDonor(change)).toEqual(problems));

  it("accept names from everywhere, foreign phone numbers and fiscal codes with omocodia", () => {
    const change = { lastName: 'O’Neil "<b>" 🩸 עברית', mobile: "+41 (0)79 123.45-67", fiscalCode: "RSSMRA80A01H50MM" };
    expect(ofDonor(change)).toEqual({});
    expect(ofDonor({ mobile: "333 333 3333" })).toEqual({});
  });

  it("don't include fields that aren't editable", () => {
    const { output } = checkFields(donorSchema(context), { ...donor, donationsNumber: "many", key: 7 });
    expect(Object.keys(output)).not.toEqual(expect.arrayContaining(["donationsNumber"]));
  });

  it("have the types of the entity", () => {
    type Output = v.InferOutput<ReturnType<typeof donorSchema>>;
    expectTypeOf<Output["birthday"]>().toEqualTypeOf<Donor["birthday"]>();
    expectTypeOf<Output["privacy"]>().toEqualTypeOf<boolean>();
    // @ts-expect-error nobody edits the number of donations
    expectTypeOf<Output["donationsNumber"]>().toBeNumber();
  });
});

describe("a complete form", () => {
  const ofForm = (change: object) => codes(registeredDonorSchema(context), { ...complete, ...change });

  it("has all data that an active donor needs", () => {
    expect(ofForm({})).toEqual({});
    expect(ofForm({ gender: null, fiscalCode: "", birthday: null, street: "", cap: null })).toEqual({
      gender: "missing",
      fiscalCode: "missing",
      birthday: "missing",
      street: "missing",
      cap: "missing",
    });
  });

  it("has a mobile or a home phone", () => {
    expect(ofForm({ mobile: "" })).toEqual({ mobile: "missing" });
    expect(ofForm({ mobile: "", phoneHome: "0346 210000" })).toEqual({});
  });
});

describe("a suspension", () => {
  const ofSuspension = (value: object) => codes(suspensionSchema, value);
  const fever = { status: "temporarilySuspended", reason: "Febbre", from: "2026-11-20", until: "2026-12-04" };

  it.each([
    [{}, {}],
    [{ status: "dead" }, { status: "unknown" }],
    [{ reason: " " }, { reason: "missing" }],
    [{ until: null }, { until: "missing" }],
    [{ until: "2026-11-19" }, { until: "before-start" }],
    [{ from: "20/11/2026" }, { from: "day" }],
    [{ status: "permanentlySuspended", until: null }, {}],
    [{ status: "active", reason: null, from: null, until: null }, {}],
  ])("with %j", (change, problems) => expect(ofSuspension({ ...fever, ...change })).toEqual(problems));

  it("requires the reason of another status change only if the change needs one", () => {
    expect(codes(statusReasonSchema(true), { statusReason: "" })).toEqual({ statusReason: "missing" });
    expect(codes(statusReasonSchema(false), {})).toEqual({});
  });
});

describe("a donation", () => {
  const ofDonation = (change: object) =>
    codes(donationSchema(context, "1980-01-01"), { type: 1, date: "2026-11-20", place: "Lodi", ...change });

  it.each([
    [{}, {}],
    [{ type: 4 }, { type: "unknown" }],
    [{ type: null }, { type: "missing" }],
    [{ place: "" }, { place: "missing" }],
    [{ date: "2026-11-21" }, { date: "future" }],
    [{ date: "2026-02-30" }, { date: "day" }],
    [{ date: "1979-12-31" }, { date: "before-birth" }],
    [{ date: undefined }, { date: "missing" }],
  ])("with %j", (change, problems) => expect(ofDonation(change)).toEqual(problems));

  it("has the fields of the entity", () =>
    expectTypeOf<v.InferOutput<ReturnType<typeof donationSchema>>["type"]>().toEqualTypeOf<Donation["type"]>());
});

describe("an award", () => {
  const gold = { award: null, awardDate: null, awardDonorsGroup: "Oro", awardDonorsGroupDate: "2026-05-01" };
  const ofAward = (change: object) => codes(awardSchema(context), { ...gold, ...change });

  it.each([
    [{}, {}],
    [{ award: "Targa" }, {}],
    [{ award: "Targa", awardDate: "2026-05-01", awardDonorsGroup: null, awardDonorsGroupDate: null }, {}],
    [{ awardDonorsGroup: null, awardDonorsGroupDate: null }, { awardDonorsGroup: "missing" }],
    [{ award: "Targa", awardDonorsGroup: "" }, { awardDonorsGroup: "missing" }],
    [{ awardDate: "2026-05-01" }, { award: "missing" }],
    [{ awardDonorsGroupDate: "2027-01-01" }, { awardDonorsGroupDate: "future" }],
  ])("with %j", (change, problems) => expect(ofAward(change)).toEqual(problems));

  it("has the fields of the entity", () =>
    expectTypeOf<v.InferOutput<ReturnType<typeof awardSchema>>["award"]>().toEqualTypeOf<Award["award"]>());
});
