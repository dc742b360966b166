import { PASSWORD, personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";
import { type Environment, login, type Sessions } from "./common";

/** Changes of the email address, notification settings, and deletion requests. */
export async function accountSettings(
  api: ContractClient,
  sessions: Sessions,
  environment: Environment,
): Promise<void> {
  await notificationChoices(api, sessions);
  await emailChange(api, sessions, environment);
  await deletion(api, sessions, environment);
}

async function notificationChoices(api: ContractClient, { admin, donor }: Sessions): Promise<void> {
  await api.call("getAccount", { expect: 401 });
  const { account } = await api.call("getAccount", { token: admin, expect: 200 });
  const kinds = account.notifications as { kind: string; always: boolean }[];
  const { kind } = kinds.find(({ always }) => !always) ?? { kind: "none" };
  const fixed = kinds.find(({ always }) => always)?.kind ?? "none";
  const choice = { kind, here: false, email: true };
  await api.call("chooseNotifications", { body: choice, expect: 401 });
  await api.call("chooseNotifications", { token: admin, body: { ...choice, kind: "none" }, expect: 422 });
  await api.call("chooseNotifications", { token: admin, body: { ...choice, kind: fixed }, expect: 422 });
  await api.call("chooseNotifications", { token: donor, body: { ...choice, here: "no" }, expect: 422 });
  const { account: chosen } = await api.call("chooseNotifications", { token: admin, body: choice, expect: 200 });
  const found = chosen.notifications.find((setting: { kind: string }) => setting.kind === kind);
  api.assert(found.here === false && found.email === true, "the choice is kept");
  await api.call("chooseNotifications", { token: admin, body: { kind, here: true, email: false }, expect: 200 });
}

async function emailChange(api: ContractClient, { manager }: Sessions, environment: Environment): Promise<void> {
  const { mailedToken, uniqueSuffix } = environment;
  const email = `contract.${uniqueSuffix}.new@posta.example`;
  const body = { email, currentPassword: PASSWORD };
  await api.call("requestEmailChange", { body, expect: 401 });
  await api.call("requestEmailChange", { token: manager, body: { ...body, email: "no" }, expect: 422 });
  await api.call("requestEmailChange", { token: manager, body: { ...body, currentPassword: "x" }, expect: 422 });
  const taken = { ...body, email: personaEmail("donor") };
  await api.call("requestEmailChange", { token: manager, body: taken, expect: 409 });
  await api.call("resendEmailChange", { token: manager, expect: 409 });
  await api.call("resendEmailChange", { expect: 401 });
  const { account } = await api.call("requestEmailChange", { token: manager, body, expect: 200 });
  api.assert(account.emailChange?.email === email, "the new address waits for its confirmation");
  await api.call("resendEmailChange", { token: manager, expect: 200 });
  await api.call("cancelEmailChange", { expect: 401 });
  const cancelled = await api.call("cancelEmailChange", { token: manager, expect: 200 });
  api.assert(cancelled.account.emailChange === null, "a cancelled change is gone");
  await api.call("requestEmailChange", { token: manager, body, expect: 200 });
  await api.call("requestEmailChange", { token: manager, body, expect: 429 });
  await api.call("resendEmailChange", { token: manager, expect: 429 });
  await api.call("confirmEmail", { body: { token: "unknown" }, expect: 400 });
  const token = await mailedToken();
  if (!token) return;
  await api.call("confirmEmail", { body: { token }, expect: 200 });
  await api.call("confirmEmail", { body: { token }, expect: 400 });
  const { user } = await api.call("me", { token: manager, expect: 200 });
  api.assert(user.email === email, "a confirmed address is the account's");
  await api.call("login", { body: login(email), expect: 200 });
}

async function deletion(api: ContractClient, sessions: Sessions, { uniqueSuffix }: Environment): Promise<void> {
  const { admin, manager, donor } = sessions;
  const person = { firstName: "Zita", lastName: "D'Amico", area: "Lodi", password: "Contratto1!" };
  const email = `contract.${uniqueSuffix}.gone@posta.example`;
  await api.call("register", { body: { ...person, email }, expect: 201 });
  const { authToken, user } = await api.call("login", { body: login(email, person.password), expect: 200 });
  const params = { id: user._id };
  await api.call("requestDeletion", { body: {}, expect: 401 });
  await api.call("withdrawDeletion", { expect: 401 });
  await api.call("requestDeletion", { token: authToken, body: {}, expect: 201 });
  await api.call("requestDeletion", { token: authToken, body: {}, expect: 409 });
  const { account } = await api.call("withdrawDeletion", { token: authToken, expect: 200 });
  api.assert(account.deletion === null, "a withdrawn deletion request is gone");
  await api.call("requestDeletion", { token: authToken, body: { reason: "Mi trasferisco" }, expect: 201 });

  await api.call("listDeletionRequests", { expect: 401 });
  await api.call("listDeletionRequests", { token: manager, expect: 403 });
  const { requests } = await api.call("listDeletionRequests", { token: admin, expect: 200 });
  api.assert(
    requests.some(({ _id }: { _id: string }) => _id === user._id),
    "administrators see the deletion requests",
  );
  const answer = (body: object, expect: number, token?: string) =>
    api.call("answerDeletionRequest", { params, body, expect, ...(token && { token }) });
  await answer({ state: "done" }, 401);
  await answer({ state: "done" }, 403, donor);
  await answer({ state: "refused" }, 422, admin);
  await answer({ state: "refused", answer: "Manca un documento" }, 200, admin);
  await answer({ state: "done" }, 409, admin);
  const refused = await api.call("getAccount", { token: authToken, expect: 200 });
  api.assert(refused.account.deletion?.answer === "Manca un documento", "the person sees the reason of a refusal");
  await api.call("answerDeletionRequest", {
    token: admin,
    params: { id: "none" },
    body: { state: "done" },
    expect: 404,
  });
  await api.call("requestDeletion", { token: authToken, body: {}, expect: 201 });
  await answer({ state: "done" }, 200, admin);
  await api.call("me", { token: authToken, expect: 401 });
}
