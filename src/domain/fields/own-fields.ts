import { DONOR_FIELDS } from "./donor-fields";
import { pickFields, type CatalogueField, type FieldCatalogue } from "./field";
import { toForm } from "./form-values";

/** The fields of forms about oneself, in their order. */
export const PERSON = ["lastName", "firstName", "birthday", "birthplace", "gender", "fiscalCode"] as const;
export const CONTACTS = ["mobile", "phoneHome", "street", "cap", "city", "province"] as const;

type OwnField = (typeof PERSON | typeof CONTACTS)[number];

/** @param catalogue a donor's fields @returns the fields of a form about oneself */
export const ownFields = <Fields extends FieldCatalogue & Record<OwnField, CatalogueField>>(catalogue: Fields) => ({
  ...pickFields<Fields, OwnField>(catalogue, [...PERSON, ...CONTACTS]),
  /** Instead of the record's `mailType`. */
  byMail: { ...DONOR_FIELDS.mailType, kind: "flag", label: "Preferisco le e-mail alle lettere" } as const,
});

/** @returns the values of a form about oneself for a record */
export const ownValues = <Fields extends FieldCatalogue>(fields: Fields, donor: { mailType: string | null }) =>
  toForm(fields, { ...donor, byMail: donor.mailType !== BY_POST });

/** The values of `mailType`. */
export const BY_MAIL = "E-mail";
export const BY_POST = "Posta";

/** @returns the name of a form's field in the record and the ability */
export const nameInRecord = (field: string): string => (field === "byMail" ? "mailType" : field);

/**
 * @param isKept whether a field of the form stays unchanged; `mailType` may have another value than ours
 * @returns the body of a request, with `mailType` instead of `byMail`
 */
export const bodyOf = (
  { byMail, ...body }: Record<string, unknown>,
  isKept: (name: string) => boolean = () => false,
): Record<string, unknown> =>
  isKept("byMail") || byMail === undefined ? body : { ...body, mailType: byMail ? BY_MAIL : BY_POST };
