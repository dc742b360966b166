import { beforeEach, describe, expect, it } from "vitest";
import { allDocuments } from "../documents/stored-documents";
import { unsubscribe } from "../email/unsubscribe";
import { importer } from "../imports/test-support";
import { consentsOf } from "../seed/consents";
import { createTestMock, type TestMock } from "../test-support/mock";
import { movePart } from "./merging";
import { write } from "../write/write";
import { asSelf } from "../write/writer";

/** What still comes for a record after it was merged or separated: late answers, files, logins, other people's values. */

let mock: TestMock;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
const as = async (persona: "admin" | "manager" | "director") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
let admin: Awaited<ReturnType<typeof as>>;
const donor = async (id: string): Promise<Body> => (await admin("GET", `/donors/${id}`)).body.donor;

/** Adds a second record of d7, without a fiscal code. @returns its id */
async function copy(change: object = {}): Promise<string> {
  const { firstName, lastName, birthday, area } = await donor("d7");
  const { body } = await admin("POST", "/donors", { firstName, lastName, birthday, area, ...change });
  return body.donor._id;
}
/** Merges a record into d7. @returns the id of the merge */
async function merge(other: string, choices: object = {}, same: string[] = []): Promise<string> {
  const [{ version }, { version: otherVersion }] = [await donor("d7"), await donor(other)];
  const wish = { survivor: "d7", other, version, otherVersion, choices, same };
  return (await admin("POST", "/merges", wish)).body.merge._id;
}
async function separate(mergeId: string) {
  const { separating } = (await admin("GET", `/merges/${mergeId}`)).body;
  return admin("POST", `/merges/${mergeId}/separate`, { version: separating.version });
}

beforeEach(async () => {
  mock = await createTestMock(60);
  admin = await as("admin");
});

it("who unsubscribes by an old mail to the other record gets no news at the one that stays", async () => {
  const { db } = mock.ctx.store;
  const other = await copy();
  const news = { code: "news", version: "1", given: true, date: db.instant(), source: "form" };
  for (const _id of ["d7", other])
    db.records.put("consents", { _id, given: [{ ...news, signed: null, recordedBy: null } as Body] });
  await merge(other);
  const given = () => consentsOf(db, db.donor("d7")!).find(({ code }) => code === "news")?.given;
  expect(given()).toBe(true);
  unsubscribe(db, "s1", other);
  expect(given()).toBe(false);
});

it("a file doesn't bring a merged record back", async () => {
  const { db } = mock.ctx.store;
  const other = await copy({ firstName: "Ermenegilda", email: "vecchia@posta.example" });
  const { lastName, birthday, area } = await donor("d7");
  const values = { lastName, firstName: "Ermenegilda", birthday, area, email: "vecchia@posta.example" };
  const api = importer(mock, await mock.enter("admin"));
  const early = await api.start();
  await admin("DELETE", `/donors/${other}`);
  const { rows } = await api.stage(early, [{ row: 2, values }]);
  expect(rows[0].outcome).toBe("ask");
  await admin("POST", `/donors/${other}/restore`);
  await merge(other, { firstName: "d7", email: "d7" });
  const { rows: later } = await api.stage(await api.start({ shape: "other" }), [{ row: 2, values }]);
  expect(later[0].outcome).toBe("create");
  const before = db.donorRecord(other)!;
  const writer = asSelf(before);
  expect(() => write(db, { entity: "donor", action: "restore", before, writer })).toThrow("eliminato");
  expect(db.donorRecord(other)).toMatchObject({ deleted: true, mergedInto: "d7" });
});

it("separating signs out who came in with the address that goes back", async () => {
  const { db } = mock.ctx.store;
  const other = await copy();
  db.putDonor({ ...db.donorRecord(other)!, status: "active", email: "secondo@posta.example" });
  const mergeId = await merge(other, { email: other });
  const { body } = await mock.login("secondo@posta.example");
  const me = async () => (await mock.call("GET", "/auth/me", { token: body.authToken })).status;
  expect(await me()).toBe(200);
  expect((await separate(mergeId)).status).toBe(200);
  expect(await me()).toBe(401);
});

