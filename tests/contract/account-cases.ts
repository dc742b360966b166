import { PASSWORD, type Persona, personaEmail } from "../../src/mocks/index";
import type { ContractClient } from "./client";
import type { Beyond, Sessions } from "./sessions";

const login = (email: string, password = PASSWORD) => ({ email, password, recaptcha_token: "contract" });

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

export async function refuse(api: ContractClient): Promise<void> {
  await api.call("login", { body: { ...login("admin@gds.example"), recaptcha_token: "" }, expect: 400 });
  await api.call("login", { body: login("nobody@gds.example"), expect: 401 });
  await api.call("login", { body: login(personaEmail("expired")), expect: 403 });
  await api.call("login", { body: login(personaEmail("staged")), expect: 403 });
  await api.call("login", { body: login(personaEmail("locked")), expect: 423 });
  for (let i = 0; i < 4; i++) await api.call("login", { body: login("hasty@gds.example", "no"), expect: 401 });
  for (let i = 0; i < 6; i++) await api.call("login", { body: login("hasty@gds.example", "no"), expect: 423 });
  await api.call("login", { body: login("hasty@gds.example", "no"), expect: 429 });

  const { refreshToken } = await api.call("login", { body: login(personaEmail("admin")), expect: 200 });
  const fresh = await api.call("refreshToken", { body: { refreshToken }, expect: 201 });
  api.assert(fresh.refreshToken !== refreshToken, "a refresh token is rotated");
  await api.call("refreshToken", { body: { refreshToken }, expect: 401 });
  await api.call("refreshToken", { body: { refreshToken: fresh.authToken }, expect: 401 });
  await api.call("me", { token: fresh.refreshToken, expect: 401 });
}

export async function account(api: ContractClient, { admin, donor, manager, director }: Sessions): Promise<void> {
  for (const token of [admin, donor, manager, director]) {
    await api.call("me", { token, expect: 200 });
    await api.call("ability", { token, expect: 200 });
  }
  await api.call("me", { expect: 401 });
  await api.call("ability", { token: "forged.token", expect: 401 });
  await api.call("updateProfile", { token: donor, body: { privacy: true, phone: "340 1234567" }, expect: 200 });
  await api.call("updateProfile", { token: admin, body: { firstName: "Ada" }, expect: 200 });
  await api.call("updateProfile", { token: admin, body: { firstName: " " }, expect: 422 });
  await api.call("updateProfile", { body: {}, expect: 401 });
  const passwords = { currentPassword: PASSWORD, password: PASSWORD };
  await api.call("changePassword", { token: director, body: passwords, expect: 200 });
  await api.call("changePassword", { token: director, body: { ...passwords, currentPassword: "x" }, expect: 422 });
  await api.call("changePassword", { body: passwords, expect: 401 });
  await api.call("sendValidation", { token: donor, expect: 409 });
  await api.call("sendValidation", { expect: 401 });
  await otherSessions(api);
}

export async function mailedLinks(api: ContractClient, beyond: Beyond, { director }: Sessions): Promise<void> {
  const stamp = (await api.call("listDonors", { token: director, expect: 200 })).total;
  const email = `contract.${stamp}@posta.example`;
  const person = { email, password: "Contratto1!", firstName: "Zoè", lastName: "D'Amico", area: "Lodi" };
  await api.call("register", { body: { ...person, email: "no", password: "x", area: "Marte" }, expect: 422 });
  await api.call("register", { body: person, expect: 201 });
  await api.call("register", { body: person, expect: 409 });
  const { authToken } = await api.call("login", { body: login(email, person.password), expect: 200 });
  await api.call("sendValidation", { token: authToken, expect: 200 });
  const validation = await beyond.mailedToken();
  await api.call("validateAddress", { body: { token: "unknown" }, expect: 400 });
  await api.call("resendValidation", { body: { email: "no" }, expect: 422 });
  await api.call("resendValidation", { body: { email: "nobody@gds.example" }, expect: 200 });
  await api.call("resendValidation", { body: { email }, expect: 200 });
  const again = await beyond.mailedToken();
  if (again) {
    api.assert(again !== validation, "a new link is mailed while the address is to be confirmed");
    await api.call("validateAddress", { body: { token: again }, expect: 200 });
    await api.call("resendValidation", { body: { email }, expect: 200 });
    api.assert((await beyond.mailedToken()) === again, "and none any more once it is");
  }
  await api.call("forgotPassword", { body: { email: "no" }, expect: 422 });
  await api.call("forgotPassword", { body: { email: "nobody@gds.example" }, expect: 200 });
  await api.call("forgotPassword", { body: { email }, expect: 200 });
  const reset = await beyond.mailedToken();
  await api.call("resetPassword", { body: { token: "unknown", password: "Contratto2!" }, expect: 400 });
  if (reset) {
    await api.call("resetPassword", { body: { token: reset, password: "short" }, expect: 422 });
    await api.call("resetPassword", { body: { token: reset, password: "Contratto2!" }, expect: 200 });
    await api.call("login", { body: login(email, "Contratto2!"), expect: 200 });
  }
  await api.call("login", { body: login(personaEmail("expired")), expect: 403 });
  const first = await beyond.mailedToken();
  await api.call("firstLogin", { body: { token: "unknown", password: PASSWORD, privacy: true }, expect: 400 });
  if (first) {
    await api.call("firstLogin", { body: { token: first, password: "short", privacy: true }, expect: 422 });
    await api.call("firstLogin", { body: { token: first, password: PASSWORD, privacy: true }, expect: 200 });
  }
}
