import { isEmail } from "../../domain/contacts/email";
import { texts } from "./texts";

/** @returns what is wrong with an e-mail address; undefined for a valid one */
export function emailProblem(email: string): string | undefined {
  const address = email.trim();
  if (isEmail(address)) return undefined;
  return address ? texts.emailWrong : texts.emailMissing;
}
