import * as v from "valibot";
import { texts } from "./texts";

/** The sign-in form: what the server needs to be asked at all. Whether the password is right only it can say. */
export const loginSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(texts.emailMissing),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, texts.emailWrong),
  ),
  password: v.pipe(v.string(), v.nonEmpty(texts.passwordMissing)),
});

export type LoginForm = v.InferOutput<typeof loginSchema>;
