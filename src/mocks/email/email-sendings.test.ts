import { expect, it } from "vitest";
import { consentsOf } from "../db/seed-consents";
import { eventsOf } from "./mail-events";
import { bounceOf, receiversOf } from "./receivers";
import { createTestMock, type TestMock } from "../test-support/mock";
import {
  count as countAny,
  DAY,
  everybody,
  MINUTE,
  mock,
  mockEachSending,
  pass,
  PATH,
  post,
  sendCounted,
  startMock,
  stop,
  template,
  token,
} from "../test-support/sendings";

/** An address that there isn't. */
const REFUSING = Array.from({ length: 2000 }, (_, n) => `n${n}@posta.example`).find(
  (email) => bounceOf(email, "")?.reason === "unknownAddress",
)!;
/** The address by which somebody leaves: of which sending, who, and the proof. */
const UNSUBSCRIBE = /(\/unsubscribe\/([^-]+)-(d\d+)-(\w+))/;

mockEachSending();

/** What answers say, as far as it is looked at here. */
interface Sending {
  _id: string;
  state: string;
  recipients: number;
  sent: number;
  delivered: number;
  bounced: number;
  mayStop: boolean;
  bounces: { _id: string; reason: string }[];
}
interface Count {
  total: number;
  receiving: number;
  leftOut: { reason: string; count: number; keys: string[] }[];
  sample: { _id: string; area: string }[];
}
const count = (body?: object, bearer?: string): Promise<Count> => countAny(body, bearer);
const reasonOf = (told: Count, reason: string) => told.leftOut.find((one) => one.reason === reason);
const PERMANENT = ["unknownAddress", "refused"];
const send = async (recipients?: object, more?: object): Promise<Sending> =>
  (await sendCounted(recipients, more)).body.sending;
const read = async ({ _id }: { _id: string }): Promise<Sending> =>
  (await mock.call("GET", `${PATH}/sendings/${_id}`, { token })).body.sending;

it("everybody who is left out is so for one reason, and those rows are the registry's", async () => {
  const told = await count();
  const left = told.leftOut.reduce((sum, one) => sum + one.count, 0);
  expect(told.total).toBe(400);
  expect(told.receiving).toBe(400 - left);
  expect(told.leftOut.map(({ reason }) => reason)).toEqual(
    ["noEmail", "inactive", "unsubscribed", "noConsent", "suspended", "bounced"].filter((one) => reasonOf(told, one)),
  );
  const keys = told.leftOut.flatMap((one) => one.keys);
  expect(new Set(keys).size).toBe(left);
  const rule = { field: "key", operator: "in", value: reasonOf(told, "noEmail")!.keys.join(",") };
  const filter = encodeURIComponent(JSON.stringify({ combinator: "and", rules: [rule] }));
  const { donors } = (await mock.call("GET", `/donors?limit=1000&queryFilters=${filter}`, { token })).body;
  expect(donors).toHaveLength(reasonOf(told, "noEmail")!.count);
  expect(donors.every(({ email }: { email: string | null }) => !email)).toBe(true);
});

it("a call to donate asks for no consent to news, and leaves alone who has left by a mail", async () => {
  const calls = { ...everybody, purpose: "call" };
  const [news, call] = [await count(), await count(calls)];
  const reluctant = reasonOf(news, "noConsent")!.count - reasonOf(call, "noConsent")!.count;
  expect(call.receiving).toBeGreaterThan(news.receiving);
  expect(reasonOf(call, "unsubscribed")).toEqual(reasonOf(news, "unsubscribed"));
  // what is in the way of them beside the consent still is
  const moved = call.receiving - news.receiving;
  const elsewhere = ["suspended", "bounced"].map(
    (one) => (reasonOf(call, one)?.count ?? 0) - (reasonOf(news, one)?.count ?? 0),
  );
  expect(moved + elsewhere[0]! + elsewhere[1]!).toBe(reluctant);
  const sending = await send(calls, { at: new Date(mock.ctx.store.db.now() + DAY).toISOString() });
  await pass(2 * DAY);
  await expect.poll(async () => (await read(sending)).state, { timeout: 5_000 }).toBe("sent");
  expect((await read(sending)).recipients).toBe(call.receiving);
  const wrong = await mock.call("POST", `${PATH}/recipients`, { token, body: { ...everybody, purpose: "party" } });
  expect(wrong.status).toBe(422);
});

