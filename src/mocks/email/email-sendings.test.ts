import { expect, it } from "vitest";
import { consentsOf } from "../seed/consents";
import { eventsOf } from "./mail-events";
import { bounceOf, receiversOf } from "./receivers";
import { createDb } from "../db/create-db";
import { seedMails } from "../seed/templates";
import { createTestMock, type TestMock } from "../test-support/mock";
import { NOW } from "../test-support/now";
import {
  count as countAny,
  DAY,
  DONORS,
  everybody,
  MINUTE,
  mock,
  mockEachSending,
  advance,
  PATH,
  post,
  sendCounted,
  startMock,
  stop,
  template,
  token,
} from "../test-support/sendings";

/** An address that always bounces. */
const BOUNCING = Array.from({ length: 2000 }, (_, n) => `n${n}@posta.example`).find(
  (email) => bounceOf(email, "")?.reason === "unknownAddress",
)!;
/** The unsubscribe address: sending, donor and proof. */
const UNSUBSCRIBE = /(\/unsubscribe\/([^-]+)-(d\d+)-(\w+))/;

mockEachSending();

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
const exclusion = (counted: Count, reason: string) => counted.leftOut.find((group) => group.reason === reason);
const PERMANENT = ["unknownAddress", "refused"];
const send = async (recipients?: object, more?: object): Promise<Sending> =>
  (await sendCounted(recipients, more)).body.sending;
const read = async ({ _id }: { _id: string }): Promise<Sending> =>
  (await mock.call("GET", `${PATH}/sendings/${_id}`, { token })).body.sending;

it("each excluded donor has one reason, and the donors of a reason are found in the registry", async () => {
  const counted = await count();
  const excluded = counted.leftOut.reduce((sum, group) => sum + group.count, 0);
  expect(counted.total).toBe(DONORS);
  expect(counted.receiving).toBe(DONORS - excluded);
  expect(counted.leftOut.map(({ reason }) => reason)).toEqual(
    ["noEmail", "inactive", "unsubscribed", "noConsent", "suspended", "bounced"].filter((reason) =>
      exclusion(counted, reason),
    ),
  );
  const keys = counted.leftOut.flatMap((group) => group.keys);
  expect(new Set(keys).size).toBe(excluded);
  const rule = { field: "key", operator: "in", value: exclusion(counted, "noEmail")!.keys.join(",") };
  const filter = encodeURIComponent(JSON.stringify({ combinator: "and", rules: [rule] }));
  const { donors } = (await mock.call("GET", `/donors?limit=1000&queryFilters=${filter}`, { token })).body;
  expect(donors).toHaveLength(exclusion(counted, "noEmail")!.count);
  expect(donors.every(({ email }: { email: string | null }) => !email)).toBe(true);
});

it("a call to donate doesn't need the consent to news, but excludes donors who have unsubscribed", async () => {
  const calls = { ...everybody, purpose: "call" };
  const [news, call] = [await count(), await count(calls)];
  const withoutConsent = exclusion(news, "noConsent")!.count - exclusion(call, "noConsent")!.count;
  expect(call.receiving).toBeGreaterThan(news.receiving);
  expect(exclusion(call, "unsubscribed")).toEqual(exclusion(news, "unsubscribed"));
  // these donors may be excluded for another reason
  const added = call.receiving - news.receiving;
  const [suspended, bounced] = ["suspended", "bounced"].map(
    (reason) => (exclusion(call, reason)?.count ?? 0) - (exclusion(news, reason)?.count ?? 0),
  );
  expect(added + suspended! + bounced!).toBe(withoutConsent);
  const sending = await send(calls, { at: new Date(mock.ctx.store.db.now() + DAY).toISOString() });
  await advance(2 * DAY);
  await expect.poll(async () => (await read(sending)).state, { timeout: 5_000 }).toBe("sent");
  expect((await read(sending)).recipients).toBe(call.receiving);
  const unknown = await mock.call("POST", `${PATH}/recipients`, { token, body: { ...everybody, purpose: "party" } });
  expect(unknown.status).toBe(422);
});

