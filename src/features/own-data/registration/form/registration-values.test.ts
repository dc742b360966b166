import { expect, it } from "vitest";
import { bodyOf } from "../../../../domain/fields/own-fields";
import type { OwnRecord } from "../../record";
import { toBody } from "../../../../domain/fields/form-values";
import { REGISTRATION_FIELDS } from "./registration-fields";
import { applicationBody, valuesOf } from "./registration-values";

const donor: OwnRecord = {
  _id: "d1",
  version: 3,
  firstName: "Mario",
  lastName: "Rossi",
  gender: "M",
  fiscalCode: "RSSMRA80A01H501U",
  birthday: "1980-01-01",
  birthplace: "Roma",
  street: null,
  cap: "24023",
  city: "Clusone",
  province: "BG",
  email: "mario@posta.example",
  mobile: null,
  phoneHome: null,
  mailType: "Posta",
  association: null,
  reason: null,
  inscriptionNote: null,
  cardNumber: null,
  bloodGroup: "ND",
  area: "",
  status: "pending",
  lastDonationDate: null,
  lastDonationType: null,
  donationsNumber: 0,
  nextDonation: { date: null, reason: "ok" },
  suspension: null,
};

it("a record and a form say the same: what isn't known is an empty field, and null again", () => {
  const values = valuesOf(donor);
  expect(values).toMatchObject({ street: "", mobile: "", birthday: "1980-01-01", byMail: false, version: 3 });
  const body = bodyOf(toBody(REGISTRATION_FIELDS, values, []));
  expect(body).toMatchObject({ street: null, mobile: null, cap: "24023", mailType: "Posta", version: 3 });
  expect(Object.keys(body)).not.toContain("byMail");
  expect(bodyOf({ byMail: true })).toEqual({ mailType: "E-mail" });
  expect(bodyOf({ cap: "24023" })).toEqual({ cap: "24023" });
});

it("who registers sends what was chosen alone, and each answer to a consent with its version, and no moment of this clock", () => {
  const body = {
    version: 3,
    cap: "24023",
    area: null,
    association: null,
    reason: null,
    inscriptionNote: "x",
    byMail: true,
  };
  const consents = { consentPrivacy: true, consentHealth: true, consentNews: false, consentPhotos: false };
  const sent = applicationBody(donor, { ...body, ...consents }, "2|1|1|1");
  expect(sent).toMatchObject({ version: 3, cap: "24023", mailType: "E-mail", privacy: true });
  for (const name of ["area", "association", "reason", "inscriptionNote", "byMail", "consentPrivacy", "step"])
    expect(sent).not.toHaveProperty(name);
  expect(sent.consents).toEqual([
    { code: "privacy", version: "2", given: true },
    { code: "health", version: "1", given: true },
    { code: "news", version: "1", given: false },
    { code: "photos", version: "1", given: false },
  ]);
  expect(applicationBody(donor, { ...body, reason: 6, area: "Bergamo" }, "")).toMatchObject({
    ...{ reason: 6, inscriptionNote: "x", area: "Bergamo", privacy: false },
  });
});

it("what a note says already is no answer of the donor's, and stays above the one they give", () => {
  const mentioned = { ...donor, inscriptionNote: "Iscrizione da: Polisportiva" };
  expect(valuesOf(mentioned).inscriptionNote).toBe("");
  expect(applicationBody(mentioned, { reason: 6, inscriptionNote: "Un manifesto" }, "")).toMatchObject({
    inscriptionNote: "Iscrizione da: Polisportiva\nUn manifesto",
  });
  const answered = { ...donor, reason: 6, inscriptionNote: "Un manifesto" };
  expect(valuesOf(answered).inscriptionNote).toBe("Un manifesto");
  expect(applicationBody(answered, { reason: 6, inscriptionNote: "Una cena" }, "")).toMatchObject({
    inscriptionNote: "Una cena",
  });
});
