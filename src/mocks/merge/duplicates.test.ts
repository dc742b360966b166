import { beforeEach, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
const as = async (persona: "admin" | "manager" | "director" | "donor") => {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: unknown) => mock.call(method, path, { token, body });
};
let admin: Awaited<ReturnType<typeof as>>;
/** Adds a second record of d7. @returns the id of the pair */
const copy = async (change: object = {}): Promise<string> => {
  const { firstName, lastName, birthday, area } = (await admin("GET", "/donors/d7")).body.donor;
  const { body } = await admin("POST", "/donors", { firstName, lastName, birthday, area, ...change });
  return `d7.${body.donor._id}`;
};
const pairs = async (query = "", call = admin) => (await call("GET", `/duplicates?limit=100${query}`)).body;
const ids = async (query = "", call = admin) => (await pairs(query, call)).pairs.map(({ _id }: Body) => _id);

beforeEach(async () => {
  mock = await createTestMock(60);
  admin = await as("admin");
});

it("a second record makes a pair, with both records and why", async () => {
  expect(await ids()).toEqual([]);
  const id = await copy();
  const { pairs: found, counts, total } = await pairs();
  expect(found).toMatchObject([{ _id: id, reason: "sameName", elsewhere: null, asked: null, decided: null }]);
  expect(found[0].donors.map(({ _id }: Body) => _id)).toContain("d7");
  expect([total, counts]).toEqual([1, { almostCertain: 0, probable: 1, uncertain: 0, distinct: 0, merged: 0 }]);
  expect(await ids("&certainty=probable")).toEqual([id]);
  expect(await ids("&certainty=uncertain")).toEqual([]);
  expect((await admin("GET", "/duplicates?certainty=perhaps")).status).toBe(400);
  const { donors } = found[0];
  await admin("DELETE", `/donors/${donors.find(({ _id }: Body) => _id !== "d7")._id}`);
  expect(await ids()).toEqual([]);
});

it("two people aren't asked about again, until their fiscal codes become equal; it can be taken back", async () => {
  const id = await copy();
  const { body } = await admin("PUT", `/duplicates/${id}`, { distinct: true });
  expect(body.pair.decided.author.name).not.toBe("");
  expect([await ids(), await ids("&state=distinct")]).toEqual([[], [id]]);
  await admin("PUT", `/duplicates/${id}`, { distinct: false });
  expect([await ids(), await ids("&state=distinct")]).toEqual([[id], []]);
  await admin("PUT", `/duplicates/${id}`, { distinct: true });

  const { db } = mock.ctx.store;
  const [one, other] = id.split(".").map((donorId) => db.donor(donorId)!);
  db.putDonor({ ...other!, fiscalCode: one!.fiscalCode });
  const [again] = (await pairs()).pairs;
  expect(again).toMatchObject({ _id: id, reason: "fiscalCode" });
  await admin("PUT", `/duplicates/${id}`, { distinct: true });
  expect([await ids(), await ids("&state=distinct")]).toEqual([[], [id]]);
});

it("the list's possible duplicates are the donors of the open pairs", async () => {
  const id = await copy();
  const rules = [{ field: "possibleDuplicate", operator: "=", value: true }];
  const filter = encodeURIComponent(JSON.stringify({ combinator: "and", not: false, rules }));
  const found = async () =>
    (await admin("GET", `/donors?queryFilters=${filter}`)).body.donors.map(({ _id }: Body) => _id).sort();
  expect(await found()).toEqual(id.split(".").sort());
  await admin("PUT", `/duplicates/${id}`, { distinct: true });
  expect(await found()).toEqual([]);
});

it("a decision is in the history of both records, once", async () => {
  const id = await copy();
  const stepsOf = async () => {
    const all = await Promise.all(id.split(".").map((donorId) => admin("GET", `/donors/${donorId}/history`)));
    const fields = (entry: Body) => entry.changes.map(({ field }: Body) => field);
    return all.map(({ body }) => body.history.flatMap(fields).filter((field: string) => field === "twoPeople").length);
  };
  await admin("PUT", `/duplicates/${id}`, { distinct: true });
  await admin("PUT", `/duplicates/${id}`, { distinct: true });
  expect(await stepsOf()).toEqual([1, 1]);
});

it("managers see the pairs of their zones; of a record elsewhere they know the zone alone, and ask the administrators", async () => {
  const manager = await as("manager");
  const { area } = (await admin("GET", "/donors/d7")).body.donor;
  const zones = [...new Set((await admin("GET", "/donors?limit=100")).body.donors.map((donor: Body) => donor.area))];
  const own = (await manager("GET", "/donors?limit=100")).body.donors[0].area as string;
  expect(area).toBe(own);
  const elsewhere = zones.find((zone) => zone !== own) as string;
  const id = await copy({ area: elsewhere });
  const [pair] = (await pairs("", manager)).pairs;
  expect(pair).toMatchObject({ _id: id, elsewhere });
  expect(pair.donors.map(({ _id }: Body) => _id)).toEqual(["d7"]);
  expect((await manager("PUT", `/duplicates/${id}`, { distinct: true })).status).toBe(403);
  expect(await ids(`&area=${elsewhere}`)).toEqual([id]);
  expect(await ids("&area=Altrove")).toEqual([]);

  const notes = async () =>
    (await admin("GET", "/notifications")).body.notifications.filter(
      ({ link }: Body) => link === "/app/donors/duplicates",
    ).length;
  const before = await notes();
  const { body } = await manager("POST", `/duplicates/${id}/ask`);
  expect(body.pair.asked.author.name).not.toBe("");
  await manager("POST", `/duplicates/${id}/ask`);
  expect((await notes()) - before).toBe(1);
});

it("a manager sees no pair of other zones", async () => {
  const manager = await as("manager");
  const all = (await admin("GET", "/donors?limit=100")).body.donors as Body[];
  const own = (await manager("GET", "/donors?limit=100")).body.donors[0].area;
  const { firstName, lastName, birthday, area } = all.find((donor) => donor.area !== own && donor.birthday);
  const { body } = await admin("POST", "/donors", { firstName, lastName, birthday, area });
  expect(await ids("", manager)).toEqual([]);
  const [id] = await ids();
  expect(id).toContain(body.donor._id);
  expect((await manager("PUT", `/duplicates/${id}`, { distinct: true })).status).toBe(404);
  expect((await manager("POST", `/duplicates/${id}/ask`)).status).toBe(404);
});

it.each(["director", "donor"] as const)("%s reads no pairs", async (persona) => {
  expect((await (await as(persona))("GET", "/duplicates")).status).toBe(403);
});
