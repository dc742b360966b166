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
  suspensionDate: null,
  suspension: null,
};

it("an unknown value is an empty field of the form, and null in the body", () => {
  const values = valuesOf(donor);
  expect(values).toMatchObject({ street: "", mobile: "", birthday: "1980-01-01", byMail: false, version: 3 });
  const body = bodyOf(toBody(REGISTRATION_FIELDS, values, []));
  expect(body).toMatchObject({ street: null, mobile: null, cap: "24023", mailType: "Posta", version: 3 });
  expect(Object.keys(body)).not.toContain("byMail");
  expect(bodyOf({ byMail: true })).toEqual({ mailType: "E-mail" });
  expect(bodyOf({ cap: "24023" })).toEqual({ cap: "24023" });
});

it("the body has only the chosen values, and each consent with its version but without a time", () => {
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
    reason: 6,
    inscriptionNote: "x",
    area: "Bergamo",
    privacy: false,
  });
});

it("an existing note isn't the donor's answer, and stays above the answer", () => {
  const withNote = { ...donor, inscriptionNote: "Iscrizione da: Polisportiva" };
  expect(valuesOf(withNote).inscriptionNote).toBe("");
  expect(applicationBody(withNote, { reason: 6, inscriptionNote: "Un manifesto" }, "")).toMatchObject({
    inscriptionNote: "Iscrizione da: Polisportiva\nUn manifesto",
  });
  const withAnswer = { ...donor, reason: 6, inscriptionNote: "Un manifesto" };
  expect(valuesOf(withAnswer).inscriptionNote).toBe("Un manifesto");
  expect(applicationBody(withAnswer, { reason: 6, inscriptionNote: "Una cena" }, "")).toMatchObject({
    inscriptionNote: "Una cena",
  });
});
