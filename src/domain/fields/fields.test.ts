import { describe, expect, expectTypeOf, it } from "vitest";
import type { Award, Donation, Donor } from "../entities";
import { AWARD_FIELDS } from "./award-fields";
import { DONATION_FIELDS } from "./donation-fields";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS, DONOR_SECTIONS } from "./donor-fields";
import { fieldWords, IN_SHORT } from "./field-words";
import { fieldNames, donorEditableFields, fieldsWith, optionLabel, type FieldCatalogue } from "./field";
import { USER_FIELDS } from "./user-fields";

/** To the letter of specification §3. */
const DONOR_COLUMNS =
  "key, area, cardNumber, firstName, lastName, serialNumber, gender, fiscalCode, birthday, birthplace, street, cap, city, province, email, phoneHome, mobile, mailType, branch, officePhone, officeEmail, aggregateOf, association, group, bloodGroup, lastDonationDate, lastDonationType, donationsNumber, status, suspended, suspensionDate, note, inscriptionNote, awards, awardsDate, privacy, privacyDate, reason";

const CATALOGUES: [name: string, catalogue: FieldCatalogue][] = [
  ["a donor", { ...DONOR_FIELDS, ...COMPUTED_DONOR_FIELDS }],
  ["a donation", DONATION_FIELDS],
  ["an award", AWARD_FIELDS],
];

describe("the catalogue of fields", () => {
  it("has the columns of specification §3, in its order", () => {
    expect(fieldNames(DONOR_FIELDS).join(", ")).toBe(DONOR_COLUMNS);
    expect(fieldNames(DONATION_FIELDS).join(", ")).toBe("key, type, date, place");
    expect(fieldNames(AWARD_FIELDS).join(", ")).toBe("key, award, awardDate, awardDonorsGroup, awardDonorsGroupDate");
  });

  it("writes a moment as the day that it was in Rome", () => {
    const field = USER_FIELDS.lastSignIn;
    expect(fieldWords(field, "2026-11-11T23:39:20.000Z", IN_SHORT)).toBe("12 Nov 2026");
    expect(fieldWords(field, "ieri", IN_SHORT)).toBe("ieri");
  });

  it.each(CATALOGUES)("names no two fields of %s alike", (_, catalogue) => {
    const labels = Object.values(catalogue).map(({ label }) => label.toLowerCase());
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it.each(CATALOGUES)("gives options to the enumerations of %s and to nothing else", (_, catalogue) => {
    for (const [name, { kind, options }] of Object.entries(catalogue))
      expect([name, options !== undefined]).toEqual([name, kind === "enumeration"]);
  });

  it("offers every heading of a donor with at least one field under it", () => {
    const used = new Set<string>(Object.values(DONOR_FIELDS).map(({ section }) => section));
    expect(DONOR_SECTIONS.filter((section) => !used.has(section))).toEqual([]);
  });

  it("leaves card number, status, group and awards to the association (decisions §3)", () => {
    const own = donorEditableFields(DONOR_FIELDS);
    expect(own).toEqual(expect.arrayContaining(["firstName", "mobile", "street", "privacy"]));
    for (const name of ["cardNumber", "serialNumber", "status", "group", "bloodGroup", "awards", "awardsDate"] as const)
      expect(own).not.toContain(name);
  });

  it("lists what may be sorted by, unless a field says no", () => {
    const catalogue = {
      name: { kind: "text", label: "Nome", section: "Zona", editedBy: "staff" },
      secret: { kind: "text", label: "Segreto", section: "Zona", editedBy: "staff", sortable: false },
    } as const;
    expect(fieldsWith("sortable", catalogue)).toEqual(["name"]);
    expect(fieldsWith("exportable", catalogue)).toEqual(["name", "secret"]);
  });

  it("shows an option by its label, and one that it doesn't know as it came", () => {
    expect(optionLabel(DONOR_FIELDS.status, "verified")).toBe("Da attivare");
    expect(optionLabel(DONOR_FIELDS.reason, 3)).toBe("Iniziativa aziendale");
    expect(optionLabel(DONOR_FIELDS.bloodGroup, "HH")).toBe("HH");
  });

  it("gives the entities their types", () => {
    expectTypeOf<Donor["birthday"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Donor["donationsNumber"]>().toEqualTypeOf<number>();
    expectTypeOf<Donor["gender"]>().toEqualTypeOf<"M" | "F" | null>();
    expectTypeOf<Donor["suspended"]>().toEqualTypeOf<boolean>();
    expectTypeOf<Donation["type"]>().toEqualTypeOf<1 | 2 | 3>();
    expectTypeOf<Award["award"]>().toEqualTypeOf<string | null>();
  });
});
