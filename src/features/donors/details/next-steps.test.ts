import { expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS } from "../../../domain/donor/award-tiers";
import { nextSteps } from "./next-steps";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";
import type { CommonField } from "../duplicates";

const TODAY = "2026-11-20";
const donor = (changes: Record<string, unknown>): DonorRecord => {
  const sent = {
    _id: "d1",
    status: "active",
    birthday: "1980-03-14",
    mobile: "347 5550142",
    privacy: true,
    ...changes,
  };
  return donorReader(sent, "", () => undefined)!;
};
type Rest = Partial<Omit<Parameters<typeof nextSteps>[0], "donor">>;
const titles = (changes: Record<string, unknown>, rest: Rest = {}) =>
  nextSteps({
    donor: donor(changes),
    days: null,
    awards: null,
    tiers: DEFAULT_AWARD_TIERS,
    mayRead: () => true,
    today: TODAY,
    ...rest,
  }).map(({ title }) => title);

it("nothing is made up for a donor of whom all is in order", () => expect(titles({})).toEqual([]));

it.each([
  ["verified", "Da attivare"],
  ["pending", "Manca il modulo di iscrizione"],
  ["hold", "Manca il modulo di iscrizione"],
  ["provisioned", "Indirizzo e-mail da confermare"],
  ["staged", "Modulo da far firmare"],
])("%s: %s", (status, title) => expect(titles({ status })).toEqual([title]));

it("who was added at the desk is told what is next: the invitation, the form, the data, or being registered", () => {
  const agreed = ["privacy", "health"].map((code) => ({ code, given: true }));
  const known = {
    ...{ status: "staged", firstName: "Zoè", lastName: "Rossi", gender: "F", fiscalCode: "X", birthplace: "Lodi" },
    ...{ street: "Via Roma, 1", cap: "24121", city: "Bergamo", province: "BG", email: "zoe@posta.example" },
  };
  const next = (changes: object, consents: typeof agreed) => titles({ ...known, ...changes }, { consents })[0];
  expect(next({}, [])).toBe("Da invitare");
  expect(next({}, agreed.slice(0, 1))).toBe("Da invitare");
  expect(next({ email: null }, [])).toBe("Modulo da far firmare");
  expect(next({}, agreed)).toBe("Pronto da registrare");
  expect(next({ street: null }, agreed)).toBe("Dati da completare");
});

it("if no invitation can be sent, the form is next for a staged donor with an e-mail", () => {
  const staged = { status: "staged", email: "zoe@posta.example" };
  expect(titles(staged, { canInvite: false })).toEqual(["Modulo da far firmare"]);
});

it("while the consents can't be read nobody is asked to have a form signed again", () =>
  expect(titles({ status: "staged" }, { consents: null })).toEqual([]));

it("a required text that was answered no asks for what follows from it; one that nobody answered is missing", () => {
  const said = (given: boolean) => [
    { code: "privacy", given: true },
    { code: "health", given },
    { code: "news", given: false },
  ];
  expect(titles({}, { consents: said(false) })).toEqual(["Consenso negato: Dati sanitari"]);
  expect(titles({}, { consents: said(true) })).toEqual([]);
  expect(titles({ privacy: false }, { consents: [{ code: "privacy", given: false }] })).toEqual([
    "Consenso negato: Privacy",
  ]);
  expect(titles({ privacy: false })).toEqual(["Manca il consenso alla privacy"]);
  expect(titles({ status: "inactive" }, { consents: said(false) })).toEqual([]);
});

it("a suspension that ends soon, or has ended, is told of; one that lasts isn't", () => {
  const until = (day: string | null) => titles({ status: "temporarilySuspended", suspension: { until: day } });
  expect(until("2026-12-04")).toEqual(["La sospensione sta per finire"]);
  expect(until("2026-11-19")).toEqual(["La sospensione è finita"]);
  expect(until("2026-12-05")).toEqual([]);
  expect(until(null)).toEqual([]);
});

it("what is missing: consent, any contact, the birth date", () =>
  expect(titles({ privacy: false, mobile: null, birthday: null })).toEqual([
    "Manca il consenso alla privacy",
    "Nessun recapito",
    "Manca la data di nascita",
  ]));

it("what the reader may not see isn't called missing", () => {
  const missing = { privacy: false, mobile: null, birthday: null };
  const without = (...hidden: string[]) => titles(missing, { mayRead: (field) => !hidden.includes(field) });
  expect(without("privacy")).toEqual(["Nessun recapito", "Manca la data di nascita"]);
  expect(without("birthday")).toEqual(["Manca il consenso alla privacy", "Nessun recapito"]);
  for (const field of ["mobile", "phoneHome", "email", "officePhone", "officeEmail"])
    expect(without(field)).toEqual(["Manca il consenso alla privacy", "Manca la data di nascita"]);
});

it("a server that doesn't tell of a consent leaves it open", () => expect(titles({ privacy: undefined })).toEqual([]));

it("an award is due when it is earned and not among the donor's", () => {
  const days = Array.from({ length: 16 }, (_, nth) => `${2010 + nth}-05-01`);
  const award = (name: string) => ({
    _id: name,
    version: 1,
    award: null,
    awardDate: null,
    awardDonorsGroup: name,
    awardDonorsGroupDate: null,
  });
  expect(titles({}, { days, awards: [] })).toEqual(["Benemerenza da consegnare: Argento"]);
  expect(titles({}, { days, awards: [award("rame")] })).toEqual(["Benemerenza da consegnare: Argento"]);
  expect(titles({}, { days, awards: [award("Rame"), award("ARGENTO")] })).toEqual([]);
  // an association with names of its own: nobody knows which of them is meant
  expect(titles({}, { days, awards: [award("Goccia d’oro")] })).toEqual([]);
  expect(titles({}, { days, awards: null })).toEqual([]);
});

it("who shares the name and birth date or the fiscal code may be here twice; a family shares a telephone", () => {
  const other = donor({ _id: "d2" });
  const step = (...common: CommonField[]) => titles({}, { duplicates: [{ other, common }] });
  expect(step("mobile", "email")).toEqual([]);
  expect(step("nameAndBirth", "mobile")).toEqual(["Forse è in elenco due volte"]);
  expect(step("fiscalCode")).toEqual(["Forse è in elenco due volte"]);
});
