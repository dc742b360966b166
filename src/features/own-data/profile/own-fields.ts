import * as v from "valibot";
import { DONOR_FIELDS, REGISTRATION_FIELDS } from "../../../domain/fields/donor-fields";
import { pickFields, requireFields } from "../../../domain/fields/field";
import type { NameOf } from "../../../domain/fields/form-values";
import { leavesTelephone } from "../../../domain/validation/donor-schema";
import { fieldSchemas, type CheckContext } from "../../../domain/validation/field-schema";
import type { DonorRecord } from "../../../shared/donor/reads";
import { ownFields, ownValues } from "../../../domain/fields/own-fields";

const { aggregateOf } = DONOR_FIELDS;

/** All that a donor may change of the own record (decisions §3), but for the consent, which is asked for by itself. */
const OWN_FIELDS = {
  ...ownFields(DONOR_FIELDS),
  ...pickFields(DONOR_FIELDS, ["branch", "officePhone", "officeEmail"]),
  /** The registry's word for it says nothing to whom it is about. */
  aggregateOf: { ...aggregateOf, label: "Gruppo con cui doni" },
  ...pickFields(DONOR_FIELDS, ["reason", "inscriptionNote"]),
};

export type OwnField = NameOf<typeof OWN_FIELDS>;

export const valuesOf = (donor: DonorRecord) => ownValues(OWN_FIELDS, donor);

/** What the form of the own record asks for. */
interface OwnRule {
  fields: typeof OWN_FIELDS;
  schema: (context: CheckContext) => v.GenericSchema<unknown, object>;
  /** One of the two telephones has to be there. */
  telephone: boolean;
}

/**
 * What the registration asks for can be changed, and not taken away once it is there; who never told it may still save the
 * rest.
 * @param donor as the server has it; null while it isn't known
 */
export function ownRule(donor: DonorRecord | null): OwnRule {
  const there = REGISTRATION_FIELDS.filter((name) => donor?.[name]);
  const fields = requireFields(OWN_FIELDS, there) as typeof OWN_FIELDS;
  const telephone = Boolean(donor?.mobile || donor?.phoneHome);
  const schema = (context: CheckContext) => v.object(fieldSchemas(fields, context));
  return {
    fields,
    schema: telephone ? (context) => v.pipe(schema(context), leavesTelephone()) : schema,
    telephone,
  };
}
