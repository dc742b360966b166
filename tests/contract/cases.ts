import type { ContractClient } from "./client";
import { PASSWORD, type Persona, personaEmail } from "../../src/mocks/index";

/** What is needed besides the API itself; a real server has none of it. */
export interface Beyond {
  /** The newest mail's token, or undefined where mails can't be seen. */
  mailedToken(): Promise<string | undefined>;
}

interface Sessions {
  admin: string;
  director: string;
  manager: string;
  donor: string;
  pending: string;
}

const login = (email: string, password = PASSWORD) => ({ email, password, recaptcha_token: "contract" });

/** Runs every operation of the document, in its good and its bad ways. */
export async function runCases(api: ContractClient, beyond: Beyond): Promise<void> {
  const sessions = await signIn(api);
  await refuse(api);
  await account(api, sessions);
  await lists(api, sessions);
  await oneDonor(api, sessions);
  await notifications(api, sessions);
  await registration(api, sessions);
  await mailedLinks(api, beyond, sessions);
}

async function signIn(api: ContractClient): Promise<Sessions> {
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

async function refuse(api: ContractClient): Promise<void> {
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
  await api.call("refreshToken", { body: { refreshToken }, expect: 201 }); // within the minute: an answer may be lost
  await api.call("refreshToken", { body: { refreshToken: fresh.authToken }, expect: 401 });
  await api.call("me", { token: fresh.refreshToken, expect: 401 });
}

async function account(api: ContractClient, { admin, donor, manager, director }: Sessions): Promise<void> {
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
  await otherSessions(api);
}

async function otherSessions(api: ContractClient): Promise<void> {
  const enter = () => api.call("login", { body: login(personaEmail("suspended")), expect: 200 });
  const [here, elsewhere] = [await enter(), await enter()];
  await api.call("signOutOthers", { token: here.authToken, expect: 200 });
  await api.call("signOutOthers", { expect: 401 });
  await api.call("refreshToken", { body: { refreshToken: elsewhere.refreshToken }, expect: 401 });
  const fresh = await api.call("refreshToken", { body: { refreshToken: here.refreshToken }, expect: 201 });
  await api.call("me", { token: fresh.authToken, expect: 200 });
  await enter();
}

async function lists(api: ContractClient, { admin, director, manager, donor }: Sessions): Promise<void> {
  for (const id of ["listDonors", "listDonations", "listAwards"]) {
    for (const token of [admin, director, manager]) await api.call(id, { token, query: { limit: "50" }, expect: 200 });
    await api.call(id, { token: admin, query: { order: "noSuchField" }, expect: 400 });
    await api.call(id, { token: admin, query: { queryFilters: "{" }, expect: 400 });
    await api.call(id, { token: admin, query: { limit: "0" }, expect: 400 });
    await api.call(id, { expect: 401 });
  }
  await api.call("listDonors", { token: donor, expect: 403 });
  await api.call("listDonations", { token: donor, expect: 200 });
  await api.call("listAwards", { token: donor, expect: 200 });
  const rules = { combinator: "and", rules: [{ field: "status", operator: "=", value: "hold" }] };
  const query = { skip: "0", limit: "5", order: "-lastName", queryFilters: JSON.stringify(rules), query: "" };
  const found = await api.call("listDonors", { token: admin, query, expect: 200 });
  api.assert(
    found.donors.every(({ status }: { status: string }) => status === "hold"),
    "a rule group is obeyed",
  );

  for (const token of [admin, director, manager]) await api.call("getStats", { token, expect: 200 });
  await api.call("getStats", {
    token: admin,
    query: { begin: "2026-01-15", end: "2026-03-10", area: "Lodi" },
    expect: 200,
  });
  await api.call("getStats", { token: admin, query: { begin: "yesterday" }, expect: 400 });
  await api.call("getStats", { token: donor, expect: 403 });
  await api.call("getStats", { expect: 401 });

  for (const token of [admin, director, manager])
    await api.call("search", { token, query: { keyword: "co" }, expect: 200 });
  for (const category of ["donors", "donations", "awards"]) {
    await api.call("search", { token: admin, query: { keyword: "rossi", page: "1", category }, expect: 200 });
  }
  await api.call("search", { token: admin, query: { keyword: "x", category: "planets" }, expect: 400 });
  await api.call("search", { token: donor, query: { keyword: "x" }, expect: 403 });
  await api.call("search", { query: { keyword: "x" }, expect: 401 });

  await api.call("listZones", { expect: 200 });
  await api.call("listAssociations", { token: donor, expect: 200 });
  await api.call("listAssociations", { expect: 401 });
  for (const role of ["admin", "director", "manager"]) {
    await api.call("listUsers", { token: admin, query: { role }, expect: 200 });
  }
  await api.call("listUsers", { token: admin, query: { role: "donor" }, expect: 400 });
  await api.call("listUsers", { token: manager, expect: 403 });
  await api.call("listUsers", { expect: 401 });
}

async function oneDonor(api: ContractClient, { admin, manager, donor, pending }: Sessions): Promise<void> {
  const own = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const other = (await api.call("me", { token: pending, expect: 200 })).user._id;
  for (const operation of ["getDonor", "listDonorDonations", "listDonorAwards", "getDonorHistory"]) {
    await api.call(operation, { token: admin, params: { id: own }, expect: 200 });
    await api.call(operation, { token: manager, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: other }, expect: 403 });
    await api.call(operation, { token: admin, params: { id: "nobody" }, expect: 404 });
    await api.call(operation, { params: { id: own }, expect: 401 });
  }
  await api.call("getDonor", { token: donor, params: { id: own }, expect: 200 });
  for (const operation of ["listDonorDonations", "listDonorAwards"]) {
    await api.call(operation, { token: donor, params: { id: own }, expect: 200 });
    await api.call(operation, { token: donor, params: { id: own }, query: { limit: "many" }, expect: 400 });
  }
}

