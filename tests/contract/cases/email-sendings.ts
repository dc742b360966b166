import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

const MAIL = {
  subject: "Ti aspettiamo, {{firstName}}",
  html: '<p>Ciao</p><a href="{{unsubscribeUrl}}">Non voglio più queste e-mail</a>',
  text: "Ciao\n{{{unsubscribeUrl}}}",
  state: "ready",
};

/** A template that is counted, sent, stopped, and looked at; what isn't sent, and who may not. */
export async function emailSendings(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const name = `Invio ${uniqueSuffix}`;
  const { template } = await api.call("createEmailTemplate", { token: admin, body: { ...MAIL, name }, expect: 201 });
  const params = { id: template._id };
  const everybody = { where: {} };
  const counted = await api.call("countRecipients", { params, token: admin, body: everybody, expect: 200 });
  const left = counted.leftOut.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  api.assert(counted.receiving + left === counted.total, "who is left out and who gets it are all");
  const call = { ...everybody, purpose: "call" };
  const called = await api.call("countRecipients", { params, token: admin, body: call, expect: 200 });
  api.assert(called.purpose === "call" && counted.purpose === "news", "it is told as what it was counted");
  const own = await api.call("countRecipients", { params, token: manager, body: everybody, expect: 200 });
  api.assert(own.total < counted.total, "a manager reaches the own zones");
  for (const body of [
    {},
    { ids: [] },
    { ids: ["d1"], where: {} },
    { followUp: { who: "all" } },
    { ...everybody, purpose: "party" },
  ])
    await api.call("countRecipients", { params, token: admin, body, expect: 422 });
  await api.call("countRecipients", { params, token: admin, body: { where: { queryFilters: "{" } }, expect: 400 });

  const { version } = template;
  const body = { ...everybody, count: own.receiving, version };
  const headers = { "Idempotency-Key": `sending-${uniqueSuffix}` };
  const wrong = { ...body, count: own.receiving + 1 };
  const refused = await api.call("sendEmailTemplate", { params, token: manager, body: wrong, expect: 409 });
  api.assert(refused.receiving === own.receiving, "a number that isn't right is refused with the one that is");
  const old = await api.call("sendEmailTemplate", {
    params,
    token: manager,
    body: { ...body, version: version + 1 },
    expect: 409,
  });
  api.assert(old.code === "version", "what wasn't read isn't sent");
  for (const at of ["soon", "2001-01-01T08:00:00Z", "2999-01-01T08:00:00Z"])
    await api.call("sendEmailTemplate", { params, token: manager, body: { ...body, at }, expect: 422 });
  const { sending } = await api.call("sendEmailTemplate", { params, token: manager, headers, body, expect: 201 });
  const again = await api.call("sendEmailTemplate", { params, token: manager, headers, body, expect: 201 });
  api.assert(again.sending._id === sending._id, "the same idempotency key sends nothing twice");
  const twice = await api.call("sendEmailTemplate", { params, token: manager, body, expect: 409 });
  api.assert(twice.code === "alreadySending", "a second identical sending is refused");
  const { recent } = await api.call("countRecipients", { params, token: manager, body: everybody, expect: 200 });
  api.assert(recent[0]._id === sending._id && recent[0].count > 0, "the count names who gets the template already");
  const one = { ...params, sending: sending._id };
  const { sending: read } = await api.call("getSending", { params: one, token: admin, expect: 200 });
  api.assert(read.recipients === own.receiving, "it goes to those who were counted");
  await api.call("stopSending", { params: one, token: manager, expect: 200 });
  await api.call("stopSending", { params: one, token: manager, expect: 409 });
  const rest = { followUp: { template: template._id, who: "unsent", sending: sending._id } };
  await api.call("countRecipients", { params, token: manager, body: rest, expect: 200 });

  const at = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const later = { ...everybody, count: counted.receiving, version, at };
  const { sending: scheduled } = await api.call("sendEmailTemplate", {
    params,
    token: admin,
    body: later,
    expect: 201,
  });
  const other = { ...params, sending: scheduled._id };
  const kept = await api.call("deleteEmailTemplate", { params, token: admin, expect: 409 });
  api.assert(kept.code === "state", "what is still to be sent isn't removed");
  await api.call("stopSending", { params: other, token: manager, expect: 403 });
  await api.call("stopSending", { params: other, token: admin, expect: 200 });
  const { sendings } = await api.call("listSendings", { params, token: manager, expect: 200 });
  api.assert(sendings.length === 2 && sendings[0].state === "cancelled", "sendings are told, the newest first");

  const query = { begin: "2026-01-01", end: "2026-12-31" };
  await api.call("getEmailTemplatePerformance", { params, token: admin, query, expect: 200 });
  const reversed = { begin: query.end, end: query.begin };
  await api.call("getEmailTemplatePerformance", { params, token: admin, query: reversed, expect: 400 });

  await unfit(api, admin, params, template.version);
  const calls = ["countRecipients", "sendEmailTemplate", "listSendings", "getSending", "stopSending"];
  for (const id of [...calls, "getEmailTemplatePerformance"]) {
    const asked = { params: one, query: id.endsWith("Performance") ? query : {}, body: bodyOf(id, later) };
    for (const token of [director, donor]) await api.call(id, { ...asked, token, expect: 403 });
    await api.call(id, { ...asked, expect: 401 });
    await api.call(id, { ...asked, params: { id: "none", sending: "none" }, token: admin, expect: 404 });
  }
  await api.call("unsubscribe", { params: { token: "s1-d1-forged" }, expect: 404 });
  await api.call("deleteEmailTemplate", { params, token: admin, expect: 200 });
}

const bodyOf = (id: string, body: object) =>
  id === "countRecipients" || id === "sendEmailTemplate" ? body : undefined;

/** What a mail isn't sent with. */
async function unfit(api: ContractClient, token: string, params: { id: string }, version: number): Promise<void> {
  const body = { where: {}, count: 1, version };
  const states = { ...MAIL, html: "<p>Ciao</p>" };
  await api.call("updateEmailTemplate", { params, token, body: { ...states, version }, expect: 200 });
  const { error } = await api.call("sendEmailTemplate", { params, token, body, expect: 422 });
  api.assert(error[0].code === "unsubscribe", "nothing goes out that nobody can leave");
  const draft = { version: version + 1, state: "draft" };
  await api.call("updateEmailTemplate", { params, token, body: draft, expect: 200 });
  await api.call("sendEmailTemplate", { params, token, body, expect: 409 });
}