it("both records are in their zones under the new names, also if the one that stays has taken the other's", async () => {
  const zones = (await admin("GET", "/zones")).body.zones as Body[];
  const { area } = await donor("d7");
  const [own, elsewhere] = [zones.find(({ name }) => name === area), zones.find(({ name }) => name !== area)];
  const other = await copy({ area: elsewhere.name, mobile: "333 1234567" });
  const mergeId = await merge(other, { area: other });
  for (const { _id, version, name } of [own, elsewhere])
    expect((await admin("PUT", `/zones/${_id}`, { version, name: `${name} nuova` })).status).toBe(200);
  expect((await admin("GET", `/merges/${mergeId}`)).body.separating.since).toEqual([]);
  expect((await separate(mergeId)).status).toBe(200);
  expect((await donor("d7")).area).toBe(`${own.name} nuova`);
  expect((await donor(other)).area).toBe(`${elsewhere.name} nuova`);
});

it("a record goes back into the zone into which its own was merged", async () => {
  const zones = (await admin("GET", "/zones")).body.zones as Body[];
  const { area } = await donor("d7");
  const [own, into] = [zones.find(({ name }) => name === area), zones.find(({ name }) => name !== area)];
  const other = await copy({ area: into.name });
  const mergeId = await merge(other, { area: other });
  const body = { version: own.version, into: into._id, name: into.name };
  expect((await admin("POST", `/zones/${own._id}/merge`, body)).status).toBe(200);
  expect((await separate(mergeId)).status).toBe(200);
  expect((await donor("d7")).area).toBe(into.name);
});