async function notifications(api: ContractClient, { admin, director }: Sessions): Promise<void> {
  const { notifications: list } = await api.call("listNotifications", { token: admin, expect: 200 });
  await api.call("listNotifications", { expect: 401 });
  const id = list.at(-1)?._id ?? "none";
  await api.call("dismissNotification", { token: admin, params: { id }, body: { dismiss: true }, expect: 200 });
  await api.call("dismissNotification", { token: admin, params: { id }, body: {}, expect: 422 });
  await api.call("dismissNotification", { token: director, params: { id }, body: { dismiss: true }, expect: 404 });
  await api.call("dismissNotification", { params: { id }, body: { dismiss: true }, expect: 401 });
  await api.call("deleteNotification", { params: { id }, expect: 401 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 200 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 404 });
}

async function registration(api: ContractClient, { admin, donor, pending }: Sessions): Promise<void> {
  const own = (await api.call("me", { token: pending, expect: 200 })).user._id;
  const { user } = await api.call("me", { token: donor, expect: 200 });
  const params = { userId: own };
  const read = await api.call("getRegistration", { token: pending, params, expect: 200 });
  await api.call("getRegistration", { params, expect: 401 });
  await api.call("getRegistration", { token: donor, params, expect: 403 });
  await api.call("getRegistration", { token: admin, params: { userId: "nobody" }, expect: 404 });
  await api.call("putRegistration", { params, body: {}, expect: 401 });
  await api.call("putRegistration", { token: donor, params, body: {}, expect: 403 });
  await api.call("putRegistration", { token: admin, params: { userId: "nobody" }, body: {}, expect: 404 });
  await api.call("putRegistration", { token: pending, params, body: { fiscalCode: "X", cap: "1" }, expect: 422 });
  const taken = (await api.call("getDonor", { token: donor, params: { id: user._id }, expect: 200 })).donor.fiscalCode;
  await api.call("putRegistration", { token: pending, params, body: { fiscalCode: taken }, expect: 409 });
  const version = read.donor.version;
  const form = { version, firstName: "Giulia", lastName: "Viganò", mobile: "347 7654321", privacy: true, reason: 2 };
  const saved = await api.call("putRegistration", { token: pending, params, body: form, expect: 200 });
  if (read.donor.status === "pending")
    api.assert(saved.donor.status === "verified", "a form sent makes a donor verified");
  await api.call("putRegistration", { token: pending, params, body: { version, cap: "24121" }, expect: 409 });
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own }, expect: 200 });
  api.assert(history[0]?.action === "update", "a change is in the history");
}

async function mailedLinks(api: ContractClient, beyond: Beyond, { director }: Sessions): Promise<void> {
  const stamp = (await api.call("listDonors", { token: director, expect: 200 })).total;
  const email = `contract.${stamp}@posta.example`;
  const person = { email, password: "Contratto1!", firstName: "Zoè", lastName: "D'Amico", area: "Lodi" };
  await api.call("register", { body: { ...person, email: "no", password: "x", area: "Marte" }, expect: 422 });
  await api.call("register", { body: person, expect: 201 });
  await api.call("register", { body: person, expect: 409 });
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
