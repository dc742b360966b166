import * as v from "valibot";
import { CONSENTS, type ConsentField } from "../donor/consents";
import { DONOR_FIELDS, REGISTERED_DONOR_FIELDS } from "../fields/donor-fields";
import { fieldSchemas, textSchema, type CheckContext } from "./field-schema";

/** What may be said of a donor, field by field; codes of {@link ProblemCode} for what is wrong. */
export const donorSchema = (context: CheckContext) => v.object(fieldSchemas(DONOR_FIELDS, context));

/** The same where nobody can say which zones there are: any name goes, and none. */
export const zonelessDonorSchema = (context: CheckContext) =>
  v.object({ ...fieldSchemas(DONOR_FIELDS, context), area: textSchema({}) });

interface Telephones {
  mobile: string | null;
  phoneHome: string | null;
}

/** Donors leave a telephone to be called on: the house's, if there is no mobile. Also said while other fields are wrong. */
export const leavesTelephone = <Donor extends Telephones>() =>
  v.rawCheck<Donor>(({ dataset: { value }, addIssue }) => {
    const { mobile, phoneHome } = value as Donor;
    if (mobile || phoneHome) return;
    const input = { mobile, phoneHome };
    addIssue({ message: "missing", path: [{ type: "object", origin: "value", input, key: "mobile", value: mobile }] });
  });

/** A donor whose form is complete: the same, none of the fields missing that an association needs. */
export const registeredDonorSchema = (context: CheckContext) =>
  v.pipe(v.object(fieldSchemas(REGISTERED_DONOR_FIELDS, context)), leavesTelephone());

/** Why staff changes a status (decisions §3), in general words. */
export const statusReasonSchema = (required: boolean) =>
  v.object({ statusReason: textSchema(required ? { required } : {}) });

/** The reason for joining that asks which (specification §3). */
export const OTHER_REASON = 6;

const agreed = v.pipe(v.boolean("type"), v.literal(true, "missing"));
const consents = Object.fromEntries(
  CONSENTS.map(({ field, required }) => [field, required ? agreed : v.boolean("type")]),
) as unknown as Record<ConsentField, v.GenericSchema<unknown, boolean>>;

/**
 * Somebody who registers: what must be known before they can be activated, a telephone to be called on, which other
 * reason brought them, and what they agree to. Their zone is the association's to ask for.
 */
export const applicationSchema = (context: CheckContext) =>
  v.pipe(
    v.object({ ...fieldSchemas(REGISTERED_DONOR_FIELDS, context), area: textSchema({}), ...consents }),
    leavesTelephone(),
    v.forward(
      v.partialCheck(
        [["reason"], ["inscriptionNote"]],
        ({ reason, inscriptionNote }) => reason !== OTHER_REASON || inscriptionNote !== null,
        "missing",
      ),
      ["inscriptionNote"],
    ),
  );
