import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Templates of mails: made, changed by two people, put back to what they said, removed and brought back. */
export async function emailTemplates(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const document = { version: 1, subject: [], preheader: [], brand: "#b1172c", blocks: [] };
  const body = { name: `Festa ${uniqueSuffix}`, document, subject: "Ti aspettiamo", html: "<p>", text: "Ciao" };
  const { template } = await api.call("createEmailTemplate", { token: manager, body, expect: 201 });
  const params = { id: template._id };
  const found = async (query: Record<string, string>) =>
    (await api.call("listEmailTemplates", { token: admin, query, expect: 200 })).templates as { _id: string }[];
  const lists = async (query: Record<string, string> = {}) =>
    (await found({ limit: "1000", ...query })).some(({ _id }) => _id === template._id);
  api.assert(await lists({ query: `festa ${uniqueSuffix}` }), "a template is found by its name");
  api.assert(await lists({ state: "draft" }), "it begins as a draft");
  api.assert(!(await lists({ state: "ready" })), "and is nothing else");
  const { template: read } = await api.call("getEmailTemplate", { params, token: admin, expect: 200 });
  api.assert(JSON.stringify(read.document) === JSON.stringify(document), "the document comes back as it was sent");

  const headers = { "Idempotency-Key": `template-${uniqueSuffix}` };
  const change = { params, token: admin, headers, body: { version: 1, subject: "Nuovo", state: "ready" }, expect: 200 };
  const { template: changed } = await api.call("updateEmailTemplate", change);
  const { template: repeated } = await api.call("updateEmailTemplate", change);
  api.assert(repeated.version === changed.version, "the same idempotency key saves nothing twice");
  const { versions } = await api.call("listEmailTemplateVersions", { params, token: manager, expect: 200 });
  api.assert(versions.length === 1 && versions[0].subject === body.subject, "what it said before is kept");
  const late = { version: 1, name: "Altro" };
  await api.call("updateEmailTemplate", { params, token: manager, body: late, expect: 409 });
  for (const wrong of [{ name: "" }, { state: "sent" }, { document: [] }, { subject: 7 }])
    await api.call("updateEmailTemplate", { params, token: admin, body: { version: 2, ...wrong }, expect: 422 });

  await api.call("deleteEmailTemplate", { params, token: manager, query: { version: "1" }, expect: 409 });
  await api.call("deleteEmailTemplate", { params, token: manager, query: { version: "2" }, expect: 200 });
  await api.call("getEmailTemplate", { params, token: admin, expect: 404 });
  api.assert(!(await lists()), "a removed template is gone");
  await api.call("restoreEmailTemplate", { params, token: manager, expect: 200 });
  api.assert(await lists(), "and comes back");
  await api.call("restoreEmailTemplate", { params, token: manager, expect: 404 });

  const { email } = (await api.call("me", { token: manager, expect: 200 })).user;
  await api.call("testEmailTemplate", { params, token: manager, body: { to: email }, expect: 200 });
  for (const wrong of [{ to: `x${email}` }, {}])
    await api.call("testEmailTemplate", { params, token: manager, body: wrong, expect: 422 });
  for (const token of [director, donor]) {
    await api.call("testEmailTemplate", { params, token, body: { to: email }, expect: 403 });
    await api.call("listEmailTemplates", { token, expect: 403 });
    await api.call("createEmailTemplate", { token, body, expect: 403 });
    await api.call("getEmailTemplate", { params, token, expect: 403 });
    await api.call("updateEmailTemplate", { params, token, body: late, expect: 403 });
    await api.call("deleteEmailTemplate", { params, token, expect: 403 });
    await api.call("restoreEmailTemplate", { params, token, expect: 403 });
    await api.call("listEmailTemplateVersions", { params, token, expect: 403 });
  }
  await api.call("createEmailTemplate", { token: admin, body: { document }, expect: 422 });
  await api.call("listEmailTemplates", { expect: 401 });
  await api.call("deleteEmailTemplate", { params, token: admin, expect: 200 });
}
