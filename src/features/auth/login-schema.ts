import * as v from "valibot";
import { texts } from "./texts";

/** An address that can be written to, as far as a form can tell. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(texts.emailMissing),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.emailWrong),
);

/** The sign-in form: what the server needs to be asked at all. Whether the password is right only it can say. */
export const loginSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty(texts.passwordMissing)),
});

export type LoginForm = v.InferOutput<typeof loginSchema>;
