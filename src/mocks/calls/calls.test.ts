import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../control";
import { consentsOf } from "../seed/consents";
import { createTestMock, type TestMock } from "../test-support/mock";
import { refusesCalls } from "./refused";

const DAY = "2026-11-28";
const LIST = `/calls?day=${DAY}&type=1&limit=100`;
const MINUTE = 60_000;

let mock: TestMock;
let first: string;
let second: string;
beforeEach(async () => {
  mock = await createTestMock(300);
  [first, second] = (await list("toCall")) as [string, string];
});

async function as(persona: Persona, method: string, path: string, body?: unknown) {
  const answer = await mock.call(method, path, { token: await mock.enter(persona), body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}
const page = (name = "toCall", persona: Persona = "manager") => as(persona, "GET", `${LIST}&list=${name}`);
const list = async (name: string): Promise<string[]> => (await page(name)).calls.map(({ _id }: { _id: string }) => _id);
const call = async (id: string, outcome: string, more: object = {}): Promise<string> =>
  (await as("manager", "POST", `/donors/${id}/calls`, { day: DAY, type: 1, outcome, ...more })).call._id;
const undo = (callId: string) => as("manager", "DELETE", `/calls/${callId}`);
const setRefused = (refused: boolean) => as("manager", "PUT", `/donors/${first}/calls-refused`, { refused });
const db = () => mock.ctx.store.db;
const isRefused = () => refusesCalls(db(), first);
const news = () => consentsOf(db(), db().donor(first)!).find(({ code }) => code === "news")?.given;

describe("undoing a refusal", () => {
  it("gives back what the call took", async () => {
    const before = news();
    const callId = await call(first, "refused", { noNews: true });
    expect([isRefused(), news()]).toEqual([true, false]);
    await undo(callId);
    expect([isRefused(), news()]).toEqual([false, before]);
  });

  it("keeps a refusal that was there before the call, or came after it", async () => {
    await setRefused(true);
    await undo(await call(first, "refused"));
    expect(isRefused()).toBe(true);
    await setRefused(false);
    const callId = await call(first, "refused");
    await setRefused(false);
    await setRefused(true);
    await undo(callId);
    expect(isRefused()).toBe(true);
  });

  it("keeps an answer about news that came after the call", async () => {
    const callId = await call(first, "refused", { noNews: true });
    mock.clock.advance(24 * 60 * MINUTE);
    const consents = ["privacy", "health", "news"].map((code) => ({
      code,
      version: "1",
      given: true,
      signed: "2026-11-21",
    }));
    await as("manager", "PUT", `/donors/${first}/consents`, { consents });
    const later = consentsOf(db(), db().donor(first)!);
    await undo(callId);
    expect(consentsOf(db(), db().donor(first)!)).toEqual(later);
  });
});

it("an answer about calls isn't undone after a colleague has changed it, though it is the same again", async () => {
  const { version } = await setRefused(true);
  for (const refused of [false, true]) await as("admin", "PUT", `/donors/${first}/calls-refused`, { refused });
  const body = { refused: false, version };
  const undone = await mock.call("PUT", `/donors/${first}/calls-refused`, { token: await mock.enter("manager"), body });
  expect([undone.status, isRefused()]).toEqual([409, true]);
  expect((await setRefused(false)).version).toBe(version + 3);
});

describe("a hold", () => {
  const hold = (id: string, persona: Persona = "manager") => as(persona, "PUT", `/donors/${id}/call-hold`);
  const held = async () =>
    Object.fromEntries(
      (await page()).calls.flatMap((row: { _id: string; hold: { secondsLeft: number } | null }) =>
        row.hold ? [[row._id, row.hold.secondsLeft]] : [],
      ),
    );

  it("ends the user's other one, but nobody else's", async () => {
    await hold(first);
    await hold(second, "admin");
    const third = (await list("toCall"))[2]!;
    await hold(third);
    expect(await held()).toEqual({ [second]: 600, [third]: 600 });
  });

  it("can be taken over by a colleague, who then records the outcome", async () => {
    await hold(first, "admin");
    const refused = await mock.call("PUT", `/donors/${first}/call-hold`, { token: await mock.enter("manager") });
    expect(refused.status).toBe(409);
    await as("manager", "PUT", `/donors/${first}/call-hold?takeOver=${refused.body.hold.by._id}`);
    await call(first, "noAnswer");
    expect(await held()).toEqual({});
  });

  it("isn't taken over by who wants to end the hold of another colleague", async () => {
    const { hold: seen } = await hold(first, "admin");
    const until = new Date(mock.clock.now() + MINUTE).toISOString();
    db().records.put("callHold", { _id: first, by: { _id: "third", name: "Sara Rota" }, until });
    for (const holder of [seen.by._id, "true"]) {
      const token = await mock.enter("manager");
      const late = await mock.call("PUT", `/donors/${first}/call-hold?takeOver=${holder}`, { token });
      expect([late.status, late.body.code, late.body.hold.by.name]).toEqual([409, "held", "Sara Rota"]);
    }
    // the first response may be lost
    for (let times = 0; times < 2; times += 1) await as("manager", "PUT", `/donors/${first}/call-hold?takeOver=third`);
  });

  it("lasts ten minutes of the server", async () => {
    await hold(first);
    mock.clock.advance(9 * MINUTE + 1);
    expect(await held()).toEqual({ [first]: 60 });
    mock.clock.advance(MINUTE);
    expect(await held()).toEqual({});
  });
});

describe("who has said yes", () => {
  /** Who comes by the list, its count, the target and the donation day. */
  async function coming() {
    const { counts, target } = await page();
    const { donors } = await as("manager", "GET", `/calls/coming?day=${DAY}`);
    const ids = await list("coming");
    expect([counts.coming, target.coming]).toEqual([ids.length, ids.length]);
    expect(donors.map(({ _id }: { _id: string }) => _id).includes(first)).toBe(ids.includes(first));
    return ids.includes(first);
  }
  const version = () => db().donor(first)!.version;
  const excluded = async () => (await page()).excluded;

  beforeEach(async () => {
    await call(first, "coming");
    expect(await coming()).toBe(true);
  });

  it("doesn't come if suspended since, and is counted as such", async () => {
    const suspension = { reason: "Accertamenti", from: "2026-11-20", until: DAY };
    const { noLonger } = await excluded();
    const body = { version: version(), status: "temporarilySuspended", suspension };
    await as("manager", "POST", `/donors/${first}/suspend`, body);
    expect(await coming()).toBe(false);
    expect((await excluded()).noLonger).toBe(noLonger + 1);
  });

  it("isn't listed after a refusal of calls", async () => {
    const { refused } = await excluded();
    await setRefused(true);
    expect(await coming()).toBe(false);
    expect((await excluded()).refused).toBe(refused + 1);
  });

  it("isn't listed after a withdrawal of the consent to privacy", async () => {
    const { noPrivacy } = await excluded();
    const given = consentsOf(db(), db().donor(first)!);
    expect(given.some(({ code }) => code === "privacy")).toBe(true);
    const withdrawn = given.map((consent) => (consent.code === "privacy" ? { ...consent, given: false } : consent));
    db().records.put("consents", { _id: first, given: withdrawn });
    expect(await coming()).toBe(false);
    expect((await excluded()).noPrivacy).toBe(noPrivacy + 1);
  });

  it("isn't listed without a number", async () => {
    const numbers = { mobile: null, phoneHome: null, officePhone: null };
    await as("manager", "PUT", `/donors/${first}`, { version: version(), ...numbers });
    expect(await coming()).toBe(false);
  });

  it("has come after donating on that day, and doesn't come after donating before it", async () => {
    mock.clock.advance(8 * 24 * 60 * MINUTE);
    const body = { donorId: first, type: 1, place: "Bergamo" };
    const { donation } = await as("manager", "POST", "/donations", { ...body, date: DAY });
    expect(await coming()).toBe(true);
    const [id, query] = [donation._id ?? donation.key, `?version=${donation.version}`];
    await as("manager", "DELETE", `/donations/${id}${query}`);
    await as("manager", "POST", "/donations", { ...body, date: "2026-11-27" });
    expect(await coming()).toBe(false);
  });
});

it("a target isn't saved over a colleague's newer one, unless it is the same", async () => {
  const put = async (persona: Persona, total: number, version: number) => {
    const body = { day: DAY, type: 1, area: "Bergamo", total, groups: [], version };
    return (await mock.call("PUT", "/calls/target", { token: await mock.enter(persona), body })).status;
  };
  expect([await put("manager", 30, 0), await put("admin", 40, 1)]).toEqual([200, 200]);
  // the undo of the first
  expect(await put("manager", 20, 1)).toBe(409);
  expect(await put("admin", 40, 1)).toBe(200);
  const { target } = await as("admin", "GET", `${LIST}&area=Bergamo`);
  expect(target.total).toBe(40);
});