it.each([
  ["a minor", { birthday: "2010-01-01" }],
  ["a deceased donor", { status: "dead" }],
])("%s gets no mail, not even a call to donate", async (_, change) => {
  const calls = { ...everybody, purpose: "call" };
  const counted = await count(calls);
  const before = exclusion(counted, "inactive")?.count ?? 0;
  const { db } = mock.ctx.store;
  const donor = db.donor(counted.sample[0]!._id)!;
  db.putDonor({ ...donor, ...change });
  const now = await count(calls);
  expect([now.receiving, exclusion(now, "inactive")?.count]).toEqual([counted.receiving - 1, before + 1]);
});

it("a donor without the consent to privacy gets no call to donate", async () => {
  const calls = { ...everybody, purpose: "call" };
  const counted = await count(calls);
  const before = exclusion(counted, "noConsent")?.count ?? 0;
  const [{ _id } = { _id: "" }] = counted.sample;
  const { db } = mock.ctx.store;
  const given = consentsOf(db, db.donor(_id)!).map((answer) => ({
    ...answer,
    given: answer.code !== "privacy" && answer.given,
  }));
  db.records.put("consents", { _id, given });
  expect(exclusion(await count(calls), "noConsent")!.count).toBe(before + 1);
});

it("the sample has five donors, always the same for a draw", async () => {
  const idsOf = async (draw: number) => (await count({ ...everybody, draw })).sample.map(({ _id }) => _id);
  expect(await idsOf(0)).toHaveLength(5);
  expect(await idsOf(0)).toEqual(await idsOf(0));
  expect(await idsOf(0)).not.toEqual(await idsOf(1));
});

it("a manager only reaches the own zones, by a filter or by ids, and can't stop a sending to others", async () => {
  const manager = await mock.enter("manager");
  const own = await count(everybody, manager);
  expect(own.total).toBeLessThan(DONORS);
  expect(own.sample.every(({ area }) => area === "Bergamo")).toBe(true);
  const { db } = mock.ctx.store;
  const ids = Array.from({ length: db.donors.rows().length }, (_, row) => db.donors.rows()[row]!._id);
  expect((await count({ ids }, manager)).total).toBe(own.total);
  const toAllZones = await send();
  expect((await stop(toAllZones, manager)).status).toBe(403);
  const sent = await post({ ...everybody, count: own.receiving }, { bearer: manager });
  expect(sent.body.sending.recipients).toBe(own.receiving);
  expect((await stop(sent.body.sending, manager)).status).toBe(200);
});

it("an outdated number of recipients sends nothing and gets a 409 with the current number", async () => {
  const { receiving } = await count();
  const { status, body } = await post({ ...everybody, count: receiving + 1 });
  expect([status, body.code, body.receiving]).toEqual([409, "count", receiving]);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toEqual([]);
});

it("the same key sends once, even if the number has changed meanwhile", async () => {
  const { receiving } = await count();
  const body = { ...everybody, count: receiving };
  const first = await post(body, { key: "k" });
  await advance(MINUTE);
  const again = await post(body, { key: "k" });
  expect(again.body.sending._id).toBe(first.body.sending._id);
  expect((await mock.call("GET", `${PATH}/sendings`, { token })).body.sendings).toHaveLength(1);
});

it("a sending progresses to its end; donors with bounces show them and are excluded next time", async () => {
  const [{ _id: moved } = { _id: "" }] = (await count()).sample;
  const { version: versionBefore } = (await mock.call("GET", `/donors/${moved}`, { token })).body.donor;
  await mock.call("PUT", `/donors/${moved}`, { token, body: { version: versionBefore, email: BOUNCING } });
  const before = await count();
  const sending = await send();
  await advance(5_000);
  const halfway = await read(sending);
  expect(halfway.state).toBe("sending");
  expect(halfway.sent).toBeGreaterThan(0);
  expect(halfway.sent).toBeLessThan(before.receiving);
  await advance(10 * MINUTE);
  const done = await read(sending);
  expect(done).toMatchObject({ state: "sent", sent: before.receiving, mayStop: false });
  expect(done.delivered + done.bounced).toBe(before.receiving);
  const bounce = done.bounces.find(({ reason }) => PERMANENT.includes(reason));
  const donor = async () => (await mock.call("GET", `/donors/${bounce!._id}`, { token })).body.donor;
  expect((await donor()).emailBounce.reason).toBe(bounce!.reason);
  const after = await count();
  const blocked = done.bounces.filter(({ reason }) => PERMANENT.includes(reason)).length;
  expect(after.receiving).toBe(before.receiving - blocked);
  expect(exclusion(after, "bounced")!.count).toBe((exclusion(before, "bounced")?.count ?? 0) + blocked);
  const { version } = await donor();
  const corrected = { version, email: "giusto@posta.example" };
  expect((await mock.call("PUT", `/donors/${bounce!._id}`, { token, body: corrected })).status).toBe(200);
  expect(await donor()).not.toHaveProperty("emailBounce");
  expect((await count()).receiving).toBe(after.receiving + 1);
});