it.each([
  ["a minor", { birthday: "2010-01-01" }],
  ["a deceased donor", { status: "dead" }],
])("%s gets no mail, not even one that calls donors", async (_, change) => {
  const calls = { ...everybody, purpose: "call" };
  const told = await count(calls);
  const before = reasonOf(told, "inactive")?.count ?? 0;
  const { db } = mock.ctx.store;
  const donor = db.donor(told.sample[0]!._id)!;
  db.putDonor({ ...donor, ...change });
  const now = await count(calls);
  expect([now.receiving, reasonOf(now, "inactive")?.count]).toEqual([told.receiving - 1, before + 1]);
});

it("who wants none of their data used is called by no mail", async () => {
  const calls = { ...everybody, purpose: "call" };
  const told = await count(calls);
  const before = reasonOf(told, "noConsent")?.count ?? 0;
  const [{ _id } = { _id: "" }] = told.sample;
  const { db } = mock.ctx.store;
  const given = consentsOf(db, db.donor(_id)!).map((one) => ({ ...one, given: one.code !== "privacy" && one.given }));
  db.records.put("consents", { _id, given });
  expect(reasonOf(await count(calls), "noConsent")!.count).toBe(before + 1);
});

it("the sample is five of them, the same for the same draw", async () => {
  const idsOf = async (draw: number) => (await count({ ...everybody, draw })).sample.map(({ _id }) => _id);
  expect(await idsOf(0)).toHaveLength(5);
  expect(await idsOf(0)).toEqual(await idsOf(0));
  expect(await idsOf(0)).not.toEqual(await idsOf(1));
});

it("a manager reaches the own zones alone, by a filter as by names, and stops no one else's sending", async () => {
  const manager = await mock.enter("manager");
  const own = await count(everybody, manager);
  expect(own.total).toBeLessThan(400);
  expect(own.sample.every(({ area }) => area === "Bergamo")).toBe(true);
  const { db } = mock.ctx.store;
  const ids = Array.from({ length: db.donors.rows().length }, (_, row) => db.donors.rows()[row]!._id);
  expect((await count({ ids }, manager)).total).toBe(own.total);
  const everywhere = await send();
  expect((await stop(everywhere, manager)).status).toBe(403);
  const sent = await post({ ...everybody, count: own.receiving }, { bearer: manager });
  expect(sent.body.sending.recipients).toBe(own.receiving);
  expect((await stop(sent.body.sending, manager)).status).toBe(200);
});

it("a number that isn't right by now sends nothing, and says which one is", async () => {
  const { receiving } = await count();
  const { status, body } = await post({ ...everybody, count: receiving + 1 });
  expect([status, body.code, body.receiving]).toEqual([409, "count", receiving]);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toEqual([]);
});

it("the same key sends once, even when the number has changed meanwhile", async () => {
  const { receiving } = await count();
  const body = { ...everybody, count: receiving };
  const first = await post(body, { key: "k" });
  await pass(MINUTE);
  const again = await post(body, { key: "k" });
  expect(again.body.sending._id).toBe(first.body.sending._id);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toHaveLength(1);
});

it("it leaves bit by bit, comes to its end, and what came back is told of the donor and left out next time", async () => {
  const [{ _id: moved } = { _id: "" }] = (await count()).sample;
  const { version: known } = (await mock.call("GET", `/donors/${moved}`, { token })).body.donor;
  await mock.call("PUT", `/donors/${moved}`, { token, body: { version: known, email: REFUSING } });
  const before = await count();
  const sending = await send();
  await pass(5_000);
  const halfway = await read(sending);
  expect(halfway.state).toBe("sending");
  expect(halfway.sent).toBeGreaterThan(0);
  expect(halfway.sent).toBeLessThan(before.receiving);
  await pass(10 * MINUTE);
  const done = await read(sending);
  expect(done).toMatchObject({ state: "sent", sent: before.receiving, mayStop: false });
  expect(done.delivered + done.bounced).toBe(before.receiving);
  const bounce = done.bounces.find(({ reason }) => PERMANENT.includes(reason));
  const donor = async () => (await mock.call("GET", `/donors/${bounce!._id}`, { token })).body.donor;
  expect((await donor()).emailBounce.reason).toBe(bounce!.reason);
  const after = await count();
  const shut = done.bounces.filter(({ reason }) => PERMANENT.includes(reason)).length;
  expect(after.receiving).toBe(before.receiving - shut);
  expect(reasonOf(after, "bounced")!.count).toBe((reasonOf(before, "bounced")?.count ?? 0) + shut);
  const { version } = await donor();
  const mended = { version, email: "giusto@posta.example" };
  expect((await mock.call("PUT", `/donors/${bounce!._id}`, { token, body: mended })).status).toBe(200);
  expect(await donor()).not.toHaveProperty("emailBounce");
  expect((await count()).receiving).toBe(after.receiving + 1);
});

