import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** The registration form of a donor. */
export async function registration(api: ContractClient, { admin, donor, pending }: Sessions): Promise<void> {
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
  const current = (await api.call("getSettings", { expect: 200 })).settings.consents.values;
  const consents = (["privacy", "health"] as const).map((code) => ({
    code,
    version: current[code].version,
    given: true,
  }));
  const invalid = { fiscalCode: "X", cap: "1", consents };
  await api.call("putRegistration", { token: pending, params, body: invalid, expect: 422 });
  if (read.donor.status === "pending") {
    const half = { consents: consents.slice(0, 1) };
    const { error } = await api.call("putRegistration", { token: pending, params, body: half, expect: 422 });
    const fields = (error as { param: string }[]).map(({ param }) => param);
    api.assert(fields.includes("consentHealth"), "the error names the required consent that is missing");
    const unknown = { consents: [...consents, { code: "news", version: "none such", given: true }] };
    await api.call("putRegistration", { token: pending, params, body: unknown, expect: 422 });
    const twice = { consents: [...consents, ...consents] };
    await api.call("putRegistration", { token: pending, params, body: twice, expect: 422 });
  }
  const taken = (await api.call("getDonor", { token: donor, params: { id: user._id }, expect: 200 })).donor.fiscalCode;
  await api.call("putRegistration", { token: pending, params, body: { fiscalCode: taken, consents }, expect: 409 });
  await drafts(api, { admin, donor, pending }, params);
  const version = read.donor.version;
  const filled = { firstName: "Giulia", lastName: "Viganò", mobile: "347 7654321", privacy: true, reason: 2 };
  // the server ignores the date of the browser
  const backdated = consents.map((answer) => ({ ...answer, date: "1999-01-01T00:00:00.000Z" }));
  const form = { version, ...filled, area: read.donor.area, consents: backdated };
  const saved = await api.call("putRegistration", { token: pending, params, body: form, expect: 200 });
  if (read.donor.status === "pending")
    api.assert(saved.donor.status === "verified", "a donor is verified after the form was sent");
  const after = await api.call("getRegistration", { token: pending, params, expect: 200 });
  api.assert(after.draft === null, "a sent form has no draft");
  if (read.donor.status === "pending")
    api.assert(
      after.consents.some(
        ({ code, version, given, source, date }: Record<string, unknown>) =>
          code === "health" &&
          version === current.health.version &&
          given &&
          source === "form" &&
          String(date) > "2020",
      ),
      "an answer has the version of the text and the time of the server",
    );
  await api.call("putRegistration", { token: pending, params, body: { version, cap: "24121" }, expect: 409 });
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own }, expect: 200 });
  api.assert(history[0]?.action === "update", "the history has the change");
  const ownHistory = await api.call("getDonorHistory", { token: pending, params: { id: own }, expect: 200 });
  api.assert(ownHistory.history[0]?.author._id === own, "donors see themselves as authors in their history");
}

/** Only the donor reads and writes the draft of the form. */
async function drafts(
  api: ContractClient,
  { admin, donor, pending }: Pick<Sessions, "admin" | "donor" | "pending">,
  params: Record<string, string>,
): Promise<void> {
  const draft = { values: { cap: "2402", byMail: false }, step: "contacts" };
  await api.call("putRegistrationDraft", { params, body: draft, expect: 401 });
  await api.call("putRegistrationDraft", { token: donor, params, body: draft, expect: 403 });
  await api.call("putRegistrationDraft", { token: admin, params, body: draft, expect: 403 });
  await api.call("putRegistrationDraft", { token: admin, params: { userId: "nobody" }, body: draft, expect: 404 });
  await api.call("putRegistrationDraft", { token: pending, params, body: { step: "contacts" }, expect: 400 });
  await api.call("putRegistrationDraft", { token: pending, params, body: draft, expect: 200 });
  const read = await api.call("getRegistration", { token: pending, params, expect: 200 });
  api.assert(read.draft?.values.cap === "2402" && read.draft.step === "contacts", "a draft is stored unchanged");
  api.assert(read.donor.cap !== "2402", "a draft doesn't change the record");
  const emptied = await api.call("putRegistrationDraft", {
    token: pending,
    params,
    body: { values: {}, step: "" },
    expect: 200,
  });
  api.assert(emptied.draft === null, "a draft without values is deleted");
}
