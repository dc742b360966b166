import * as v from "valibot";
import { CONSENTS, type ConsentField } from "../donor/consents";
import { DONOR_FIELDS, REGISTERED_DONOR_FIELDS } from "../fields/donor-fields";
import { fieldSchemas, postalCodeFits, textSchema, type CheckContext } from "./field-schema";

/** The editable fields of a donor. The messages are {@link ProblemCode}s, as in all schemas of this folder. */
export const donorSchema = (context: CheckContext) =>
  v.pipe(v.object(fieldSchemas(DONOR_FIELDS, context)), postalCodeFits());

/** Like {@link donorSchema}, if the zones are unknown: any zone is valid, also none. */
export const zonelessDonorSchema = (context: CheckContext) =>
  v.pipe(v.object({ ...fieldSchemas(DONOR_FIELDS, context), area: textSchema({}) }), postalCodeFits());

interface Telephones {
  mobile: string | null;
  phoneHome: string | null;
}

/** A donor needs a mobile or a home phone. A raw check, because it also runs while other fields are invalid. */
export const leavesTelephone = <Donor extends Telephones>() =>
  v.rawCheck<Donor>(({ dataset: { value }, addIssue }) => {
    const { mobile, phoneHome } = value as Donor;
    if (mobile || phoneHome) return;
    const input = { mobile, phoneHome };
    addIssue({ message: "missing", path: [{ type: "object", origin: "value", input, key: "mobile", value: mobile }] });
  });

/** A donor with all data for a registration. */
export const registeredDonorSchema = (context: CheckContext) =>
  v.pipe(v.object(fieldSchemas(REGISTERED_DONOR_FIELDS, context)), leavesTelephone(), postalCodeFits());

/** The reason of a status change (decisions §3). */
export const statusReasonSchema = (required: boolean) =>
  v.object({ statusReason: textSchema(required ? { required } : {}) });

/** The reason for joining that needs a note (specification §3). */
export const OTHER_REASON = 6;

const agreed = v.pipe(v.boolean("type"), v.literal(true, "missing"));
const consents = Object.fromEntries(
  CONSENTS.map(({ field, required }): [ConsentField, v.GenericSchema<unknown, boolean>] => [
    field,
    required ? agreed : v.boolean("type"),
  ]),
) as Record<ConsentField, v.GenericSchema<unknown, boolean>>;

/** The registration form: the data for a registration, the note for another reason, and the consents. The zone is optional here. */
export const applicationSchema = (context: CheckContext) =>
  v.pipe(
    v.object({ ...fieldSchemas(REGISTERED_DONOR_FIELDS, context), area: textSchema({}), ...consents }),
    leavesTelephone(),
    postalCodeFits(),
    v.forward(
      v.partialCheck(
        [["reason"], ["inscriptionNote"]],
        ({ reason, inscriptionNote }) => reason !== OTHER_REASON || inscriptionNote !== null,
        "missing",
      ),
      ["inscriptionNote"],
    ),
  );
