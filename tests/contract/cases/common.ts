import { PASSWORD, type Persona, personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";

/** What is needed besides the API itself. */
export interface Environment {
  /** The newest mail's token, or undefined where mails can't be seen: a real server shows none. */
  mailedToken(): Promise<string | undefined>;
  /** The server's time when the run began, in milliseconds. */
  now: number;
  /** Makes addresses that no earlier run has used. */
  uniqueSuffix: string;
}

/** Bearers, by persona. */
export interface Sessions {
  admin: string;
  director: string;
  manager: string;
  donor: string;
  pending: string;
}

export const login = (email: string, password = PASSWORD) => ({ email, password, recaptcha_token: "contract" });

/** Signs in those whom the other cases speak for. */
export async function signIn(api: ContractClient): Promise<Sessions> {
  const enter = async (persona: Persona): Promise<string> =>
    (await api.call("login", { body: login(personaEmail(persona)), expect: 200 })).authToken;
  return {
    admin: await enter("admin"),
    director: await enter("director"),
    manager: await enter("manager"),
    donor: await enter("donor"),
    pending: await enter("pending"),
  };
}