it("each mail that arrived stands in the donor's history, and no other", async () => {
  const [{ _id } = { _id: "" }] = (await count()).sample;
  const mails = async () =>
    (await mock.call("GET", `/donors/${_id}/history`, { token })).body.history.filter(
      ({ email }: { email?: { template: string } }) => email?.template === "t1",
    );
  await send({ ids: [_id] });
  expect(await mails()).toEqual([]);
  await pass(MINUTE);
  expect(await mails()).toMatchObject([
    { action: "email", email: { name: "Convocazione di dicembre" }, author: { email: "admin@gds.example" } },
  ]);
});

it("what is stopped goes no further, and who hadn't got it gets it by another sending", async () => {
  const sending = await send();
  await pass(4_000);
  const stopped = (await stop(sending)).body.sending as Sending;
  await pass(DAY);
  expect(await read(sending)).toMatchObject({ state: "stopped", sent: stopped.sent });
  expect((await stop(sending)).status).toBe(409);
  const rest = { followUp: { template: "t1", who: "unsent", sending: sending._id } };
  expect((await count(rest)).total).toBe(sending.recipients - stopped.sent);
  await send(rest);
  expect((await count(rest)).total).toBe(0);
});

it("who was written to instead of a sending that was cancelled isn't written to again", async () => {
  const planned = await send(everybody, { at: new Date(mock.ctx.store.db.now() + DAY).toISOString() });
  await stop(planned);
  const rest = { followUp: { template: "t1", who: "unsent", sending: planned._id } };
  expect((await count(rest)).total).toBe(planned.recipients);
  await send(rest);
  expect((await count(rest)).total).toBe(0);
});

it("at a time that comes later it goes to who would still get it; cancelled before, to nobody", async () => {
  const inHours = (hours: number) => ({ at: new Date(mock.ctx.store.db.now() + (hours * DAY) / 24).toISOString() });
  const [first, second] = [await send(everybody, inHours(24)), await send(everybody, inHours(25))];
  expect(await read(first)).toMatchObject({ state: "scheduled", sent: 0 });
  expect((await stop(second)).body.sending).toMatchObject({ state: "cancelled", sent: 0 });
  const [donor] = (await count()).sample;
  const { version } = (await mock.call("GET", `/donors/${donor!._id}`, { token })).body.donor;
  await mock.call("PUT", `/donors/${donor!._id}`, { token, body: { version, email: null } });
  await pass(2 * DAY);
  await expect.poll(async () => (await read(first)).state, { timeout: 5_000 }).toBe("sent");
  expect((await read(first)).recipients).toBe(first.recipients - 1);
  expect(await read(second)).toMatchObject({ state: "cancelled", sent: 0 });
});

it("who leaves by the address in a mail has withdrawn the consent to news, for the record and the next count", async () => {
  const before = await count();
  await send();
  await pass(10 * MINUTE);
  const [mail] = await mock.control.mails();
  const [, path = "", sending = "", id = "", proof = ""] = UNSUBSCRIBE.exec(mail!.text) ?? [];
  const other = (await count()).sample.find((one) => one._id !== id)!._id;
  const forged = [`s1-${id}-${proof}`, `${sending}-${other}-${proof}`, `${sending}-${id}-${proof.slice(0, -1)}`];
  for (const token of forged) expect((await mock.call("POST", `/unsubscribe/${token}`)).status).toBe(404);
  for (const once of [200, 200]) expect((await mock.call("POST", path)).status).toBe(once);
  const { consents } = (await mock.call("GET", `/registration/${id}`, { token })).body;
  expect(consents.filter(({ code }: { code: string }) => code === "news")).toMatchObject([
    { given: false, source: "email" },
  ]);
  const after = await count();
  expect(reasonOf(after, "unsubscribed")!.count).toBe((reasonOf(before, "unsubscribed")?.count ?? 0) + 1);
  const day = mock.ctx.store.db.today();
  const { totals } = (await mock.call("GET", `${PATH}/performance?begin=${day}&end=${day}`, { token })).body;
  expect(totals.unsubscribed).toBe(1);
  expect((await mock.call("POST", `${path}x`)).status).toBe(404);
});

