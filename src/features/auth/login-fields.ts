import { emailProblem } from "./email-problem";
import { texts } from "./texts";
import type { FieldErrors } from "./use-fields";

type LoginField = "email" | "password";

/**
 * What the server needs to be asked at all; whether the password is right only it can say.
 * @returns a message for each field that can't be sent
 */
export function checkLogin({ email, password }: Record<LoginField, string>): FieldErrors<LoginField> {
  const wrong = emailProblem(email);
  return { ...(wrong && { email: wrong }), ...(!password && { password: texts.passwordMissing }) };
}
