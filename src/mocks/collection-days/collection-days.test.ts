import { beforeEach, describe, expect, it } from "vitest";
import type { DonorRecord } from "../db/models";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
let token: string;
let donors: DonorRecord[];
beforeEach(async () => {
  mock = await createTestMock();
  token = await mock.enter("admin");
  donors = mock.ctx.store.db.donors.rows().filter(({ status, cardNumber }) => status === "active" && cardNumber);
});
const day = "2026-11-15";
const send = (method: string, path: string, body?: unknown, bearer = token) =>
  mock.call(method, path, { token: bearer, body });
const formOf = (...rows: DonorRecord[]) => ({
  day,
  place: "Clusone",
  type: 1,
  rows: rows.map(({ _id }) => ({ donorId: _id })),
});
/** Donors without a donation on the day. */
const free = (count: number) =>
  donors
    .filter((donor) => mock.ctx.store.db.donors.donationsOf(donor).every(({ date }) => date !== day))
    .slice(0, count);
const search = async (row: object, bearer = token) =>
  (await send("POST", "/collection-days/donors", { rows: [row] }, bearer)).body.results[0];

describe("a donation day", () => {
  it("adds a donation for each row, and says which rows it refuses", async () => {
    const [one, other] = free(2);
    await send("POST", "/donations", { donorId: one!._id, type: 1, date: day, place: "Lodi" });
    const { status, body } = await send("POST", "/collection-days", formOf(one!, other!));
    expect(status).toBe(201);
    expect(body.collectionDay.rows).toMatchObject([
      { state: "refused", refusal: expect.stringContaining("già"), donation: null },
      { state: "registered", refusal: null, donation: { version: 1 } },
    ]);
    const { donations } = mock.ctx.store.db;
    expect(donations.rows().filter(({ date, donorId }) => date === day && donorId === other!._id)).toHaveLength(1);
  });

  it("adds no donation when it is sent again without a key", async () => {
    const [donor] = free(1);
    const form = formOf(donor!);
    await send("POST", "/collection-days", form);
    const { rows } = (await send("POST", "/collection-days", form)).body.collectionDay;
    expect(rows).toMatchObject([{ state: "refused" }]);
    const { donations } = mock.ctx.store.db;
    expect(donations.rows().filter(({ date, donorId }) => date === day && donorId === donor!._id)).toHaveLength(1);
  });

  it("stores a row's own type, its note and its reason, which the history shows", async () => {
    const [donor] = free(1);
    const form = { ...formOf(), rows: [{ donorId: donor!._id, type: 3, note: "Sacca interrotta", reason: "Medico" }] };
    const { body } = await send("POST", "/collection-days", form);
    expect(body.collectionDay.rows[0]).toMatchObject({ type: 3, note: "Sacca interrotta", reason: "Medico" });
    const { history } = (await send("GET", `/donors/${donor!._id}/history`)).body;
    expect(history[0]).toMatchObject({ subject: "donation", reason: "Medico. Sacca interrotta" });
  });

  it.each([
    ["day", { day: "2026-12-24" }],
    ["place", { place: " " }],
    ["type", { type: 9 }],
    ["rows", { rows: [] }],
    ["rows", { rows: [{ donorId: 7 }] }],
  ])("with a wrong %s is refused", async (field, change) => {
    const { status, body } = await send("POST", "/collection-days", { ...formOf(...free(1)), ...change });
    expect(status).toBe(422);
    expect(body.error[0].param).toBe(field);
  });

  it("is undone without the donations that somebody has changed, until they are named with their new version", async () => {
    const created = (await send("POST", "/collection-days", formOf(...free(2)))).body.collectionDay;
    const path = `/collection-days/${created._id}`;
    const [kept, removed] = created.rows.map(({ donation }: { donation: object }) => donation);
    await send("PUT", `/donations/${kept.key}`, { version: 1, place: "Gandino" });
    const undone = (await send("POST", `${path}/undo`, { donations: [kept, removed] })).body.collectionDay;
    expect(undone.rows).toMatchObject([
      { state: "registered", donation: { version: 2 }, changed: { author: { name: expect.any(String) } } },
      { state: "removed", donation: null },
    ]);
    const again = await send("POST", `${path}/undo`, { donations: [removed] });
    expect(again.body.collectionDay).toEqual(undone);
    await send("POST", `${path}/undo`, { donations: [{ key: kept.key, version: 2 }] });
    expect((await send("GET", path)).body.collectionDay.rows[0].state).toBe("removed");
  });

  it("isn't undone by naming donations of other days", async () => {
    const db = mock.ctx.store.db;
    const { _id, version } = db.donations.rows()[0]!;
    const created = (await send("POST", "/collection-days", formOf(...free(1)))).body.collectionDay;
    await send("POST", `/collection-days/${created._id}/undo`, { donations: [{ key: _id, version }] });
    expect(db.records.get("donation", _id)?.deleted).toBe(false);
  });

  it("shows a manager the rows of the own zones only", async () => {
    const manager = await mock.enter("manager");
    const zones = mock.ctx.store.db.records.all("user").find(({ email }) => email === mock.email("manager"))!.areas;
    const [own] = free(99).filter(({ area }) => zones.includes(area));
    const [foreign] = free(99).filter(({ area }) => !zones.includes(area));
    const created = (await send("POST", "/collection-days", formOf(own!, foreign!))).body.collectionDay;
    const seen = (await send("GET", `/collection-days/${created._id}`, undefined, manager)).body.collectionDay;
    expect(seen.rows.map(({ donor }: { donor: DonorRecord }) => donor._id)).toEqual([own!._id]);
    const refused = await send("POST", "/collection-days", { ...formOf(foreign!), day: "2026-11-14" }, manager);
    expect(refused.body.collectionDay.rows).toEqual([]);
    // a wrong digit of an own donor's card may make a foreign card
    mock.ctx.store.db.putDonor({ ...own!, cardNumber: "917799" });
    mock.ctx.store.db.putDonor({ ...foreign!, cardNumber: "917797" });
    expect(await search({ cardNumber: "917797" }, manager)).toMatchObject({
      found: [],
      similar: [{ _id: own!._id }],
      elsewhere: true,
    });
  });
});

