import { DONOR_FIELDS } from "./donor-fields";
import { pickFields, type CatalogueField, type FieldCatalogue } from "./field";
import { toForm } from "./form-values";
import { BY_POST } from "./mail-type";

/** Who somebody is, and how they are reached, in the order in which forms show it. */
export const PERSON = ["lastName", "firstName", "birthday", "birthplace", "gender", "fiscalCode"] as const;
export const CONTACTS = ["mobile", "phoneHome", "street", "cap", "city", "province"] as const;

type Told = (typeof PERSON | typeof CONTACTS)[number];

/** What people tell of themselves. @param catalogue a donor's fields, as the form needs them */
export const ownFields = <Fields extends FieldCatalogue & Record<Told, CatalogueField>>(catalogue: Fields) => ({
  ...pickFields<Fields, Told>(catalogue, [...PERSON, ...CONTACTS]),
  /** In the record it is the kind of mail. */
  byMail: { ...DONOR_FIELDS.mailType, kind: "flag", label: "Preferisco le e-mail alle lettere" } as const,
});

/** @returns a record as the form of its person shows it: nothing known is an empty field */
export const ownValues = <Fields extends FieldCatalogue>(fields: Fields, donor: { mailType: string | null }) =>
  toForm(fields, { ...donor, byMail: donor.mailType !== BY_POST });
