import type { ContractClient } from "../client";
import { login, type Environment, type Sessions } from "./common";

/** Accounts of staff: administrators invite, change, block and unlock them. */
export async function people(api: ContractClient, sessions: Sessions, { uniqueSuffix, mailedToken }: Environment) {
  const { admin, manager, director, donor } = sessions;
  for (const role of ["admin", "director", "manager"])
    await api.call("listUsers", { token: admin, query: { role, order: "-lastSignIn" }, expect: 200 });
  const [own]: string[] = (await api.call("me", { token: manager, expect: 200 })).user.areas;
  const zones: string[] = (await api.call("listZones", { expect: 200 })).zones.map(
    ({ name }: { name: string }) => name,
  );
  const areas = [own ?? "", ...zones.filter((name) => name !== own)].slice(0, 2);
  const filters = JSON.stringify([{ id: "areas", value: [areas[0]] }]);
  const { users } = await api.call("listUsers", { token: admin, query: { role: "manager", filters }, expect: 200 });
  api.assert(
    users.length > 0 && users.every((user: { areas: string[] }) => user.areas.includes(own ?? "")),
    "managers can be filtered by zone",
  );
  await api.call("listUsers", { token: admin, query: { role: "donor" }, expect: 400 });
  await api.call("listUsers", { expect: 401 });

  const email = `nuova.${uniqueSuffix}@posta.example`;
  const form = { role: "manager", areas, people: [{ email, firstName: "Nuova", lastName: "Responsabile" }] };
  const known = { email: (await api.call("me", { token: donor, expect: 200 })).user.email };
  const several = { ...form, people: [...form.people, known, { email: "nessuno" }, { email: email.toUpperCase() }] };
  const outcomes = ({ results }: { results: { outcome: string }[] }) => results.map(({ outcome }) => outcome).join();
  const expected = "exists,refused,refused";
  const checked = await api.call("checkInvitations", { token: admin, body: several, expect: 200 });
  api.assert(outcomes(checked) === `new,${expected}`, "the check returns the outcome for each address");
  const headers = { "Idempotency-Key": `people-${uniqueSuffix}` };
  const first = await api.call("inviteUsers", { token: admin, body: several, headers, expect: 200 });
  api.assert(outcomes(first) === `invited,${expected}`, "the invitation returns the outcome for each address");
  api.assert(
    first.results[1].role === "donor" && !first.results[1].user,
    "a known address has the role of its account",
  );
  const token = await mailedToken();
  const again = await api.call("inviteUsers", { token: admin, body: several, headers, expect: 200 });
  api.assert(JSON.stringify(again) === JSON.stringify(first), "a repeated idempotency key doesn't invite twice");
  for (const operation of ["inviteUsers", "checkInvitations"]) {
    await api.call(operation, { token: admin, body: [], expect: 400 });
    await api.call(operation, { token: admin, body: { ...form, areas: [] }, expect: 422 });
    await api.call(operation, { token: admin, body: { ...form, role: "donor" }, expect: 422 });
    await api.call(operation, { body: form, expect: 401 });
    await api.call(operation, { token: manager, body: form, expect: 403 });
  }

  const invited = first.results[0].user;
  const params = { id: invited._id };
  const unknown = { id: "nobody" };
  const calls = ["getUser", "updateUser", "withdrawInvitation", "unlockUser", "sendPasswordLink", "getUserActivity"];
  for (const operation of calls) {
    const body = operation === "updateUser" ? { version: 1 } : undefined;
    await api.call(operation, { params, body, expect: 401 });
    for (const token of [manager, director, donor]) await api.call(operation, { token, params, body, expect: 403 });
    await api.call(operation, { token: admin, params: unknown, body, expect: 404 });
  }
  await api.call("getUserActivity", { token: admin, params, query: { kind: "moods" }, expect: 400 });
  await api.call("updateUser", { token: admin, params, body: [], expect: 400 });
  await api.call("updateUser", { token: admin, params, body: { version: 1, areas: ["Atlantide"] }, expect: 422 });
  await api.call("updateUser", { token: admin, params, body: { version: 99, lastName: "Altra" }, expect: 409 });
  const renamed = { version: 1, lastName: "Rinominata" };
  const { user } = await api.call("updateUser", { token: admin, params, body: renamed, expect: 200 });
  api.assert(user.version === 2 && user.lastName === "Rinominata", "the sent field has changed");
  const ownUser = (await api.call("me", { token: admin, expect: 200 })).user;
  const self = { version: ownUser.version, status: "inactive" };
  await api.call("updateUser", { token: admin, params: { id: ownUser._id }, body: self, expect: 409 });
  await api.call("withdrawInvitation", { token: admin, params: { id: ownUser._id }, expect: 409 });
  await api.call("unlockUser", { token: admin, params, expect: 200 });
  await api.call("sendPasswordLink", { token: admin, params, expect: 409 });
  const { activities } = await api.call("getUserActivity", { token: admin, params: { id: ownUser._id }, expect: 200 });
  api.assert(activities[0].person._id === invited._id, "the activities of an administrator have the change");
  if (token) {
    const password = "Contratto 3 parole";
    const { authToken } = await api.call("firstLogin", { body: { token, password, privacy: true }, expect: 200 });
    const { ability } = await api.call("ability", { token: authToken, expect: 200 });
    api.assert(
      JSON.stringify(ability).includes(JSON.stringify(areas)),
      "a manager of two zones has permissions in both",
    );
    const { sessions: open } = await api.call("listUserSessions", { token: admin, params, expect: 200 });
    api.assert(open.length === 1 && !open[0].current, "administrators see the sessions of a user");
    const ofSession = { ...params, session: open[0]._id };
    for (const call of ["listUserSessions", "closeUserSession"]) {
      await api.call(call, { params: ofSession, expect: 401 });
      await api.call(call, { token: manager, params: ofSession, expect: 403 });
      await api.call(call, { token: admin, params: { ...ofSession, id: "nobody" }, expect: 404 });
    }
    await api.call("closeUserSession", { token: admin, params: ofSession, expect: 200 });
    await api.call("me", { token: authToken, expect: 401 });
    const { user: active } = await api.call("getUser", { token: admin, params, expect: 200 });
    await api.call("withdrawInvitation", { token: admin, params, expect: 409 });
    const blocked = { version: active.version, status: "inactive" };
    await api.call("updateUser", { token: admin, params, body: blocked, expect: 200 });
    await api.call("me", { token: authToken, expect: 401 });
    await api.call("login", { body: login(email, password), expect: 403 });
  }
  const body = { ...form, people: [{ email: `ritirata.${uniqueSuffix}@posta.example` }] };
  const { results } = await api.call("inviteUsers", { token: admin, body, expect: 200 });
  await api.call("withdrawInvitation", { token: admin, params: { id: results[0].user._id }, expect: 200 });
  await api.call("getUser", { token: admin, params: { id: results[0].user._id }, expect: 404 });
  await donorAccount(api, sessions, `link-${uniqueSuffix}`);
}

/** Administrators read and unlock the account of a donor, and send a link for a new password. */
async function donorAccount(api: ContractClient, { admin, donor }: Sessions, key: string): Promise<void> {
  const { _id } = (await api.call("me", { token: donor, expect: 200 })).user;
  const params = { id: _id };
  const { user } = await api.call("getUser", { token: admin, params, expect: 200 });
  api.assert(
    user._id === _id && user.role === "donor" && user.lockedUntil === null,
    "administrators read the account of a donor",
  );
  await api.call("unlockUser", { token: admin, params, expect: 200 });
  const headers = { "Idempotency-Key": key };
  const sent = await api.call("sendPasswordLink", { token: admin, params, headers, expect: 200 });
  const again = await api.call("sendPasswordLink", { token: admin, params, headers, expect: 200 });
  api.assert(JSON.stringify(sent) === JSON.stringify(again), "a repeated idempotency key doesn't send a second mail");
  const { history } = await api.call("getDonorHistory", { token: admin, params, expect: 200 });
  api.assert(history[0].changes[0].field === "passwordLink", "the donor's history has the sent link");
}
