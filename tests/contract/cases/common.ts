import { PASSWORD, type Persona, personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";

/** The context of the cases: tokens, times and the mailbox. */
export interface Environment {
  /** Returns the token in the newest mail; undefined on a real server, whose mails can't be read. */
  mailedToken(): Promise<string | undefined>;
  /** The server's time when the run began, in milliseconds. */
  now: number;
  /** For names and addresses that no earlier run has used. */
  uniqueSuffix: string;
}

/** The bearer tokens of the personas. */
export interface Sessions {
  admin: string;
  director: string;
  manager: string;
  donor: string;
  pending: string;
}

export const login = (email: string, password = PASSWORD) => ({ email, password, recaptcha_token: "contract" });

/** Signs in the personas that the cases use. */
export async function signIn(api: ContractClient): Promise<Sessions> {
  const tokenOf = async (persona: Persona): Promise<string> =>
    (await api.call("login", { body: login(personaEmail(persona)), expect: 200 })).authToken;
  return {
    admin: await tokenOf("admin"),
    director: await tokenOf("director"),
    manager: await tokenOf("manager"),
    donor: await tokenOf("donor"),
    pending: await tokenOf("pending"),
  };
}
