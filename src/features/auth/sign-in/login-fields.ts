import { isEmail } from "../../../domain/email";
import { texts as emailTexts } from "../texts";
import { texts } from "./texts";

export interface LoginFields {
  email: string;
  password: string;
}

/**
 * What the server needs to be asked at all; whether the password is right only it can say.
 * @returns a message for each field that can't be sent
 */
export function checkLogin({ email, password }: LoginFields): Partial<LoginFields> {
  const address = email.trim();
  return {
    ...(!isEmail(address) && { email: address ? emailTexts.emailWrong : emailTexts.emailMissing }),
    ...(!password && { password: texts.passwordMissing }),
  };
}
