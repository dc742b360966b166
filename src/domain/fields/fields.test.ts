import { describe, expect, expectTypeOf, it } from "vitest";
import type { Award, Donation, Donor } from "../entities";
import { AWARD_FIELDS } from "./award-fields";
import { DONATION_FIELDS } from "./donation-fields";
import { COMPUTED_DONOR_FIELDS } from "./computed-donor-fields";
import { DONOR_FIELDS, DONOR_SECTIONS } from "./donor-fields";
import { fieldText, IN_SHORT } from "./field-text";
import { fieldNames, donorEditableFields, fieldsWith, optionLabel, type FieldCatalogue } from "./field";
import { USER_FIELDS } from "./user-fields";

/** The columns of specification §3. */
const DONOR_COLUMNS =
  "key, area, cardNumber, firstName, lastName, serialNumber, gender, fiscalCode, birthday, birthplace, street, cap, city, province, email, phoneHome, mobile, mailType, branch, officePhone, officeEmail, aggregateOf, association, group, bloodGroup, lastDonationDate, lastDonationType, donationsNumber, status, suspended, suspensionDate, note, inscriptionNote, awards, awardsDate, privacy, privacyDate, reason";

const CATALOGUES: [name: string, catalogue: FieldCatalogue][] = [
  ["a donor", { ...DONOR_FIELDS, ...COMPUTED_DONOR_FIELDS }],
  ["a donation", DONATION_FIELDS],
  ["an award", AWARD_FIELDS],
];

describe("the field catalogues", () => {
  it("have the columns of specification §3, in its order", () => {
    expect(fieldNames(DONOR_FIELDS).join(", ")).toBe(DONOR_COLUMNS);
    expect(fieldNames(DONATION_FIELDS).join(", ")).toBe("key, type, date, place");
    expect(fieldNames(AWARD_FIELDS).join(", ")).toBe("key, award, awardDate, awardDonorsGroup, awardDonorsGroupDate");
  });

  it("format a moment as its day in Rome", () => {
    const field = USER_FIELDS.lastSignIn;
    expect(fieldText(field, "2026-11-11T23:39:20.000Z", IN_SHORT)).toBe("12 Nov 2026");
    expect(fieldText(field, "ieri", IN_SHORT)).toBe("ieri");
  });

  it.each(CATALOGUES)("have unique labels for the fields of %s", (_, catalogue) => {
    const labels = Object.values(catalogue).map(({ label }) => label.toLowerCase());
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it.each(CATALOGUES)("have options for the enumerations of %s and for no other field", (_, catalogue) => {
    for (const [name, { kind, options }] of Object.entries(catalogue))
      expect([name, options !== undefined]).toEqual([name, kind === "enumeration"]);
  });

  it("have at least one field in each section of a donor", () => {
    const used = new Set<string>(Object.values(DONOR_FIELDS).map(({ section }) => section));
    expect(DONOR_SECTIONS.filter((section) => !used.has(section))).toEqual([]);
  });

  it("don't let donors edit card number, status, group and awards (decisions §3)", () => {
    const own = donorEditableFields(DONOR_FIELDS);
    expect(own).toEqual(expect.arrayContaining(["firstName", "mobile", "street", "privacy"]));
    for (const name of ["cardNumber", "serialNumber", "status", "group", "bloodGroup", "awards", "awardsDate"] as const)
      expect(own).not.toContain(name);
  });

  it("are filtered by a permission, which a field has unless it is false", () => {
    const catalogue = {
      name: { kind: "text", label: "Nome", section: "Zona", editedBy: "staff" },
      secret: { kind: "text", label: "Segreto", section: "Zona", editedBy: "staff", sortable: false },
    } as const;
    expect(fieldsWith("sortable", catalogue)).toEqual(["name"]);
    expect(fieldsWith("exportable", catalogue)).toEqual(["name", "secret"]);
  });

  it("show the label of an option, and an unknown option unchanged", () => {
    expect(optionLabel(DONOR_FIELDS.status, "verified")).toBe("Da attivare");
    expect(optionLabel(DONOR_FIELDS.reason, 3)).toBe("Iniziativa aziendale");
    expect(optionLabel(DONOR_FIELDS.bloodGroup, "HH")).toBe("HH");
  });

  it("define the types of the entities", () => {
    expectTypeOf<Donor["birthday"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Donor["donationsNumber"]>().toEqualTypeOf<number>();
    expectTypeOf<Donor["gender"]>().toEqualTypeOf<"M" | "F" | null>();
    expectTypeOf<Donor["suspended"]>().toEqualTypeOf<boolean>();
    expectTypeOf<Donation["type"]>().toEqualTypeOf<1 | 2 | 3>();
    expectTypeOf<Award["award"]>().toEqualTypeOf<string | null>();
  });
});