describe("donations, awards and documents that were there before the merge and were changed since", () => {
  const give = async (donorId: string, date: string) =>
    (await admin("POST", "/donations", { donorId, date, type: 1, place: "Lodi", writeReason: "Prova" })).body.donation;
  const givenBy = async (id: string) =>
    Object.fromEntries((await admin("GET", `/donors/${id}/donations`)).body.donations.map((d: Body) => [d.key, d]));
  const move = async (key: string, version: number, place: string) =>
    expect((await admin("PUT", `/donations/${key}`, { version, place })).status).toBe(200);
  const sinceOf = async (id: string) => (await admin("GET", `/merges/${id}`)).body.separating;

  it("are listed one by one; an edited one goes back with the edit, unless it is decided otherwise", async () => {
    const other = await copy();
    const [first, second] = [await give(other, "2001-01-07"), await give(other, "2001-05-07")];
    const own = await give("d7", "2002-01-07");
    const mergeId = await merge(other);
    for (const { key } of [first, second, own]) await move(key, (await givenBy("d7"))[key].version, "Bergamo");
    const { version, since, returns } = await sinceOf(mergeId);
    expect(since.map(({ _id, kind, how, goes }: Body) => [_id, kind, how, goes]).sort()).toEqual(
      [
        [first.key, "donation", "changed", true],
        [second.key, "donation", "changed", true],
        [own.key, "donation", "changed", false],
      ].sort(),
    );
    expect(returns[1].donations).toBe(0);
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: [first.key] });
    expect(await givenBy(other)).toMatchObject({ [first.key]: { place: "Bergamo" } });
    expect(Object.keys(await givenBy(other))).toEqual([first.key]);
    expect(await givenBy("d7")).toMatchObject({ [second.key]: { place: "Bergamo" }, [own.key]: { place: "Bergamo" } });
  });

  it("a deleted one stays deleted, or comes back to the other record", async () => {
    const other = await copy();
    const [kept, gone] = [await give(other, "2001-01-07"), await give(other, "2001-05-07")];
    const mergeId = await merge(other);
    for (const { key } of [kept, gone]) expect((await admin("DELETE", `/donations/${key}`)).status).toBe(200);
    const { version, since } = await sinceOf(mergeId);
    expect(since.map(({ how, goes, date }: Body) => [how, goes, date])).toEqual([
      ["deleted", false, "2001-01-07"],
      ["deleted", false, "2001-05-07"],
    ]);
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: [kept.key] });
    expect(Object.keys(await givenBy(other))).toEqual([kept.key]);
  });

  it("of a donation that both had, each record has one again, whoever gets the edited one", async () => {
    const other = await copy();
    const [own, same] = [await give("d7", "2001-01-07"), await give(other, "2001-01-07")];
    const mergeId = await merge(other, {}, [same.key]);
    await move(own.key, (await givenBy("d7"))[own.key].version, "Bergamo");
    const { version } = await sinceOf(mergeId);
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: [own.key] });
    expect(await givenBy(other)).toMatchObject({ [own.key]: { place: "Bergamo" } });
    expect(await givenBy("d7")).toHaveProperty(same.key);
    expect(await givenBy(other)).not.toHaveProperty(same.key);
  });

  it("one that both had and that was deleted as wrong stays deleted for both, or comes back to the other record", async () => {
    const other = await copy();
    const days = ["2001-01-07", "2001-05-07"];
    const pairs: [own: Body, same: Body][] = [];
    for (const day of days) pairs.push([await give("d7", day), await give(other, day)]);
    const mergeId = await merge(
      other,
      {},
      pairs.map(([, same]) => same.key),
    );
    for (const [own] of pairs) expect((await admin("DELETE", `/donations/${own.key}`)).status).toBe(200);
    const { version, since, returns } = await sinceOf(mergeId);
    expect(since.map(({ _id, how, goes, date }: Body) => [_id, how, goes, date])).toEqual(
      pairs.map(([, same], at) => [same.key, "deleted", false, days[at]]),
    );
    expect(returns[1].donations).toBe(0);
    const [[, back]] = pairs as [[Body, Body]];
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: [back.key] });
    expect(Object.keys(await givenBy(other))).toEqual([back.key]);
    for (const pair of pairs) for (const { key } of pair) expect(await givenBy("d7")).not.toHaveProperty(key);
  });

  it("awards and documents are listed, too", async () => {
    const { db } = mock.ctx.store;
    const other = await copy();
    const [award] = db.records.all("award").filter(({ deleted }) => !deleted);
    const [document] = allDocuments(db);
    movePart(db, { model: "award", before: award! }, other);
    movePart(db, { model: "document", before: document! }, other);
    const mergeId = await merge(other);
    const [moved] = (await admin("GET", `/donors/d7/awards`)).body.awards.filter(({ key }: Body) => key === award!._id);
    const awarded = { version: moved.version, awardDonorsGroupDate: "2020-02-02" };
    expect((await admin("PUT", `/awards/${award!._id}`, awarded)).status).toBe(200);
    const renamed = { version: document!.version, name: "Rinominato" };
    expect((await admin("PUT", `/documents/${document!._id}`, renamed)).status).toBe(200);
    const { version, since } = await sinceOf(mergeId);
    expect(since.map(({ kind, how, goes }: Body) => [kind, how, goes])).toEqual([
      ["award", "changed", true],
      ["document", "changed", true],
    ]);
    expect((await admin("POST", `/merges/${mergeId}/separate`, { version })).status).toBe(200);
    expect(db.records.get("award", award!._id)).toMatchObject({ donorId: other, awardDonorsGroupDate: "2020-02-02" });
    expect(db.records.get("document", document!._id)).toMatchObject({ donorId: other, name: "Rinominato.pdf" });
  });
});

it("records aren't separated while somebody else has got the address of one", async () => {
  const other = await copy({ email: "secondo@posta.example" });
  const mergeId = await merge(other, { email: "d7" });
  const { version } = await donor("d9");
  await admin("PUT", "/donors/d9", { version, email: "Secondo@posta.example" });
  const refused = await separate(mergeId);
  expect([refused.status, refused.body.code]).toEqual([409, "email"]);
  expect((await donor(other))._id).toBe("d7");
  await admin("PUT", "/donors/d9", { version: (await donor("d9")).version, email: null });
  expect((await separate(mergeId)).status).toBe(200);
});

it("an address that a family shares doesn't keep records together", async () => {
  const { db } = mock.ctx.store;
  const other = await copy({ email: "famiglia@posta.example" });
  db.putDonor({ ...db.donorRecord("d9")!, email: "famiglia@posta.example" });
  const mergeId = await merge(other, { email: "d7" });
  expect((await separate(mergeId)).status).toBe(200);
});

