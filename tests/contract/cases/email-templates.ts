import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Creates, changes, deletes and restores templates of mails, and reads their versions. */
export async function emailTemplates(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const document = { version: 1, subject: [], preheader: [], brand: "#b1172c", blocks: [] };
  const body = { name: `Festa ${uniqueSuffix}`, document, subject: "Ti aspettiamo", html: "<p>", text: "Ciao" };
  const { template } = await api.call("createEmailTemplate", { token: manager, body, expect: 201 });
  const params = { id: template._id };
  const list = async (query: Record<string, string>) =>
    (await api.call("listEmailTemplates", { token: admin, query, expect: 200 })).templates as { _id: string }[];
  const isListed = async (query: Record<string, string> = {}) =>
    (await list({ limit: "1000", ...query })).some(({ _id }) => _id === template._id);
  api.assert(await isListed({ query: `festa ${uniqueSuffix}` }), "a template is found by its name");
  api.assert(await isListed({ state: "draft" }), "a new template is a draft");
  api.assert(!(await isListed({ state: "ready" })), "a draft isn't among the ready templates");
  const { template: read } = await api.call("getEmailTemplate", { params, token: admin, expect: 200 });
  api.assert(JSON.stringify(read.document) === JSON.stringify(document), "the document is stored unchanged");

  const headers = { "Idempotency-Key": `template-${uniqueSuffix}` };
  const change = { params, token: admin, headers, body: { version: 1, subject: "Nuovo", state: "ready" }, expect: 200 };
  const { template: changed } = await api.call("updateEmailTemplate", change);
  const { template: repeated } = await api.call("updateEmailTemplate", change);
  api.assert(repeated.version === changed.version, "a repeated idempotency key doesn't save twice");
  const { versions } = await api.call("listEmailTemplateVersions", { params, token: manager, expect: 200 });
  api.assert(versions.length === 1 && versions[0].subject === body.subject, "the former version is kept");
  const late = { version: 1, name: "Altro" };
  await api.call("updateEmailTemplate", { params, token: manager, body: late, expect: 409 });
  for (const invalid of [{ name: "" }, { state: "sent" }, { document: [] }, { subject: 7 }])
    await api.call("updateEmailTemplate", { params, token: admin, body: { version: 2, ...invalid }, expect: 422 });

  await api.call("deleteEmailTemplate", { params, token: manager, query: { version: "1" }, expect: 409 });
  await api.call("deleteEmailTemplate", { params, token: manager, query: { version: "2" }, expect: 200 });
  await api.call("getEmailTemplate", { params, token: admin, expect: 404 });
  api.assert(!(await isListed()), "a deleted template isn't listed");
  await api.call("restoreEmailTemplate", { params, token: manager, expect: 200 });
  api.assert(await isListed(), "a restored template is listed again");
  await api.call("restoreEmailTemplate", { params, token: manager, expect: 404 });

  const { email } = (await api.call("me", { token: manager, expect: 200 })).user;
  const { error } = await api.call("testEmailTemplate", { params, token: manager, body: { to: email }, expect: 422 });
  api.assert(
    error.some(({ code }: { code: string }) => code === "unsubscribe"),
    "a test mail needs what a sending needs",
  );
  const mail = { subject: "Ti aspettiamo", html: '<a href="{{unsubscribeUrl}}">Non scrivetemi più</a>', text: "Ciao" };
  const form = { token: manager, body: { ...mail, name: `Prova ${uniqueSuffix}` }, expect: 201 };
  const complete = { id: (await api.call("createEmailTemplate", form)).template._id };
  await api.call("testEmailTemplate", { params: complete, token: manager, body: { to: email }, expect: 200 });
  await api.call("deleteEmailTemplate", { params: complete, token: manager, expect: 200 });
  for (const invalid of [{ to: `x${email}` }, {}])
    await api.call("testEmailTemplate", { params, token: manager, body: invalid, expect: 422 });
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