it("the donor's history has the mails that have arrived", async () => {
  const [{ _id } = { _id: "" }] = (await count()).sample;
  const mails = async () =>
    (await mock.call("GET", `/donors/${_id}/history`, { token })).body.history.filter(
      ({ email }: { email?: { template: string } }) => email?.template === "t1",
    );
  await send({ ids: [_id] });
  expect(await mails()).toEqual([]);
  await advance(MINUTE);
  expect(await mails()).toMatchObject([
    { action: "email", email: { name: "Convocazione di dicembre" }, author: { email: "admin@gds.example" } },
  ]);
});

it("a stopped sending sends no more, and the others get the mail by another sending", async () => {
  const sending = await send();
  await advance(4_000);
  const stopped = (await stop(sending)).body.sending as Sending;
  await advance(DAY);
  expect(await read(sending)).toMatchObject({ state: "stopped", sent: stopped.sent });
  expect((await stop(sending)).status).toBe(409);
  const rest = { followUp: { template: "t1", who: "unsent", sending: sending._id } };
  expect((await count(rest)).total).toBe(sending.recipients - stopped.sent);
  await send(rest);
  expect((await count(rest)).total).toBe(0);
});

it("donors who got a mail instead of a cancelled sending aren't unsent any more", async () => {
  const planned = await send(everybody, { at: new Date(mock.ctx.store.db.now() + DAY).toISOString() });
  await stop(planned);
  const rest = { followUp: { template: "t1", who: "unsent", sending: planned._id } };
  expect((await count(rest)).total).toBe(planned.recipients);
  await send(rest);
  expect((await count(rest)).total).toBe(0);
});

it("a scheduled sending goes to donors who may still get it; a cancelled one to nobody", async () => {
  const inHours = (hours: number) => ({ at: new Date(mock.ctx.store.db.now() + (hours * DAY) / 24).toISOString() });
  const [first, second] = [await send(everybody, inHours(24)), await send(everybody, inHours(25))];
  expect(await read(first)).toMatchObject({ state: "scheduled", sent: 0 });
  expect((await stop(second)).body.sending).toMatchObject({ state: "cancelled", sent: 0 });
  const [donor] = (await count()).sample;
  const { version } = (await mock.call("GET", `/donors/${donor!._id}`, { token })).body.donor;
  await mock.call("PUT", `/donors/${donor!._id}`, { token, body: { version, email: null } });
  await advance(2 * DAY);
  await expect.poll(async () => (await read(first)).state, { timeout: 5_000 }).toBe("sent");
  expect((await read(first)).recipients).toBe(first.recipients - 1);
  expect(await read(second)).toMatchObject({ state: "cancelled", sent: 0 });
});

it("the unsubscribe address withdraws the consent to news, in the record and in the next count", async () => {
  const before = await count();
  await send();
  await advance(10 * MINUTE);
  const [mail] = await mock.control.mails();
  const [, path = "", sending = "", id = "", proof = ""] = UNSUBSCRIBE.exec(mail!.text) ?? [];
  const other = (await count()).sample.find((donor) => donor._id !== id)!._id;
  const forged = [`s1-${id}-${proof}`, `${sending}-${other}-${proof}`, `${sending}-${id}-${proof.slice(0, -1)}`];
  for (const token of forged) expect((await mock.call("POST", `/unsubscribe/${token}`)).status).toBe(404);
  for (const once of [200, 200]) expect((await mock.call("POST", path)).status).toBe(once);
  const { consents } = (await mock.call("GET", `/registration/${id}`, { token })).body;
  expect(consents.filter(({ code }: { code: string }) => code === "news")).toMatchObject([
    { given: false, source: "email" },
  ]);
  const after = await count();
  expect(exclusion(after, "unsubscribed")!.count).toBe((exclusion(before, "unsubscribed")?.count ?? 0) + 1);
  const day = mock.ctx.store.db.today();
  const { totals } = (await mock.call("GET", `${PATH}/performance?begin=${day}&end=${day}`, { token })).body;
  expect(totals.unsubscribed).toBe(1);
  expect((await mock.call("POST", `${path}x`)).status).toBe(404);
});

