import * as v from "valibot";
import { minimumPasswordLength } from "../../domain/password";
import { newPasswordSchema } from "../passwords";
import { texts } from "./password-texts";

/** Whose link it is only the server knows: the least that anybody must have, and its answer decides (issue 13). */
export const MINIMUM = minimumPasswordLength(null);

export const resetSchema = v.object({ password: newPasswordSchema(MINIMUM) });
export type ResetForm = v.InferOutput<typeof resetSchema>;

export const firstLoginSchema = v.object({
  password: newPasswordSchema(MINIMUM),
  privacy: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, texts.privacyMissing),
  ),
});
export type FirstLoginForm = v.InferOutput<typeof firstLoginSchema>;
