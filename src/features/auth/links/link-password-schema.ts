import * as v from "valibot";
import { minimumPasswordLength } from "../../../domain/password";
import { newPasswordSchema } from "../../../shared/account/passwords/new-password-schema";
import { texts } from "./texts";

/** Only the server knows whose link it is. The form asks for the least that anybody needs; the server decides (docs/decisions/0006). */
export const LEAST_PASSWORD_LENGTH = minimumPasswordLength(null);

/** A password by a mailed link. `privacy` is true from the beginning where nobody is asked. */
export const linkPasswordSchema = v.object({
  password: newPasswordSchema(LEAST_PASSWORD_LENGTH),
  privacy: v.pipe(
    v.boolean(),
    v.check((accepted) => accepted, texts.privacyMissing),
  ),
});
export type LinkPassword = v.InferOutput<typeof linkPasswordSchema>;
