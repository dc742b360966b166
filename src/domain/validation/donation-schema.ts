import * as v from "valibot";
import { DONATION_FIELDS } from "../fields/donation-fields";
import { fieldSchemas, textSchema, type CheckContext } from "./field-schema";

/** What is said of a donation. @param birthday the donor's, ISO: nobody gives blood before it */
export const donationSchema = (context: CheckContext, birthday: string | null) =>
  v.pipe(
    v.object(fieldSchemas(DONATION_FIELDS, context)),
    v.forward(
      v.partialCheck([["date"]], ({ date }) => birthday === null || date >= birthday, "before-birth"),
      ["date"],
    ),
  );

/** Why staff registers a donation against a rule (decisions §4), in general words, for the history. */
export const donationReasonSchema = v.object({ writeReason: textSchema({}) });
