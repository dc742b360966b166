import { isEmail } from "../../domain/contacts/email";
import { texts } from "./texts";

/** @returns why an address can't be written to, as far as a form can tell */
export function emailProblem(email: string): string | undefined {
  const address = email.trim();
  if (isEmail(address)) return undefined;
  return address ? texts.emailWrong : texts.emailMissing;
}
