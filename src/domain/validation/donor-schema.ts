import * as v from "valibot";
import { DONOR_FIELDS, REGISTERED_DONOR_FIELDS } from "../fields/donor-fields";
import { fieldSchemas, textSchema, type CheckContext } from "./field-schema";

/** What may be said of a donor, field by field; codes of {@link ProblemCode} for what is wrong. */
export const donorSchema = (context: CheckContext) => v.object(fieldSchemas(DONOR_FIELDS, context));

/** The same where nobody can say which zones there are: any name goes, and none. */
export const zonelessDonorSchema = (context: CheckContext) =>
  v.object({ ...fieldSchemas(DONOR_FIELDS, context), area: textSchema({}) });

/** A donor whose form is complete: the same fields, none of those missing, and a telephone to be called on. */
export const registeredDonorSchema = (context: CheckContext) =>
  v.pipe(
    v.object(fieldSchemas(REGISTERED_DONOR_FIELDS, context)),
    v.forward(
      v.partialCheck(
        [["mobile"], ["phoneHome"]],
        ({ mobile, phoneHome }) => mobile !== null || phoneHome !== null,
        "missing",
      ),
      ["mobile"],
    ),
  );

/** Why staff changes a status (decisions §3), in general words. */
export const statusReasonSchema = (required: boolean) =>
  v.object({ statusReason: textSchema(required ? { required } : {}) });