it("a record that was merged in the meantime isn't merged again under its old id", async () => {
  const [second, third] = [await copy({ mobile: "333 1111111" }), await copy({ mobile: "333 2222222" })];
  const [{ version }, { version: otherVersion }] = [await donor(third), await donor("d7")];
  await merge(second);
  const wish = { survivor: third, other: second, version, otherVersion, choices: {}, same: [] };
  const { status, body } = await admin("POST", "/merges", wish);
  expect([status, body.code]).toEqual([409, "deleted"]);
  expect((await donor(third))._id).toBe(third);
});

it("a manager learns nothing of a separated record elsewhere, nor of one that isn't alike", async () => {
  const { db } = mock.ctx.store;
  const manager = await as("manager");
  const other = await copy();
  const mergeId = await merge(other);
  await separate(mergeId);
  expect((await manager("GET", `/merges/${mergeId}`)).status).toBe(200);
  db.putDonor({ ...db.donorRecord(other)!, area: "Lodi" });
  expect((await manager("GET", `/merges/${mergeId}`)).status).toBe(404);
  db.putDonor({ ...db.donorRecord(other)!, lastName: "Diversi", firstName: "Zoe", birthday: "1999-09-09" });
  expect((await manager("GET", `/duplicates/d7.${other}`)).status).toBe(404);
  expect((await manager("POST", `/duplicates/d7.${other}/ask`)).status).toBe(404);
  expect((await admin("GET", `/duplicates/d7.${other}`)).status).toBe(200);
});

it("donations without a record are added, however many are recorded before the day of the count", async () => {
  const { db } = mock.ctx.store;
  const other = await copy();
  db.records.put("opening", { _id: other, number: 20, until: "2026-11-01" });
  const total = (await donor("d7")).donationsNumber + (await donor(other)).donationsNumber;
  await merge(other);
  expect((await donor("d7")).donationsNumber).toBe(total);
  expect(db.donors.donationsOf(db.donor("d7")!).length).toBeGreaterThan(0);
});

describe("donations that a record only counts", () => {
  const count = (_id: string, number: number) =>
    mock.ctx.store.db.records.put("opening", { _id, number, until: "2001-01-01" });
  const separating = async (id: string) => (await admin("GET", `/merges/${id}`)).body.separating;
  const given = async (id: string) => (await donor(id)).donationsNumber;

  it("are counted for the record that gets them back", async () => {
    const other = await copy();
    count("d7", 12);
    count(other, 20);
    const before = [await given("d7"), await given(other)];
    const mergeId = await merge(other);
    const { returns } = await separating(mergeId);
    expect(returns.map(({ donations, unlisted }: Body) => [donations, unlisted])).toEqual([
      [before[0], 12],
      [20, 20],
    ]);
    await separate(mergeId);
    expect([await given("d7"), await given(other)]).toEqual(before);
  });

  it.each([true, false])("and that a file has brought since go where the user says: %s", async (goes) => {
    const other = await copy();
    count(other, 20);
    const before = [await given("d7"), await given(other)];
    const mergeId = await merge(other);
    count("d7", 50);
    const { version, since } = await separating(mergeId);
    const own = { _id: "field donationsNumber", kind: "field", field: "donationsNumber", value: 50, goes: false };
    expect(since).toMatchObject([own]);
    await admin("POST", `/merges/${mergeId}/separate`, { version, toOther: goes ? [own._id] : [] });
    const recorded = before[0];
    expect([await given("d7"), await given(other)]).toEqual(goes ? [recorded, 50] : [50 + recorded, 20]);
  });
});

it("a donation that was deleted since the merge isn't counted as one that returns", async () => {
  const other = await copy();
  const donations = ["2001-01-07", "2001-05-07"].map((date) => ({
    date,
    type: 1,
    place: "Lodi",
    writeReason: "Prova",
  }));
  const keys: string[] = [];
  for (const donation of donations)
    keys.push((await admin("POST", "/donations", { donorId: other, ...donation })).body.donation.key);
  const mergeId = await merge(other);
  const returns = async () => (await admin("GET", `/merges/${mergeId}`)).body.separating.returns[1].donations;
  expect(await returns()).toBe(2);
  expect((await admin("DELETE", `/donations/${keys[0]}`)).status).toBe(200);
  expect(await returns()).toBe(1);
});

