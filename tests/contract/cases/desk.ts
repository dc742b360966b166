import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Donors that staff add, with consents on paper, and their invitations. */
export async function desk(api: ContractClient, sessions: Sessions, { uniqueSuffix, mailedToken, now }: Environment) {
  const { admin, manager, director, donor } = sessions;
  const area = (await api.call("me", { token: manager, expect: 200 })).user.area;
  const own = (await api.call("me", { token: donor, expect: 200 })).user._id;
  const person = { firstName: "Zoè", lastName: `Sportello ${uniqueSuffix}`, area };
  const form = { ...person, email: `desk.${uniqueSuffix}@posta.example`, note: "Riservata", inscriptionNote: "Sua" };
  const { donor: made } = await api.call("createDonor", { token: manager, body: form, expect: 201 });
  const params = { id: made._id };
  await paperConsents(api, sessions, params, { version: made.version, now });

  await api.call("inviteUser", { params, expect: 401 });
  await api.call("inviteUser", { token: director, params, expect: 403 });
  await api.call("inviteUser", { token: donor, params, expect: 403 });
  await api.call("inviteUser", { token: admin, params: { id: "nobody" }, expect: 404 });
  await api.call("inviteUser", { token: manager, params: { id: own }, expect: 409 });
  const { donor: withoutEmail } = await api.call("createDonor", { token: manager, body: person, expect: 201 });
  await api.call("inviteUser", { token: manager, params: { id: withoutEmail._id }, expect: 422 });
  const headers = { "Idempotency-Key": `invite-${uniqueSuffix}` };
  const invited = await api.call("inviteUser", { token: manager, params, headers, expect: 200 });
  api.assert(invited.user.status === "provisioned", "an invited donor is provisioned");
  const days = (Date.parse(invited.expires) - Date.parse((await newestEntry(api, admin, made._id)).date)) / 86_400_000;
  api.assert(Math.abs(days - 7) < 0.1, "an invitation is valid for seven days");
  const token = await mailedToken();
  await api.call("inviteUser", { token: manager, params, headers, expect: 200 });
  api.assert((await mailedToken()) === token, "a repeated idempotency key doesn't send a second mail");
  await api.call("inviteUser", { token: manager, params, expect: 200 });
  await api.call("inviteUser", { token: manager, params, expect: 200 });
  await api.call("inviteUser", { token: manager, params, expect: 429 });
  const again = await mailedToken();
  if (!again || !token) return;
  const password = "Contratto 3 parole";
  await api.call("firstLogin", { body: { token, password, privacy: true }, expect: 400 });
  const { user, authToken } = await api.call("firstLogin", {
    body: { token: again, password, privacy: true },
    expect: 200,
  });
  api.assert(user.status === "pending", "an invited donor is pending after the first login");
  await notes(api, authToken, made._id);
}

const newestEntry = async (api: ContractClient, token: string, id: string) =>
  (await api.call("getDonorHistory", { token, params: { id }, expect: 200 })).history[0];

async function paperConsents(
  api: ContractClient,
  { admin, manager, director, donor }: Sessions,
  params: { id: string },
  { version, now }: { version: number; now: number },
): Promise<void> {
  const signed = new Date(now - 3 * 86_400_000).toISOString().slice(0, 10);
  const paper = { code: "privacy", version: "1", given: true, signed };
  const body = { version, consents: [paper, { ...paper, code: "news", given: false }] };
  await api.call("recordConsents", { params, body, expect: 401 });
  await api.call("recordConsents", { token: director, params, body, expect: 403 });
  await api.call("recordConsents", { token: donor, params, body, expect: 403 });
  await api.call("recordConsents", { token: admin, params: { id: "nobody" }, body, expect: 404 });
  await api.call("recordConsents", { token: manager, params, body: [], expect: 400 });
  for (const invalid of [
    { signed: "2999-01-01" },
    { signed: "1999-01-01" },
    { version: "none such" },
    { code: "moon" },
  ])
    await api.call("recordConsents", {
      token: manager,
      params,
      expect: 422,
      body: { consents: [{ ...paper, ...invalid }] },
    });
  await api.call("recordConsents", { token: manager, params, body: { ...body, version: 99 }, expect: 409 });
  const { donor: after, consents } = await api.call("recordConsents", { token: manager, params, body, expect: 200 });
  api.assert(after.privacy && after.privacyDate === signed, "the date of the privacy consent is the one on the paper");
  const kept = consents.find(({ code }: { code: string }) => code === "news");
  api.assert(kept?.source === "paper" && kept.recordedBy && kept.given === false, "a refusal on paper is recorded");
  const headers = { "Idempotency-Key": `paper-${after._id}` };
  const photos = { consents: [{ ...paper, code: "photos" }] };
  const first = await api.call("recordConsents", { token: manager, params, body: photos, headers, expect: 200 });
  const again = await api.call("recordConsents", { token: manager, params, body: photos, headers, expect: 200 });
  api.assert(JSON.stringify(first) === JSON.stringify(again), "a repeated idempotency key doesn't record twice");
  const { error } = await api.call("registerDonor", { token: manager, params, body: {}, expect: 422 });
  const fields = (error as { param: string }[]).map(({ param }) => param);
  api.assert(
    fields.includes("consentHealth") && !fields.includes("consentPrivacy"),
    "the error names the missing consent",
  );
}

/** Donors can't read the notes of staff. */
async function notes(api: ContractClient, token: string, id: string): Promise<void> {
  const { donor } = await api.call("getDonor", { token, params: { id }, expect: 200 });
  const { donor: form } = await api.call("getRegistration", { token, params: { userId: id }, expect: 200 });
  const { history } = await api.call("getDonorHistory", { token, params: { id }, expect: 200 });
  api.assert(!JSON.stringify([donor, form, history]).includes("Riservata"), "donors don't get the notes of staff");
  api.assert(donor.inscriptionNote === "Sua" && form.inscriptionNote === "Sua", "donors get their own note");
}
