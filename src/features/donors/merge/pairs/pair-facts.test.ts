import { expect, it } from "vitest";
import { donor } from "../../../../shared/donor/test-support/donor";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { pairFacts, reasonText } from "./pair-facts";
import { texts } from "./texts";

const { facts } = texts;
const person = (change: Partial<DonorRecord> = {}): DonorRecord => ({
  ...(donor as DonorRecord),
  firstName: "Giuseppe",
  lastName: "Rota",
  birthday: "1985-04-12",
  fiscalCode: null,
  email: null,
  mobile: null,
  phoneHome: null,
  birthplace: null,
  street: null,
  city: null,
  ...change,
});
const told = (...pair: [Parameters<typeof pairFacts>[0], DonorRecord, DonorRecord]) =>
  pairFacts(pair[0], [pair[1], pair[2]]).map(({ same, label }) => `${same ? "=" : "≠"} ${label}`);

it("beside the same fiscal code stand the names that differ", () => {
  expect(told("fiscalCode", person(), person({ lastName: "Rotta" }))).toEqual([
    `= ${facts.firstNameAndBirth}`,
    `≠ ${facts.lastName}`,
  ]);
  expect(told("fiscalCode", person(), person({ email: "a@gds.example" }))).toEqual([`= ${facts.nameAndBirth}`]);
});

it("beside the same name and birth date stand the contacts in common, and different codes", () => {
  const [one, other] = ["RTOGPP85D12C800R", "RTOGPP85D12A794X"].map((fiscalCode) =>
    person({ fiscalCode, mobile: "347 555 0121", birthplace: "Clusone" }),
  );
  expect(told("sameName", one!, { ...other!, mobile: "+39 3475550121" })).toEqual(
    expect.arrayContaining([`= ${facts.mobile}`, `= ${facts.birthplace}`]),
  );
});

it("two blood groups speak against one person; an unknown one doesn't", () => {
  const of = (bloodGroup: string) => person({ bloodGroup });
  expect(told("sameName", of("0+"), of("A1+"))).toEqual([`≠ ${facts.bloodGroup}`]);
  expect(told("sameName", of("0+"), of("ND"))).toEqual([]);
});

it("beside the same telephone stands whether it may be a family", () => {
  const home = { mobile: "347 555 0121", street: "Via Mazzini 3", city: "Rovetta" };
  const [one, other] = [person(home), person({ ...home, firstName: "Carla", birthday: "1990-01-01" })];
  expect(reasonText("contact", [one, other])).toBe(texts.samePhone);
  expect(told("contact", one, other)).toEqual([`= ${facts.address}`, `≠ ${facts.birth}`]);
  expect(reasonText("contact", [one])).toBe(texts.reason.contact);
  expect(pairFacts("contact", [one])).toEqual([]);
});

it("two records that have no telephone and no address in common aren't said to have one", () => {
  const of = (mobile: string, email: string) => person({ mobile, email });
  const [one, other] = [of("347 555 0121", "a@gds.example"), of("347 555 0122", "b@gds.example")];
  expect(reasonText("contact", [one, other])).toBeNull();
});

it("addresses that differ in a dot aren't the same", () => {
  const of = (email: string) => person({ email });
  expect(told("sameName", of("ada.rota@gds.example"), of("adarota@gds.example"))).toEqual([]);
  expect(told("sameName", of("Ada.Rota@gds.example"), of("ada.rota@gds.example "))).toEqual([`= ${facts.email}`]);
});