describe("the donors of rows", () => {
  it("are found by card without leading zeros, by fiscal code, name and id", async () => {
    const donor = donors.find(({ fiscalCode }) => fiscalCode)!;
    const ids = async (row: object) => (await search(row)).found.map(({ _id }: { _id: string }) => _id);
    expect(await ids({ cardNumber: donor.cardNumber!.replace(/^0+/, "") })).toEqual([donor._id]);
    expect(await ids({ fiscalCode: donor.fiscalCode!.toLowerCase() })).toEqual([donor._id]);
    expect(await ids({ donorId: donor._id })).toEqual([donor._id]);
    expect(await ids({ name: `${donor.lastName} ${donor.firstName}` })).toContain(donor._id);
    expect((await search({ donorId: donor._id })).found[0].donations).toHaveLength(
      mock.ctx.store.db.donors.donationsOf(donor).length,
    );
  });

  it.each([
    ["D'Angelo", "Nicolò", "d angelo nicolo"],
    ["D'Angelo", "Nicolò", "Nicolò, D’Angelo"],
    ["D Angelo", "Nicolò", "dangelo"],
    ["Amato", "Antonio", "Amato, Antonio"],
    ["Deluca", "Maria Grazia", "de luca mariagr"],
  ])("%s %s is found by the name %j", async (lastName, firstName, name) => {
    mock.ctx.store.db.putDonor({ ...donors[0]!, lastName, firstName });
    const { found } = await search({ name });
    expect(found.map(({ _id }: { _id: string }) => _id)).toContain(donors[0]!._id);
    expect((await search({ name: `${name} Zzz` })).found).toEqual([]);
  });

  it("with a similar number are named for an unknown card", async () => {
    const db = mock.ctx.store.db;
    db.putDonor({ ...donors[0]!, cardNumber: "917799" });
    const { found, similar } = await search({ cardNumber: "917797" });
    expect(found).toEqual([]);
    expect(similar.map(({ cardNumber }: { cardNumber: string }) => cardNumber)).toEqual(["917799"]);
  });
});
