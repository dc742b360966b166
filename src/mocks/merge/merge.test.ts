import { beforeEach, describe, expect, it } from "vitest";
import { callsOf } from "../calls/stored-calls";
import { consentsOf } from "../seed/consents";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
const as = async (persona: "admin" | "manager" | "donor") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
let admin: Awaited<ReturnType<typeof as>>;
const donor = async (id: string, call = admin): Promise<Body> => (await call("GET", `/donors/${id}`)).body.donor;

/** Adds a second record of d7, without a fiscal code. */
async function copy(change: object = {}): Promise<Body> {
  const { firstName, lastName, birthday, area } = await donor("d7");
  const { body } = await admin("POST", "/donors", { firstName, lastName, birthday, area, ...change });
  return body.donor;
}
async function merge(survivor: string, other: string, more: object = {}, call = admin) {
  const [{ version }, { version: otherVersion }] = [await donor(survivor), await donor(other)];
  return call("POST", "/merges", { survivor, other, version, otherVersion, choices: {}, same: [], ...more });
}
beforeEach(async () => {
  mock = await createTestMock(60);
  admin = await as("admin");
});

it("address, card number and fiscal code of the other record lead to the one that stays", async () => {
  const { _id: other } = await copy({ cardNumber: "Z7777", mobile: "333 1234567" });
  expect((await merge("d7", other)).status).toBe(201);
  expect((await donor(other))._id).toBe("d7");
  expect((await donor("d7")).cardNumber).not.toBe("Z7777");
  for (const path of ["donations", "awards", "history"]) {
    const [own, led] = [await admin("GET", `/donors/d7/${path}`), await admin("GET", `/donors/${other}/${path}`)];
    expect(led.body).toEqual(own.body);
  }
  const hits = (await admin("GET", "/search/?keyword=Z7777")).body.results.hits;
  expect(hits.map(({ _id }: Body) => _id)).toEqual(["d7"]);
  const listed = (await admin("GET", "/donors?query=Z7777")).body.donors;
  expect(listed.map(({ _id }: Body) => _id)).toEqual(["d7"]);
  // the number isn't given to anybody else
  const { version } = await donor("d9");
  expect((await admin("PUT", "/donors/d9", { version, cardNumber: "Z7777" })).body.code).toBe("cardNumber");
  // a late write of an open tab
  expect((await admin("PUT", `/donors/${other}`, { version: 1, note: "Tardi" })).body.code).toBe("deleted");
  expect((await admin("POST", `/donors/${other}/restore`)).status).toBe(404);
});

it("an outdated version, or a donation that the user hasn't seen as the same, merges nothing", async () => {
  const { _id: other } = await copy();
  const [donation] = (await admin("GET", "/donors/d7/donations")).body.donations;
  const stale = await merge("d7", other, { version: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, "version"]);
  const { type, date } = donation;
  const { body } = await admin("POST", "/donations", {
    donorId: other,
    type,
    date,
    place: "Lodi",
    writeReason: "Prova",
  });
  expect((await merge("d7", other)).body.code).toBe("version");
  const total = (await donor("d7")).donationsNumber;
  expect((await merge("d7", other, { same: [body.donation.key] })).status).toBe(201);
  expect((await donor("d7")).donationsNumber).toBe(total);
});

it("a suspension wins, and can't be chosen away", async () => {
  const { _id: other } = await copy();
  const { db } = mock.ctx.store;
  const suspension = { from: "2026-11-01", until: null, reason: "Febbre" };
  const record = db.donorRecord(other)!;
  db.putDonor({
    ...record,
    status: "temporarilySuspended",
    suspended: true,
    suspension,
    suspensionDate: suspension.from,
  });
  await merge("d7", other, { choices: { status: "d7" } });
  expect(await donor("d7")).toMatchObject({ status: "temporarilySuspended", suspension });
});

it("two different codes, a running import and a request of deletion block a merge, with the reason", async () => {
  const { db } = mock.ctx.store;
  expect((await merge("d7", "d8")).body).toMatchObject({ code: "blocked" });
  const { _id: other } = await copy();
  db.records.put("deletion", { _id: "d7", state: "requested", date: db.instant(), reason: null, answer: null });
  expect((await merge("d7", other)).body.code).toBe("blocked");
  const { body } = await admin("GET", `/duplicates/d7.${other}`);
  expect(body.merging.blocked).toEqual(["deletion"]);
});

