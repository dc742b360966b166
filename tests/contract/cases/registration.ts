import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** The form of who registers. */
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
  const inForce = (await api.call("getSettings", { expect: 200 })).settings.consents.values;
  const consents = (["privacy", "health"] as const).map((code) => ({
    ...{ code, version: inForce[code].version, given: true },
  }));
  const wrong = { fiscalCode: "X", cap: "1", consents };
  await api.call("putRegistration", { token: pending, params, body: wrong, expect: 422 });
  if (read.donor.status === "pending") {
    const half = { consents: consents.slice(0, 1) };
    const { error } = await api.call("putRegistration", { token: pending, params, body: half, expect: 422 });
    const named = (error as { param: string }[]).map(({ param }) => param);
    api.assert(named.includes("consentHealth"), "a form without a consent that is required is refused at its field");
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
  // whatever a clock says: the moment is the server's
  const long = consents.map((answer) => ({ ...answer, date: "1999-01-01T00:00:00.000Z" }));
  const form = { version, ...filled, area: read.donor.area, consents: long };
  const saved = await api.call("putRegistration", { token: pending, params, body: form, expect: 200 });
  if (read.donor.status === "pending")
    api.assert(saved.donor.status === "verified", "a form sent makes a donor verified");
  const after = await api.call("getRegistration", { token: pending, params, expect: 200 });
  api.assert(after.draft === null, "a form sent leaves no draft");
  if (read.donor.status === "pending")
    api.assert(
      after.consents.some(
        ({ code, version, given, source, date }: Record<string, unknown>) =>
          code === "health" &&
          version === inForce.health.version &&
          given &&
          source === "form" &&
          String(date) > "2020",
      ),
      "an answer to a consent is kept with its version and the moment of the server",
    );
  await api.call("putRegistration", { token: pending, params, body: { version, cap: "24121" }, expect: 409 });
  const { history } = await api.call("getDonorHistory", { token: admin, params: { id: own }, expect: 200 });
  api.assert(history[0]?.action === "update", "a change is in the history");
  const told = await api.call("getDonorHistory", { token: pending, params: { id: own }, expect: 200 });
  api.assert(told.history[0]?.author._id === own, "a donor reads in the own history that it was they");
}

/** A form that isn't sent yet waits for the same person alone. */
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
  api.assert(read.draft?.values.cap === "2402" && read.draft.step === "contacts", "a draft is read as it was kept");
  api.assert(read.donor.cap !== "2402", "a draft is nothing of the record");
  const gone = await api.call("putRegistrationDraft", {
    ...{ token: pending, params, body: { values: {}, step: "" }, expect: 200 },
  });
  api.assert(gone.draft === null, "a draft without values is thrown away");
}
