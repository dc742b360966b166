import { PASSWORD, personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";
import { type Environment, login } from "./common";

/** A page that isn't in the settings: the mailed link then leads to the association's own page. */
const UNKNOWN_PAGE = "https://nobody.example/dono";

/** Links in mails: validation of the address, forgotten password, and first login. */
export async function mailedLinks(api: ContractClient, { mailedToken, uniqueSuffix }: Environment): Promise<void> {
  const email = `contract.${uniqueSuffix}@posta.example`;
  const person = { email, password: "Contratto1!", firstName: "Zoè", lastName: "D'Amico", area: "Lodi" };
  await api.call("register", { body: { ...person, email: "no", password: "x", area: "Marte" }, expect: 422 });
  await api.call("register", {
    body: { ...person, partner: "Polisportiva Seriana", returnTo: UNKNOWN_PAGE },
    expect: 201,
  });
  await api.call("register", { body: person, expect: 409 });
  const validation = await mailedToken();
  await api.call("validateAddress", { body: { token: "unknown" }, expect: 400 });
  await api.call("resendValidation", { body: { email: "no" }, expect: 422 });
  await api.call("resendValidation", { body: { email: "nobody@gds.example" }, expect: 200 });
  await api.call("resendValidation", { body: { email, returnTo: UNKNOWN_PAGE }, expect: 200 });
  await api.call("resendValidation", { body: { email, returnTo: "no address" }, expect: 200 });
  const impatient = { email: `contract.${uniqueSuffix}.impatient@posta.example` };
  for (let mails = 0; mails < 3; mails += 1) await api.call("resendValidation", { body: impatient, expect: 200 });
  await api.call("resendValidation", { body: impatient, expect: 429 });
  const { authToken } = await api.call("login", { body: login(email, person.password), expect: 200 });
  const other = `contract.${uniqueSuffix}.other@posta.example`;
  await api.call("changeEmail", { body: { email: other }, expect: 401 });
  await api.call("changeEmail", { token: authToken, body: { email: "no" }, expect: 422 });
  await api.call("changeEmail", { token: authToken, body: { email: personaEmail("donor") }, expect: 409 });
  await api.call("changeEmail", { token: authToken, body: { email: other, returnTo: UNKNOWN_PAGE }, expect: 200 });
  await api.call("changeEmail", { token: authToken, body: { email }, expect: 200 });
  const again = await mailedToken();
  if (again) {
    api.assert(again !== validation, "a new link is mailed until the address is confirmed");
    await api.call("validateAddress", { body: { token: again }, expect: 200 });
    await api.call("changeEmail", { token: authToken, body: { email: other }, expect: 409 });
    await api.call("resendValidation", { body: { email }, expect: 200 });
    api.assert((await mailedToken()) === again, "no link is mailed to a confirmed address");
  }
  await api.call("forgotPassword", { body: { email: "no" }, expect: 422 });
  await api.call("forgotPassword", { body: { email: "nobody@gds.example" }, expect: 200 });
  await api.call("forgotPassword", { body: { email }, expect: 200 });
  const reset = await mailedToken();
  await api.call("resetPassword", { body: { token: "unknown", password: "Contratto2!" }, expect: 400 });
  if (reset) {
    await api.call("resetPassword", { body: { token: reset, password: "short" }, expect: 422 });
    await api.call("resetPassword", { body: { token: reset, password: "Contratto2!" }, expect: 200 });
    await api.call("login", { body: login(email, "Contratto2!"), expect: 200 });
  }
  await api.call("login", { body: login(personaEmail("expired")), expect: 403 });
  const first = await mailedToken();
  await api.call("firstLogin", { body: { token: "unknown", password: PASSWORD, privacy: true }, expect: 400 });
  if (first) {
    await api.call("firstLogin", { body: { token: first, password: "short", privacy: true }, expect: 422 });
    await api.call("firstLogin", { body: { token: first, password: PASSWORD, privacy: true }, expect: 200 });
  }
}
