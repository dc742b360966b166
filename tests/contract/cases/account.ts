import { PASSWORD, personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";
import { login, type Sessions } from "./common";

/** The user's own account: identity, profile, password, and sessions. */
export async function account(api: ContractClient, { admin, donor, manager, director }: Sessions): Promise<void> {
  for (const token of [admin, donor, manager, director]) {
    await api.call("me", { token, expect: 200 });
    const { features } = await api.call("ability", { token, expect: 200 });
    api.checkFeatures(features);
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
  const signIn = () => api.call("login", { body: login(personaEmail("suspended")), expect: 200 });
  const [current, remote] = [await signIn(), await signIn()];
  await api.call("signOutOthers", { token: current.authToken, expect: 200 });
  await api.call("signOutOthers", { expect: 401 });
  await api.call("refreshToken", { body: { refreshToken: remote.refreshToken }, expect: 401 });
  const fresh = await api.call("refreshToken", { body: { refreshToken: current.refreshToken }, expect: 201 });
  await api.call("me", { token: fresh.authToken, expect: 200 });
  const { authToken } = await signIn();
  const { sessions } = await api.call("listSessions", { token: fresh.authToken, expect: 200 });
  const isCurrent = (session: { current: boolean }) => session.current;
  api.assert(sessions.filter(isCurrent).length === 1, "exactly one session is the current one");
  const other = sessions.find((session: { current: boolean }) => !isCurrent(session))?._id ?? "none";
  await api.call("listSessions", { expect: 401 });
  await api.call("closeSession", { params: { id: other }, expect: 401 });
  await api.call("closeSession", { token: fresh.authToken, params: { id: "none" }, expect: 404 });
  await api.call("closeSession", { token: fresh.authToken, params: { id: other }, expect: 200 });
  await api.call("me", { token: authToken, expect: 401 });
  await api.call("me", { token: fresh.authToken, expect: 200 });
  await signIn();
}