it("whoever knows the seed knows no address by which somebody leaves", async () => {
  const proofOf = async (of: TestMock) => UNSUBSCRIBE.exec((await of.control.mails())[0]!.text)![4];
  await send();
  await pass(10 * MINUTE);
  const proof = await proofOf(mock);
  await startMock();
  await send();
  await pass(10 * MINUTE);
  expect(await proofOf(mock)).not.toBe(proof);
});

it("what was confirmed is what leaves: another version by now sends nothing, a later change isn't in it", async () => {
  const { version, subject } = await template();
  const { receiving } = await count();
  const put = async (to: string) =>
    mock.call("PUT", PATH, { token, body: { version: (await template()).version, subject: to } });
  const body = { ...everybody, count: receiving };
  await put("Un altro oggetto");
  const refused = await post({ ...body, version });
  expect([refused.status, refused.body.code]).toEqual([409, "version"]);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toEqual([]);
  await put(subject);
  const at = new Date(mock.ctx.store.db.now() + DAY).toISOString();
  const scheduled = (await post({ ...body, at })).body.sending;
  expect(scheduled.version).toBe((await template()).version);
  await put("Cambiato dopo");
  await pass(2 * DAY);
  await expect.poll(async () => (await read(scheduled)).state, { timeout: 5_000 }).toBe("sent");
  const [mail] = await mock.control.mails();
  expect(mail!.subject).not.toContain("Cambiato dopo");
  expect(mail!.text).toMatch(UNSUBSCRIBE);
});

it("a template that is still to be sent, or goes, stays until that is stopped", async () => {
  const remove = async () => mock.call("DELETE", PATH, { token });
  const at = new Date(mock.ctx.store.db.now() + DAY).toISOString();
  const scheduled = await send(everybody, { at });
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, "state"]);
  await stop(scheduled);
  const going = await send();
  expect((await remove()).status).toBe(409);
  await stop(going);
  expect((await remove()).status).toBe(200);
});

it("a mail whose way out is only words, or in a comment, isn't sent", async () => {
  const { receiving } = await count();
  for (const html of ["<p>{{unsubscribeUrl}}</p>", '<!-- <a href="{{unsubscribeUrl}}">via</a> -->']) {
    const { version } = await template();
    await mock.call("PUT", PATH, { token, body: { version, html, document: null } });
    const { status, body } = await post({ ...everybody, count: receiving });
    expect([status, body.error[0].code]).toEqual([422, "unsubscribe"]);
  }
});

it("the list tells of what is still to leave before what is over", async () => {
  const at = new Date(mock.ctx.store.db.now() + DAY).toISOString();
  await send(everybody, { at });
  await send();
  await pass(10 * MINUTE);
  const { templates } = (await mock.call("GET", "/emails-template?limit=100", { token })).body;
  expect(templates.find((one: { _id: string }) => one._id === "t1").lastSending.state).toBe("scheduled");
});

it("a full mailbox is written to again, until it was full three times running", async () => {
  const full = new Map<string, number>();
  const shut = () => [...full].filter(([, times]) => times >= 3).map(([id]) => id);
  const before = reasonOf(await count(), "bounced")?.count ?? 0;
  const hard = new Set<string>();
  for (let nth = 0; nth < 3; nth++) {
    const sending = await send();
    await pass(10 * MINUTE);
    const { bounces } = await read(sending);
    const now = new Set(bounces.filter(({ reason }) => reason === "mailboxFull").map(({ _id }) => _id));
    for (const { _id, reason } of bounces) if (PERMANENT.includes(reason)) hard.add(_id);
    for (const id of full.keys()) if (!now.has(id)) full.delete(id);
    for (const id of now) full.set(id, (full.get(id) ?? 0) + 1);
    if (nth === 0) expect(now.size).toBeGreaterThan(0);
    expect(reasonOf(await count(), "bounced")?.count ?? 0).toBe(before + hard.size + shut().length);
  }
});

