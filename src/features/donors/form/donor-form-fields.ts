import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { pickFields, type CatalogueField, type FieldCatalogue } from "../../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../../domain/fields/form-values";
import { CONTACTS, PERSON, BY_MAIL } from "../../../domain/fields/own-fields";
import type { DonorRecord } from "../../../shared/donor/reads";

const fields = DONOR_FIELDS;
/** Computed by the server: the form shows these fields and never sends them. */
const derived = { editedBy: "nobody" } as const;

/** The fields of a donor's form, in order. */
export const DONOR_FORM_FIELDS = {
  ...pickFields(fields, [...PERSON, "email", ...CONTACTS]),
  ...pickFields(fields, ["cardNumber", "bloodGroup", "area", "association", "group", "serialNumber"]),
  /** `mailType` in the record. */
  byMail: { ...fields.mailType, kind: "flag", label: "Preferisce ricevere le comunicazioni per e-mail" },
  ...pickFields(fields, ["note", "branch", "officePhone", "officeEmail"]),
  ...pickFields(fields, ["aggregateOf", "reason", "inscriptionNote", "privacy"]),
  key: { ...fields.key, ...derived },
  status: { ...fields.status, ...derived },
  suspended: { ...fields.suspended, ...derived },
  suspensionDate: { ...fields.suspensionDate, ...derived },
  lastDonationDate: { ...fields.lastDonationDate, ...derived },
  lastDonationType: { ...fields.lastDonationType, ...derived },
  donationsNumber: { ...fields.donationsNumber, ...derived },
  awards: { ...fields.awards, ...derived },
  awardsDate: { ...fields.awardsDate, ...derived },
  privacyDate: { ...fields.privacyDate, ...derived },
} as const satisfies FieldCatalogue;

export type DonorFormFields = Omit<typeof DONOR_FORM_FIELDS, "area"> & { area: CatalogueField };

const { label, section, editedBy } = fields.area;

/** The fields if there is no zone to choose: the zone isn't required. */
export const FIELDS_WITHOUT_ZONES: DonorFormFields = {
  ...DONOR_FORM_FIELDS,
  area: { kind: "zone", label, section, editedBy },
};

/** The fields if the server has no list of zones: the zone is a text. */
export const FIELDS_OF_TYPED_ZONE: DonorFormFields = {
  ...DONOR_FORM_FIELDS,
  area: { kind: "text", label, section, editedBy },
};

export type DonorFormValues = ValuesOf<typeof DONOR_FORM_FIELDS>;
export type DonorFormField = NameOf<typeof DONOR_FORM_FIELDS>;

/** The fields in sections that are folded at first. */
export const FOLDED = {
  work: ["branch", "officePhone", "officeEmail"],
  membership: ["aggregateOf", "reason", "inscriptionNote", "privacy"],
  derived: [
    "key",
    "status",
    "suspended",
    "suspensionDate",
    "lastDonationDate",
    "lastDonationType",
    "donationsNumber",
    "awards",
    "awardsDate",
    "privacyDate",
  ],
} as const satisfies Record<string, readonly DonorFormField[]>;

/** Free notes: they may contain health data, so drafts of them aren't stored. */
export const NOTES: readonly DonorFormField[] = ["note", "inscriptionNote"];

/** @returns the form's values of a record; "" for unknown ones */
export const valuesOf = (donor: Partial<DonorRecord>): DonorFormValues =>
  toForm(DONOR_FORM_FIELDS, { ...donor, byMail: donor.mailType === BY_MAIL });