it("the unsubscribe addresses don't follow from the seed", async () => {
  const proofOf = async ({ control }: TestMock) => UNSUBSCRIBE.exec((await control.mails())[0]!.text)![4];
  await send();
  await advance(10 * MINUTE);
  const proof = await proofOf(mock);
  await startMock();
  await send();
  await advance(10 * MINUTE);
  expect(await proofOf(mock)).not.toBe(proof);
});

it("the confirmed version is sent: another current version gets a 409, and later changes aren't sent", async () => {
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
  await advance(2 * DAY);
  await expect.poll(async () => (await read(scheduled)).state, { timeout: 5_000 }).toBe("sent");
  const [mail] = await mock.control.mails();
  expect(mail!.subject).not.toContain("Cambiato dopo");
  expect(mail!.text).toMatch(UNSUBSCRIBE);
});

it("a template with a scheduled or running sending can't be deleted", async () => {
  const remove = async () => mock.call("DELETE", PATH, { token });
  const at = new Date(mock.ctx.store.db.now() + DAY).toISOString();
  const scheduled = await send(everybody, { at });
  const refused = await remove();
  expect([refused.status, refused.body.code]).toEqual([409, "state"]);
  await stop(scheduled);
  const running = await send();
  expect((await remove()).status).toBe(409);
  await stop(running);
  expect((await remove()).status).toBe(200);
});

it("a mail whose unsubscribe address is only text, or in a comment, isn't sent", async () => {
  const { receiving } = await count();
  for (const html of ["<p>{{unsubscribeUrl}}</p>", '<!-- <a href="{{unsubscribeUrl}}">via</a> -->']) {
    const { version } = await template();
    await mock.call("PUT", PATH, { token, body: { version, html, document: null } });
    const { status, body } = await post({ ...everybody, count: receiving });
    expect([status, body.error[0].code]).toEqual([422, "unsubscribe"]);
  }
});

it("the list shows an open sending rather than an ended one", async () => {
  const at = new Date(mock.ctx.store.db.now() + DAY).toISOString();
  await send(everybody, { at });
  await send();
  await advance(10 * MINUTE);
  const { templates } = (await mock.call("GET", "/emails-template?limit=100", { token })).body;
  expect(templates.find(({ _id }: { _id: string }) => _id === "t1").lastSending.state).toBe("scheduled");
});

it("a full mailbox is excluded after three consecutive bounces", async () => {
  const full = new Map<string, number>();
  const blocked = () => [...full].filter(([, times]) => times >= 3).map(([id]) => id);
  const before = exclusion(await count(), "bounced")?.count ?? 0;
  const hard = new Set<string>();
  for (let nth = 0; nth < 3; nth++) {
    const sending = await send();
    await advance(10 * MINUTE);
    const { bounces } = await read(sending);
    const now = new Set(bounces.filter(({ reason }) => reason === "mailboxFull").map(({ _id }) => _id));
    for (const { _id, reason } of bounces) if (PERMANENT.includes(reason)) hard.add(_id);
    for (const id of full.keys()) if (!now.has(id)) full.delete(id);
    for (const id of now) full.set(id, (full.get(id) ?? 0) + 1);
    if (nth === 0) expect(now.size).toBeGreaterThan(0);
    expect(exclusion(await count(), "bounced")?.count ?? 0).toBe(before + hard.size + blocked().length);
  }
});

it("a manager only sees the mails to the own zones", async () => {
  const manager = await mock.enter("manager");
  const own = (await count(everybody, manager)).receiving;
  const sending = await send();
  const visible = (await mock.call("GET", `${PATH}/sendings/${sending._id}`, { token: manager })).body.sending;
  expect(visible.recipients).toBe(own);
  expect(own).toBeLessThan(sending.recipients);
  const { sendings } = (await mock.call("GET", `${PATH}/sendings`, { token: manager })).body;
  expect(sendings[0].recipients).toBe(own);
});