it("a manager hears of the own zones' mails alone", async () => {
  const manager = await mock.enter("manager");
  const own = (await count(everybody, manager)).receiving;
  const sending = await send();
  const told = (await mock.call("GET", `${PATH}/sendings/${sending._id}`, { token: manager })).body.sending;
  expect(told.recipients).toBe(own);
  expect(own).toBeLessThan(sending.recipients);
  const { sendings } = (await mock.call("GET", `${PATH}/sendings`, { token: manager })).body;
  expect(sendings[0].recipients).toBe(own);
});

it("whom a machine has opened a mail for, and who has, add up to no more than got it", async () => {
  const period = "begin=2026-11-01&end=2026-11-20";
  const told = (await mock.call("GET", `/emails-template/t6/performance?${period}`, { token })).body;
  const { delivered, opened, machineOpened } = told.totals;
  expect(machineOpened).toBeGreaterThan(0);
  expect(opened + machineOpened).toBeLessThanOrEqual(delivered);
  const sendings = mock.ctx.store.db.records.all("sending");
  const all = sendings.flatMap((sending) => {
    const receivers = receiversOf(mock.ctx.store.db, sending);
    return [...receivers.all()].map((id) => eventsOf(sending, receivers, id)!);
  });
  expect(all.filter((one) => one?.machineOpened && (one.opened || one.clicks.length > 0))).toEqual([]);
  expect(all.filter((one) => one?.clicks.length > 0 && !one.opened)).toEqual([]);
});

it("figures of the days are those of the period, and those who did nothing can be written to again", async () => {
  const period = "begin=2026-11-01&end=2026-11-20";
  const path = "/emails-template/t6";
  const told = (await mock.call("GET", `${path}/performance?${period}`, { token })).body;
  for (const name of ["sent", "delivered", "opened", "clicked", "bounced", "unsubscribed"]) {
    const sum = told.days.reduce((total: number, day: Record<string, number>) => total + day[name]!, 0);
    expect([name, sum]).toEqual([name, told.totals[name]]);
  }
  expect(told.totals.sent).toBe(told.totals.delivered + told.totals.bounced);
  expect(told.totals.opened).toBeGreaterThan(told.totals.clicked);
  expect(told.links.map(({ label }: { label: string }) => label)).toContain("Scegli il giorno");
  const { opened, neither } = told.people;
  expect(opened.count + neither.count).toBe(told.totals.delivered);
  const followUp = { template: "t6", who: "neither", begin: "2026-11-01", end: "2026-11-20" };
  expect((await count({ followUp })).total).toBe(neither.count);
  const again = await createTestMock(400);
  const other = await again.call("GET", `${path}/performance?${period}`, { token: await again.enter("admin") });
  expect(other.body).toEqual(told);
  const manager = await mock.enter("manager");
  const own = (await mock.call("GET", `${path}/performance?${period}`, { token: manager })).body;
  expect(own.totals.sent).toBeLessThan(told.totals.sent);
});

it("the list says how each template went last", async () => {
  const { templates } = (await mock.call("GET", "/emails-template?limit=100", { token })).body;
  const states = Object.fromEntries(
    templates.map((one: { name: string; lastSending: Sending | null }) => [one.name, one.lastSending?.state ?? null]),
  );
  expect(states).toMatchObject({
    "Convocazione di dicembre": null,
    "Convocazione di novembre": "sent",
    "Invito alla cena sociale": "stopped",
  });
});

it("who watches hears that it goes on, until it is through; donors don't", async () => {
  const heard: [string, string][] = [];
  for (const id of ["u1", "d1"]) mock.ctx.hub.listen(id, (event) => heard.push([id, event]));
  const sending = await send();
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBeGreaterThan(0);
  await pass(10 * MINUTE);
  await expect.poll(async () => (await read(sending)).state).toBe("sent");
  expect(new Set(heard.map(String))).toEqual(new Set(["u1,sending.changed"]));
});
