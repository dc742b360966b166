import * as v from "valibot";
import { minimumPasswordLength } from "../../../domain/password";
import { newPasswordSchema } from "../../passwords";
import { texts } from "./texts";

/** Whose link it is only the server knows: the least that anybody must have, and its answer decides (issue 13). */
export const LEAST_PASSWORD_LENGTH = minimumPasswordLength(null);

export const resetSchema = v.object({ password: newPasswordSchema(LEAST_PASSWORD_LENGTH) });
export type ResetForm = v.InferOutput<typeof resetSchema>;

export const firstLoginSchema = v.object({
  password: newPasswordSchema(LEAST_PASSWORD_LENGTH),
  privacy: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, texts.privacyMissing),
  ),
});
export type FirstLoginForm = v.InferOutput<typeof firstLoginSchema>;
