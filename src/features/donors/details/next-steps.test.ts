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

it("a complete donor has no next steps", () => expect(titles({})).toEqual([]));

it.each([
  ["verified", "Da attivare"],
  ["pending", "Manca il modulo di iscrizione"],
  ["hold", "Manca il modulo di iscrizione"],
  ["provisioned", "Indirizzo e-mail da confermare"],
  ["staged", "Modulo da far firmare"],
])("a donor with the status %s has the step: %s", (status, title) => expect(titles({ status })).toEqual([title]));

it("the next step of a donor added at the desk is the invitation, the form, missing data, or the registration", () => {
  const agreed = ["privacy", "health"].map((code) => ({ code, given: true }));
  const known = {
    status: "staged",
    firstName: "Zoè",
    lastName: "Rossi",
    gender: "F",
    fiscalCode: "X",
    birthplace: "Lodi",
    street: "Via Roma, 1",
    cap: "24121",
    city: "Bergamo",
    province: "BG",
    email: "zoe@posta.example",
  };
  const next = (changes: object, consents: typeof agreed) => titles({ ...known, ...changes }, { consents })[0];
  expect(next({}, [])).toBe("Da invitare");
  expect(next({}, agreed.slice(0, 1))).toBe("Da invitare");
  expect(next({ email: null }, [])).toBe("Modulo da far firmare");
  expect(next({}, agreed)).toBe("Pronto da attivare");
  expect(next({ street: null }, agreed)).toBe("Dati da completare");
});

it("if no invitation can be sent, the form is next for a staged donor with an e-mail", () => {
  const staged = { status: "staged", email: "zoe@posta.example" };
  expect(titles(staged, { canInvite: false })).toEqual(["Modulo da far firmare"]);
});

it("without known consents no form to sign is suggested", () =>
  expect(titles({ status: "staged" }, { consents: null })).toEqual([]));

it("a refused required consent and a missing consent have different steps", () => {
  const answers = (given: boolean) => [
    { code: "privacy", given: true },
    { code: "health", given },
    { code: "news", given: false },
  ];
  expect(titles({}, { consents: answers(false) })).toEqual(["Consenso negato: Dati sanitari"]);
  expect(titles({}, { consents: answers(true) })).toEqual([]);
  expect(titles({ privacy: false }, { consents: [{ code: "privacy", given: false }] })).toEqual([
    "Consenso negato: Privacy",
  ]);
  expect(titles({ privacy: false })).toEqual(["Manca il consenso alla privacy"]);
  expect(titles({ status: "inactive" }, { consents: answers(false) })).toEqual([]);
});

it("a suspension is a step only if it ends soon or has ended", () => {
  const until = (day: string | null) => titles({ status: "temporarilySuspended", suspension: { until: day } });
  expect(until("2026-12-04")).toEqual(["La sospensione sta per finire"]);
  expect(until("2026-11-19")).toEqual(["La sospensione è finita"]);
  expect(until("2026-12-05")).toEqual([]);
  expect(until(null)).toEqual([]);
});

it("a missing consent, contact and birth date are steps", () =>
  expect(titles({ privacy: false, mobile: null, birthday: null })).toEqual([
    "Manca il consenso alla privacy",
    "Nessun recapito",
    "Manca la data di nascita",
  ]));

it("fields that the user may not see don't count as missing", () => {
  const missing = { privacy: false, mobile: null, birthday: null };
  const without = (...hidden: string[]) => titles(missing, { mayRead: (field) => !hidden.includes(field) });
  expect(without("privacy")).toEqual(["Nessun recapito", "Manca la data di nascita"]);
  expect(without("birthday")).toEqual(["Manca il consenso alla privacy", "Nessun recapito"]);
  for (const field of ["mobile", "phoneHome", "email", "officePhone", "officeEmail"])
    expect(without(field)).toEqual(["Manca il consenso alla privacy", "Manca la data di nascita"]);
});

it("a consent that the server doesn't send isn't a step", () => expect(titles({ privacy: undefined })).toEqual([]));

it("an earned award that the donor hasn't received is a step", () => {
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
  // awards of unknown tiers can't be matched
  expect(titles({}, { days, awards: [award("Goccia d’oro")] })).toEqual([]);
  expect(titles({}, { days, awards: null })).toEqual([]);
});

it("the same name and birth date or the same fiscal code is a possible duplicate; a shared telephone isn't", () => {
  const other = donor({ _id: "d2" });
  const step = (...common: CommonField[]) => titles({}, { duplicates: [{ other, common }] });
  expect(step("mobile", "email")).toEqual([]);
  expect(step("nameAndBirth", "mobile")).toEqual(["Forse è in elenco due volte"]);
  expect(step("fiscalCode")).toEqual(["Forse è in elenco due volte"]);
});