it("managers merge within their zones alone", async () => {
  const manager = await as("manager");
  const { _id: elsewhere } = await copy({ area: "Lodi" });
  expect((await merge("d7", elsewhere, {}, manager)).status).toBe(403);
  const { _id: near } = await copy();
  expect((await merge("d7", near, {}, manager)).status).toBe(201);
});

it("of two logins one stays; the other person is signed out and told by e-mail", async () => {
  const { db } = mock.ctx.store;
  const { _id: other } = await copy();
  db.putDonor({ ...db.donorRecord(other)!, status: "active", email: "secondo@posta.example" });
  const login = await mock.login("secondo@posta.example");
  expect(login.status).toBe(200);
  const { email } = await donor("d7");
  await merge("d7", other, { choices: { email: "d7" } });
  const me = await mock.call("GET", "/auth/me", { token: login.body.authToken });
  expect(me.status).toBe(401);
  expect((await mock.login("secondo@posta.example")).status).toBe(401);
  const mails = (await mock.control.mails()).filter(({ to }) => to === "secondo@posta.example");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).not.toContain(email);
});

it.each([
  ["its address isn't kept, although nobody else could sign in", "staged", "d7", 1],
  ["its address is kept", "staged", "other", 0],
  ["the other address is the one that is kept", "active", "other", 1],
] as const)("who signs in is told by e-mail, if %s", async (_, status, keeps, mails) => {
  const { db } = mock.ctx.store;
  const { _id: other } = await copy();
  db.putDonor({ ...db.donorRecord(other)!, status: "active", email: "secondo@posta.example" });
  db.putDonor({ ...db.donorRecord("d7")!, status });
  const { email } = await donor("d7");
  await merge("d7", other, { choices: { email: keeps === "d7" ? "d7" : other } });
  const closed = keeps === "d7" ? "secondo@posta.example" : email;
  expect((await mock.control.mails()).filter(({ to }) => to === closed)).toHaveLength(mails);
});

it("two records with one address lose no login, and nobody is told that they have", async () => {
  const { db } = mock.ctx.store;
  const { _id: other } = await copy();
  const { email } = await donor("d7");
  db.putDonor({ ...db.donorRecord(other)!, status: "active", email });
  const { body } = await merge("d7", other);
  expect((await mock.control.mails()).filter(({ to }) => to === email)).toHaveLength(0);
  const { separating } = (await admin("GET", `/merges/${body.merge._id}`)).body;
  expect(separating.loginClosed).toBe(false);
});

it("a record that is merged again is separated in the reverse order", async () => {
  const [{ _id: second }, { _id: third }] = [
    await copy({ mobile: "333 1111111" }),
    await copy({ mobile: "333 2222222" }),
  ];
  const first = (await merge("d7", second)).body.merge;
  const later = (await merge(third, "d7")).body.merge;
  expect((await donor(second))._id).toBe(third);
  const separate = async ({ _id }: Body) => {
    const { separating } = (await admin("GET", `/merges/${_id}`)).body;
    return admin("POST", `/merges/${_id}/separate`, { version: separating.version });
  };
  expect((await separate(first)).body.code).toBe("blocked");
  expect((await separate(later)).status).toBe(200);
  expect((await donor(second))._id).toBe("d7");
  expect((await separate(first)).status).toBe(200);
  expect((await donor(second))._id).toBe(second);
  expect((await separate(first)).body.code).toBe("blocked");
});

it("of two records that were merged into one, the last is separated first", async () => {
  const [{ _id: second }, { _id: third }] = [
    await copy({ mobile: "333 1111111" }),
    await copy({ mobile: "333 2222222" }),
  ];
  const [first, last] = [(await merge("d7", second)).body.merge, (await merge("d7", third)).body.merge];
  const blockedOf = async ({ _id }: Body) => (await admin("GET", `/merges/${_id}`)).body.merge.blocked;
  expect([await blockedOf(first), await blockedOf(last)]).toEqual(["order", null]);
  const { version } = await donor("d7");
  expect((await admin("POST", `/merges/${last._id}/separate`, { version })).status).toBe(200);
  expect([await blockedOf(first), await blockedOf(last)]).toEqual([null, "separated"]);
});

it("the history has the merge, the entries of the other record with its name, and the separation", async () => {
  const { _id: other } = await copy();
  const { merge: made } = (await merge("d7", other)).body;
  const history = async (id: string) => (await admin("GET", `/donors/${id}/history`)).body.history as Body[];
  const [entry] = await history("d7");
  expect(entry).toMatchObject({ action: "merge", merge: { _id: made._id, other: { _id: other } } });
  const former = (await history("d7")).filter(({ of }) => of?._id === other);
  expect(former.map(({ action }) => action)).toEqual(["create"]);
  const { separating } = (await admin("GET", `/merges/${made._id}`)).body;
  await admin("POST", `/merges/${made._id}/separate`, { version: separating.version });
  expect((await history(other)).map(({ action }) => action)).toEqual(["separate", "create"]);
  expect((await history("d7"))[0]).toMatchObject({ action: "separate" });
  expect((await history("d7")).some(({ of }) => of)).toBe(false);
});

