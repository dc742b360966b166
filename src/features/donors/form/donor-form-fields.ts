import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { pickFields, type CatalogueField, type FieldCatalogue } from "../../../domain/fields/field";
import { toForm, type NameOf, type ValuesOf } from "../../../domain/fields/form-values";
import { CONTACTS, PERSON, BY_MAIL } from "../../../domain/fields/own-fields";
import type { DonorRecord } from "../../../shared/donor/reads";

const fields = DONOR_FIELDS;
/** Follows from what is done elsewhere: shown, and never sent. */
const follows = { editedBy: "nobody" } as const;

/** All that is known of a donor, in the order in which it stands in the form. */
export const DONOR_FORM_FIELDS = {
  ...pickFields(fields, [...PERSON, "email", ...CONTACTS]),
  ...pickFields(fields, ["cardNumber", "bloodGroup", "area", "association", "group", "serialNumber"]),
  /** In the record it is the kind of mail. */
  byMail: { ...fields.mailType, kind: "flag", label: "Preferisce ricevere le comunicazioni per e-mail" },
  ...pickFields(fields, ["note", "branch", "officePhone", "officeEmail"]),
  ...pickFields(fields, ["aggregateOf", "reason", "inscriptionNote", "privacy"]),
  key: { ...fields.key, ...follows },
  status: { ...fields.status, ...follows },
  suspended: { ...fields.suspended, ...follows },
  suspensionDate: { ...fields.suspensionDate, ...follows },
  lastDonationDate: { ...fields.lastDonationDate, ...follows },
  lastDonationType: { ...fields.lastDonationType, ...follows },
  donationsNumber: { ...fields.donationsNumber, ...follows },
  awards: { ...fields.awards, ...follows },
  awardsDate: { ...fields.awardsDate, ...follows },
  privacyDate: { ...fields.privacyDate, ...follows },
} as const satisfies FieldCatalogue;

/** The same, whatever is asked about the zone. */
export type DonorFormFields = Omit<typeof DONOR_FORM_FIELDS, "area"> & { area: CatalogueField };

const { label, section, editedBy } = fields.area;

/** The same where the zone isn't asked for: there is none to choose. */
export const FIELDS_WITHOUT_ZONES: DonorFormFields = {
  ...DONOR_FORM_FIELDS,
  area: { kind: "zone", label, section, editedBy },
};

/** The same where it is written, since the server has no list of them. */
export const FIELDS_OF_TYPED_ZONE: DonorFormFields = {
  ...DONOR_FORM_FIELDS,
  area: { kind: "text", label, section, editedBy },
};

export type DonorFormValues = ValuesOf<typeof DONOR_FORM_FIELDS>;
export type DonorFormField = NameOf<typeof DONOR_FORM_FIELDS>;

/** Where they stand in a section that is folded at first. */
export const FOLDED = {
  work: ["branch", "officePhone", "officeEmail"],
  membership: ["aggregateOf", "reason", "inscriptionNote", "privacy"],
  follows: [
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

/** What staff note of somebody in their own words: it may tell of their health, and no draft of it is stored. */
export const NOTES: readonly DonorFormField[] = ["note", "inscriptionNote"];

/** A record as the form shows it: nothing known is an empty field. */
export const valuesOf = (donor: Partial<DonorRecord>): DonorFormValues =>
  toForm(DONOR_FORM_FIELDS, { ...donor, byMail: donor.mailType === BY_MAIL });
