import * as v from "valibot";
import { minimumPasswordLength } from "../../../domain/password";
import { plainApostrophes } from "../../../domain/text";
import { newPasswordSchema } from "../../passwords";
import { emailSchema } from "../email-schema";
import { texts } from "./texts";

/** Only donors sign up by themselves. */
export const DONOR_PASSWORD_LENGTH = minimumPasswordLength("donor");

const name = (missing: string) => v.pipe(v.string(), v.trim(), v.transform(plainApostrophes), v.nonEmpty(missing));

/** What somebody signs up with (specification §3, register payload), in the order of the form. */
export const registerSchema = v.object({
  firstName: name(texts.firstNameMissing),
  lastName: name(texts.lastNameMissing),
  email: emailSchema,
  password: newPasswordSchema(DONOR_PASSWORD_LENGTH),
  area: v.pipe(v.string(), v.nonEmpty(texts.areaMissing)),
});

export type Registration = v.InferOutput<typeof registerSchema>;

/** The fields, as they stand in the form. */
export const REGISTER_FIELDS = Object.keys(registerSchema.entries) as (keyof Registration)[];