it("a row of a donation day for a merged record, by its id or its card, is the donor's, and is registered there", async () => {
  const other = await copy({ cardNumber: "Z7777" });
  await merge(other);
  const rows = [{ donorId: other }, { cardNumber: "Z7777" }];
  const { results } = (await admin("POST", "/collection-days/donors", { rows })).body;
  expect(results.map(({ found }: Body) => found.map(({ _id }: Body) => _id))).toEqual([["d7"], ["d7"]]);
  const before = (await donor("d7")).donationsNumber;
  const form = { day: "2001-03-08", place: "Lodi", type: 1, rows: [{ donorId: other, reason: "Prova" }] };
  const { collectionDay } = (await admin("POST", "/collection-days", form)).body;
  expect(collectionDay.rows).toMatchObject([{ state: "registered", refusal: null, donor: { _id: "d7" } }]);
  expect((await donor("d7")).donationsNumber).toBe(before + 1);
});

it("who was calling the other record goes on calling, and the outcome is the donor's", async () => {
  const manager = await as("manager");
  const other = await copy({ mobile: "333 1234567" });
  await manager("PUT", `/donors/${other}/call-hold`);
  await merge(other);
  expect((await manager("PUT", `/donors/${other}/call-hold`)).status).toBe(200);
  const outcome = { day: "2026-12-05", type: 1, outcome: "coming" };
  const { status, body } = await manager("POST", `/donors/${other}/calls`, outcome);
  expect(status).toBe(201);
  const { calls } = (await admin("GET", "/donors/d7/calls")).body;
  expect(calls[0]._id).toBe(body.call._id);
  expect((await admin("PUT", "/donors/d7/call-hold")).status).toBe(200);
});

it("who isn't one of two merged people isn't the merged one, and that is asked again if they are separated", async () => {
  const [second, third] = [await copy({ mobile: "333 1111111" }), await copy({ mobile: "333 2222222" })];
  const open = async () => (await admin("GET", "/duplicates")).body.pairs.map(({ _id }: Body) => _id);
  expect(await open()).toHaveLength(3);
  await admin("PUT", `/duplicates/${second}.${third}`, { distinct: true });
  const mergeId = await merge(second);
  expect(await open()).toEqual([]);
  const distinct = (await admin("GET", "/duplicates?state=distinct")).body.pairs;
  expect(distinct.map(({ donors }: Body) => donors.map(({ _id }: Body) => _id).sort())).toEqual([["d7", third].sort()]);
  await separate(mergeId);
  expect(await open()).toHaveLength(2);
});

it("merged records are listed, newest first, until they are separated, and for the managers of their zone alone", async () => {
  const manager = await as("manager");
  const [second, third] = [await copy({ mobile: "333 1111111" }), await copy({ mobile: "333 2222222" })];
  const [first, last] = [await merge(second), await merge(third)];
  const listed = async (call = admin, query = "") =>
    (await call("GET", `/duplicates?state=merged${query}`)).body.pairs.map(({ merge }: Body) => merge._id);
  expect(await listed()).toEqual([last, first]);
  expect(await listed(manager)).toEqual([last, first]);
  expect(await listed(admin, "&area=Altrove")).toEqual([]);
  expect((await admin("GET", "/duplicates")).body.counts.merged).toBe(2);
  await separate(last);
  expect(await listed()).toEqual([first]);
  mock.ctx.store.db.putDonor({ ...mock.ctx.store.db.donorRecord("d7")!, area: "Lodi" });
  expect(await listed(manager)).toEqual([]);
});

it("a manager who may not change the other record isn't offered to separate it, and administrators may", async () => {
  const manager = await as("manager");
  const other = await copy({ area: "Lodi" });
  const mergeId = await merge(other, { area: "d7" });
  const blockedFor = async (call = admin) => {
    const { pairs } = (await call("GET", "/duplicates?state=merged")).body;
    return [pairs[0].merge.blocked, (await call("GET", `/merges/${mergeId}`)).body.merge.blocked];
  };
  expect(await blockedFor(manager)).toEqual(["elsewhere", "elsewhere"]);
  const { version } = (await manager("GET", `/merges/${mergeId}`)).body.separating;
  expect((await manager("POST", `/merges/${mergeId}/separate`, { version })).status).toBe(403);
  expect(await blockedFor()).toEqual([null, null]);
});
