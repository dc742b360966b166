import { personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";
import { type Environment, login } from "./common";

/** Refused sign-ins, and the renewal of tokens. */
export async function signInRefusals(api: ContractClient, { uniqueSuffix }: Environment): Promise<void> {
  await api.call("login", { body: { ...login(personaEmail("admin")), recaptcha_token: null } as never, expect: 400 });
  await api.call("login", { body: login("nobody@gds.example"), expect: 401 });
  await api.call("login", { body: login(personaEmail("expired")), expect: 403 });
  await api.call("login", { body: login(personaEmail("staged")), expect: 403 });
  await api.call("login", { body: login(personaEmail("locked")), expect: 423 });
  const unknown = `unknown.${uniqueSuffix}@gds.example`;
  for (let left = 4; left > 0; left--) {
    const { attemptsLeft } = await api.call("login", { body: login(unknown, "no"), expect: 401 });
    api.assert(attemptsLeft === left, `after a wrong password ${left} attempts are left, also for an unknown address`);
  }
  for (let i = 0; i < 6; i++) await api.call("login", { body: login(unknown, "no"), expect: 423 });
  await api.call("login", { body: login(unknown, "no"), expect: 429 });

  const { refreshToken } = await api.call("login", { body: login(personaEmail("admin")), expect: 200 });
  const fresh = await api.call("refreshToken", { body: { refreshToken }, expect: 201 });
  api.assert(fresh.refreshToken !== refreshToken, "a refresh token is replaced by a new one");
  await api.call("refreshToken", { body: { refreshToken }, expect: 201 }); // valid for another minute, because the answer may be lost
  await api.call("refreshToken", { body: { refreshToken: fresh.authToken }, expect: 401 });
  await api.call("me", { token: fresh.refreshToken, expect: 401 });
}
