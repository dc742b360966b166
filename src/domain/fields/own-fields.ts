import { DONOR_FIELDS } from "./donor-fields";
import { pickFields, type CatalogueField, type FieldCatalogue } from "./field";
import { toForm } from "./form-values";

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

/** How the association's letters reach a donor, in the words of the record. */
export const BY_MAIL = "E-mail";
export const BY_POST = "Posta";

/** @returns what the ability and the record call a field of a form that asks for the kind of mail by a box, `byMail` */
export const nameInRecord = (field: string): string => (field === "byMail" ? "mailType" : field);

/**
 * @param isKept whether the kind of mail stays as it is: it may be neither of ours
 * @returns what is sent of such a form, in the words of the record
 */
export const bodyOf = (
  { byMail, ...body }: Record<string, unknown>,
  isKept: (name: string) => boolean = () => false,
): Record<string, unknown> =>
  isKept("byMail") || byMail === undefined ? body : { ...body, mailType: byMail ? BY_MAIL : BY_POST };
