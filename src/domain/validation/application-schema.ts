import * as v from "valibot";
import { CONSENTS, type ConsentField } from "../donor/consents";
import { REGISTERED_DONOR_FIELDS } from "../fields/donor-fields";
import { leavesTelephone } from "./donor-schema";
import { fieldSchemas, textSchema, type CheckContext } from "./field-schema";

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
