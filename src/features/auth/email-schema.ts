import * as v from "valibot";
import { isEmail } from "../../domain/email";
import { texts } from "./texts";

/** An address that can be written to, as far as a form can tell. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(texts.emailMissing),
  v.check(isEmail, texts.emailWrong),
);