describe("calls", () => {
  const made = async (id: string, outcome: string) =>
    (await admin("POST", `/donors/${id}/calls`, { day: "2026-12-05", type: 1, outcome, noNews: true })).body.call;
  const calls = async (id: string) => (await admin("GET", `/donors/${id}/calls`)).body as Body;
  const idsOf = async (id: string) => (await calls(id)).calls.map(({ _id }: Body) => _id);
  const separating = async (id: string) => (await admin("GET", `/merges/${id}`)).body.separating;

  it("are joined, and a refusal of either record wins, until the records are separated", async () => {
    const { _id: other } = await copy();
    const before = await idsOf("d7");
    const [first, refused] = [await made("d7", "coming"), await made(other, "refused")];
    const [{ merging }] = [(await admin("GET", `/duplicates/d7.${other}`)).body];
    expect(merging.records.map((record: Body) => [record.calls, record.callsRefused])).toEqual([
      [before.length + 1, false],
      [1, true],
    ]);
    const { _id: mergeId } = (await merge("d7", other)).body.merge;
    expect(await calls("d7")).toMatchObject({ refused: true });
    expect(await idsOf("d7")).toEqual([refused._id, first._id, ...before]);
    expect((await admin("GET", "/donors/d7/history")).body.history[0].changes).toContainEqual({
      field: "callsRefused",
      from: false,
      to: true,
    });
    const { version, returns, since } = await separating(mergeId);
    expect([returns[1].calls, since]).toEqual([1, []]);
    await admin("POST", `/merges/${mergeId}/separate`, { version });
    expect([await idsOf("d7"), (await calls("d7")).refused]).toEqual([[first._id, ...before], false]);
    expect([await idsOf(other), (await calls(other)).refused]).toEqual([[refused._id], true]);
  });

  it("an outcome from before a merge can be taken back, but not the refusal of the other record", async () => {
    const { _id: other } = await copy();
    await admin("PUT", "/donors/d7/calls-refused", { refused: true });
    const { _id } = await made(other, "refused");
    await merge("d7", other);
    expect((await admin("DELETE", `/calls/${_id}`)).status).toBe(200);
    expect((await calls("d7")).refused).toBe(true);
    const { db } = mock.ctx.store;
    expect(consentsOf(db, db.donor("d7")!).find(({ code }) => code === "news")?.given).toBe(false);
  });

  it("a call and a refusal since the merge go where the user says", async () => {
    const { _id: other } = await copy();
    const { _id: mergeId } = (await merge("d7", other)).body.merge;
    const { _id } = await made("d7", "refused");
    const { version, since } = await separating(mergeId);
    const ids = since.map((change: Body) => change._id);
    expect(ids).toEqual(expect.arrayContaining([_id, "field callsRefused"]));
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: ids });
    expect([await idsOf(other), (await calls(other)).refused]).toEqual([[_id], true]);
    expect((await calls("d7")).refused).toBe(false);
  });

  it("who is calling one record is calling the person", async () => {
    const manager = await as("manager");
    const { _id: other } = await copy();
    await manager("PUT", `/donors/${other}/call-hold`);
    await merge("d7", other);
    expect((await admin("PUT", "/donors/d7/call-hold")).body.code).toBe("held");
  });

  it("a seeded call moves once", async () => {
    const called = mock.ctx.store.db.donors.rows().find(({ _id }) => _id !== "d7" && seededCallOf(_id));
    const id = called!._id;
    mock.ctx.store.db.putDonor({ ...called!, fiscalCode: null, email: null });
    const all = [...(await idsOf(id)), ...(await idsOf("d7"))].sort();
    expect((await merge("d7", id)).status).toBe(201);
    expect((await idsOf("d7")).sort()).toEqual(all);
    const [newest] = await idsOf("d7");
    expect((await admin("DELETE", `/calls/${newest}`)).status).toBe(200);
    expect(await idsOf("d7")).toHaveLength(all.length - 1);
  });
  const seededCallOf = (id: string) => {
    const { db } = mock.ctx.store;
    return callsOf(db, db.donor(id)!).length > 0;
  };
});
