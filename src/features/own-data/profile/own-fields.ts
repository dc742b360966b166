import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { pickFields } from "../../../domain/fields/field";
import type { NameOf } from "../../../domain/fields/form-values";
import type { DonorRecord } from "../../../shared/donor/reads";
import { ownFields, ownValues } from "../../../domain/fields/own-fields";

/** All that a donor may change of the own record (decisions §3), but for the consent, which is asked for by itself. */
export const OWN_FIELDS = {
  ...ownFields(DONOR_FIELDS),
  ...pickFields(DONOR_FIELDS, ["branch", "officePhone", "officeEmail", "aggregateOf", "reason", "inscriptionNote"]),
};

export type OwnField = NameOf<typeof OWN_FIELDS>;

export const valuesOf = (donor: DonorRecord) => ownValues(OWN_FIELDS, donor);
