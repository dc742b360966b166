import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

const MAIL = {
  subject: "Ti aspettiamo, {{firstName}}",
  html: '<p>Ciao</p><a href="{{unsubscribeUrl}}">Non voglio più queste e-mail</a>',
  text: "Ciao\n{{{unsubscribeUrl}}}",
  state: "ready",
};

/** Sendings of a template: recipients, refusals, schedules, cancellation, statistics and permissions. */
export async function emailSendings(
  api: ContractClient,
  { admin, director, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const name = `Invio ${uniqueSuffix}`;
  const { template } = await api.call("createEmailTemplate", { token: admin, body: { ...MAIL, name }, expect: 201 });
  const params = { id: template._id };
  const all = { where: {} };
  const counted = await api.call("countRecipients", { params, token: admin, body: all, expect: 200 });
  const leftOut = counted.leftOut.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  api.assert(counted.receiving + leftOut === counted.total, "recipients and excluded people add up to the total");
  const call = { ...all, purpose: "call" };
  const callCount = await api.call("countRecipients", { params, token: admin, body: call, expect: 200 });
  api.assert(callCount.purpose === "call" && counted.purpose === "news", "the answer has the purpose of the count");
  const own = await api.call("countRecipients", { params, token: manager, body: all, expect: 200 });
  api.assert(own.total < counted.total, "managers only reach their own zones");
  for (const body of [
    {},
    { ids: [] },
    { ids: ["d1"], where: {} },
    { followUp: { who: "all" } },
    { ...all, purpose: "party" },
  ])
    await api.call("countRecipients", { params, token: admin, body, expect: 422 });
  await api.call("countRecipients", { params, token: admin, body: { where: { queryFilters: "{" } }, expect: 400 });

  const { version } = template;
  const body = { ...all, count: own.receiving, version };
  const headers = { "Idempotency-Key": `sending-${uniqueSuffix}` };
  const wrongCount = { ...body, count: own.receiving + 1 };
  const refused = await api.call("sendEmailTemplate", { params, token: manager, body: wrongCount, expect: 409 });
  api.assert(refused.receiving === own.receiving, "the answer to a wrong number has the right one");
  const outdated = await api.call("sendEmailTemplate", {
    params,
    token: manager,
    body: { ...body, version: version + 1 },
    expect: 409,
  });
  api.assert(outdated.code === "version", "another version than the current one isn't sent");
  for (const at of ["soon", "2001-01-01T08:00:00Z", "2999-01-01T08:00:00Z"])
    await api.call("sendEmailTemplate", { params, token: manager, body: { ...body, at }, expect: 422 });
  const { sending } = await api.call("sendEmailTemplate", { params, token: manager, headers, body, expect: 201 });
  const again = await api.call("sendEmailTemplate", { params, token: manager, headers, body, expect: 201 });
  api.assert(again.sending._id === sending._id, "a repeated idempotency key doesn't send twice");
  const twice = await api.call("sendEmailTemplate", { params, token: manager, body, expect: 409 });
  api.assert(twice.code === "alreadySending", "a second identical sending is refused");
  const { recent } = await api.call("countRecipients", { params, token: manager, body: all, expect: 200 });
  api.assert(
    recent[0]._id === sending._id && recent[0].count > 0,
    "the count lists the recent sendings of the template",
  );
  const ofSending = { ...params, sending: sending._id };
  const { sending: read } = await api.call("getSending", { params: ofSending, token: admin, expect: 200 });
  api.assert(read.recipients === own.receiving, "a sending goes to the counted recipients");
  await api.call("stopSending", { params: ofSending, token: manager, expect: 200 });
  await api.call("stopSending", { params: ofSending, token: manager, expect: 409 });
  const rest = { followUp: { template: template._id, who: "unsent", sending: sending._id } };
  await api.call("countRecipients", { params, token: manager, body: rest, expect: 200 });

  const at = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const later = { ...all, count: counted.receiving, version, at };
  const { sending: scheduled } = await api.call("sendEmailTemplate", {
    params,
    token: admin,
    body: later,
    expect: 201,
  });
  const other = { ...params, sending: scheduled._id };
  const refusedDeletion = await api.call("deleteEmailTemplate", { params, token: admin, expect: 409 });
  api.assert(refusedDeletion.code === "state", "a template with a scheduled sending can't be deleted");
  await api.call("stopSending", { params: other, token: manager, expect: 403 });
  await api.call("stopSending", { params: other, token: admin, expect: 200 });
  const { sendings } = await api.call("listSendings", { params, token: manager, expect: 200 });
  api.assert(sendings.length === 2 && sendings[0].state === "cancelled", "sendings are listed, the newest first");

  const query = { begin: "2026-01-01", end: "2026-12-31" };
  await api.call("getEmailTemplatePerformance", { params, token: admin, query, expect: 200 });
  const reversed = { begin: query.end, end: query.begin };
  await api.call("getEmailTemplatePerformance", { params, token: admin, query: reversed, expect: 400 });

  await refusedStates(api, admin, params, template.version);
  const calls = ["countRecipients", "sendEmailTemplate", "listSendings", "getSending", "stopSending"];
  for (const id of [...calls, "getEmailTemplatePerformance"]) {
    const request = { params: ofSending, query: id.endsWith("Performance") ? query : {}, body: bodyOf(id, later) };
    for (const token of [director, donor]) await api.call(id, { ...request, token, expect: 403 });
    await api.call(id, { ...request, expect: 401 });
    await api.call(id, { ...request, params: { id: "none", sending: "none" }, token: admin, expect: 404 });
  }
  await api.call("unsubscribe", { params: { token: "s1-d1-forged" }, expect: 404 });
  await api.call("deleteEmailTemplate", { params, token: admin, expect: 200 });
}

const bodyOf = (id: string, body: object) =>
  id === "countRecipients" || id === "sendEmailTemplate" ? body : undefined;

/** A template without an unsubscribe link, and a draft, can't be sent. */
async function refusedStates(
  api: ContractClient,
  token: string,
  params: { id: string },
  version: number,
): Promise<void> {
  const body = { where: {}, count: 1, version };
  const withoutLink = { ...MAIL, html: "<p>Ciao</p>" };
  await api.call("updateEmailTemplate", { params, token, body: { ...withoutLink, version }, expect: 200 });
  const { error } = await api.call("sendEmailTemplate", { params, token, body, expect: 422 });
  api.assert(error[0].code === "unsubscribe", "a template needs an unsubscribe link");
  const draft = { version: version + 1, state: "draft" };
  await api.call("updateEmailTemplate", { params, token, body: draft, expect: 200 });
  await api.call("sendEmailTemplate", { params, token, body, expect: 409 });
}