it("a donor with an id of a test's own gets no seeded mail, whatever is asked first", async () => {
  const overrides = {
    donors: Array.from({ length: 300 }, (_, n) => ({ _id: `x${n}`, status: "active" as const })),
  };
  const db = await createDb({ donors: 0, now: () => NOW, overrides });
  seedMails(db);
  const people = db.donors.rows().map(({ _id }) => _id);
  for (const sending of db.records.all("sending").filter(({ share }) => share !== null)) {
    const receivers = receiversOf(db, sending);
    const reached = () => people.filter((id) => receivers.placeOf(id) !== undefined || receivers.bounceOf(id));
    expect([reached(), [...receivers.all()], reached()]).toEqual([[], [], []]);
  }
});

it("openings by people and by machines together aren't more than the delivered mails", async () => {
  const period = "begin=2026-11-01&end=2026-11-20";
  const { totals } = (await mock.call("GET", `/emails-template/t6/performance?${period}`, { token })).body;
  const { delivered, opened, machineOpened } = totals;
  expect(machineOpened).toBeGreaterThan(0);
  expect(opened + machineOpened).toBeLessThanOrEqual(delivered);
  const sendings = mock.ctx.store.db.records.all("sending");
  const all = sendings.flatMap((sending) => {
    const receivers = receiversOf(mock.ctx.store.db, sending);
    return [...receivers.all()].map((id) => eventsOf(sending, receivers, id)!);
  });
  expect(all.filter((events) => events?.machineOpened && (events.opened || events.clicks.length > 0))).toEqual([]);
  expect(all.filter((events) => events?.clicks.length > 0 && !events.opened)).toEqual([]);
});

it("the counts of the days add up to the period, and a follow-up reaches donors who did nothing", async () => {
  const period = "begin=2026-11-01&end=2026-11-20";
  const path = "/emails-template/t6";
  const performance = (await mock.call("GET", `${path}/performance?${period}`, { token })).body;
  for (const name of ["sent", "delivered", "opened", "clicked", "bounced", "unsubscribed"]) {
    const sum = performance.days.reduce((total: number, day: Record<string, number>) => total + day[name]!, 0);
    expect([name, sum]).toEqual([name, performance.totals[name]]);
  }
  expect(performance.totals.sent).toBe(performance.totals.delivered + performance.totals.bounced);
  expect(performance.totals.opened).toBeGreaterThan(performance.totals.clicked);
  expect(performance.links.map(({ label }: { label: string }) => label)).toContain("Scegli il giorno");
  const { opened, neither } = performance.people;
  expect(opened.count + neither.count).toBe(performance.totals.delivered);
  const followUp = { template: "t6", who: "neither", begin: "2026-11-01", end: "2026-11-20" };
  expect((await count({ followUp })).total).toBe(neither.count);
  const again = await createTestMock(DONORS);
  const other = await again.call("GET", `${path}/performance?${period}`, { token: await again.enter("admin") });
  expect(other.body).toEqual(performance);
  const manager = await mock.enter("manager");
  const own = (await mock.call("GET", `${path}/performance?${period}`, { token: manager })).body;
  expect(own.totals.sent).toBeLessThan(performance.totals.sent);
});

it("the list has the last sending of each template", async () => {
  const { templates } = (await mock.call("GET", "/emails-template?limit=100", { token })).body;
  const states = Object.fromEntries(
    templates.map(({ name, lastSending }: { name: string; lastSending: Sending | null }) => [
      name,
      lastSending?.state ?? null,
    ]),
  );
  expect(states).toMatchObject({
    "Convocazione di dicembre": null,
    "Convocazione di novembre": "sent",
    "Invito alla cena sociale": "stopped",
  });
});

it("the staff get events while a sending is running; donors don't", async () => {
  const events: [string, string][] = [];
  for (const id of ["u1", "d1"]) mock.ctx.hub.listen(id, (event) => events.push([id, event]));
  const sending = await send();
  await expect.poll(() => events.length, { timeout: 5_000 }).toBeGreaterThan(0);
  await advance(10 * MINUTE);
  await expect.poll(async () => (await read(sending)).state).toBe("sent");
  expect(new Set(events.map(String))).toEqual(new Set(["u1,sending.changed"]));
});
