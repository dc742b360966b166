import { beforeEach, expect, it } from "vitest";
import type { Persona } from "../control";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
const tokens = new Map<Persona, string>();
// oxlint-disable-next-line typescript/no-explicit-any -- tests know the shape of bodies
type Body = any;
beforeEach(async () => {
  tokens.clear();
  mock = await createTestMock(60);
  for (const persona of ["admin", "manager", "director", "donor"] as const)
    tokens.set(persona, await mock.enter(persona));
});
const call = (who: Persona, method: string, path: string, body?: unknown) =>
  mock.call(method, path, { token: tokens.get(who), body });
const log = async (query = "", who: Persona = "admin") =>
  (await call(who, "GET", `/activity?limit=1000${query}`)).body.activity as Body[];
const change = async (id: string, values: object) => {
  const { version } = (await call("admin", "GET", `/donors/${id}`)).body.donor;
  return (await call("admin", "PUT", `/donors/${id}`, { version, ...values })).body.donor;
};
const donorOf = (isOwn: boolean) =>
  mock.ctx.store.db.donors.rows().find(({ area, _id }) => _id !== "d1" && (area === "Bergamo") === isOwn)!;

it("has what was done, the newest first, with its author, kind and person", async () => {
  const donor = donorOf(true);
  await change(donor._id, { city: "Lodi" });
  const [newest] = await log("&kind=people");
  expect(newest).toMatchObject({
    kind: "people",
    action: "update",
    author: { name: "Ada Bonfanti", role: "admin" },
    person: { _id: donor._id, lastName: donor.lastName, role: "donor" },
    changes: [{ field: "city", from: donor.city, to: "Lodi" }],
    restore: null,
  });
});

it("has the sign-ins of the staff, not those of donors, and keeps them when the session is over", async () => {
  const authors = async () => (await log("&kind=access")).map(({ author }) => author.role);
  expect(await authors()).toEqual(expect.arrayContaining(["admin", "manager", "director"]));
  expect(await authors()).not.toContain("donor");
  const before = (await authors()).length;
  await call("manager", "POST", "/auth/sign-out-others");
  tokens.set("manager", await mock.enter("manager"));
  expect((await authors()).length).toBe(before + 1);
});

it("never has a value about health, nor the reason of a suspension", async () => {
  const donor = mock.ctx.store.db.donors.rows().find(({ _id, status }) => _id !== "d1" && status === "active")!;
  const bloodGroup = donor.bloodGroup === "0-" ? "AB-" : "0-";
  await change(donor._id, { bloodGroup, note: "Prende anticoagulanti", city: "Lodi" });
  const suspension = { from: "2026-11-20", until: "2027-05-05", reason: "Prende anticoagulanti" };
  const suspend = { status: "temporarilySuspended", suspension, reason: 6 };
  expect((await call("admin", "POST", `/donors/${donor._id}/suspend`, suspend)).status).toBe(200);
  const donation = { donorId: donor._id, type: 3, date: "2020-02-03", place: "Ospedale", writeReason: "Con farmaci" };
  const { key } = (await call("admin", "POST", "/donations", donation)).body.donation;
  await call("admin", "PUT", `/donations/${key}`, { version: 1, date: "2020-02-04", writeReason: "Farmaci sospesi" });
  const entries = await log();
  expect(entries.find(({ subject, action }) => subject === "donation" && action === "update").hidden).toEqual(["date"]);
  const edit = entries.find(({ subject, action }) => subject === "donor" && action === "update");
  expect(edit.hidden).toEqual(expect.arrayContaining(["bloodGroup", "note"]));
  const sent = JSON.stringify(entries);
  for (const value of [`"${bloodGroup}"`, "anticoagulanti", "2027-05-05", "2020-02-0", "Ospedale", "armaci"])
    expect(sent, value).not.toContain(value);
});

it("gives managers their zones and what they did, and directors and donors nothing", async () => {
  const [own, other] = [donorOf(true), donorOf(false)];
  await change(own._id, { city: "Lodi" });
  await change(other._id, { city: "Lodi" });
  const about = (await log("", "manager")).map(({ person }) => person?._id);
  expect(about).toContain(own._id);
  expect(about).not.toContain(other._id);
  await change(own._id, { area: other.area });
  expect((await log("", "manager")).map(({ person }) => person?._id)).not.toContain(own._id);
  const access = await log("&kind=access", "manager");
  expect(new Set(access.map(({ author }) => author.name))).toEqual(new Set([access[0].author.name]));
  expect(access[0].author.role).toBe("manager");
  expect((await call("director", "GET", "/activity")).status).toBe(403);
  expect((await call("donor", "GET", "/activity")).status).toBe(403);
});

it("filters by author, period, and the name or card number of the person", async () => {
  const donor = donorOf(true);
  await change(donor._id, { city: "Lodi", cardNumber: "Z12345" });
  const { authors } = (await call("admin", "GET", "/activity")).body;
  const admin = authors.find(({ name }: Body) => name === "Ada Bonfanti");
  expect((await log(`&author=${admin._id}`)).every(({ author }) => author._id === admin._id)).toBe(true);
  expect(await log("&from=2100-01-01")).toEqual([]);
  expect((await log(`&to=2100-01-01`)).length).toBe((await log()).length);
  const found = await log(`&query=${encodeURIComponent(`${donor.lastName} ${donor.firstName}`)}`);
  expect(found.map(({ person }) => person._id)).toContain(donor._id);
  const byCard = await log("&query=z12345");
  expect(byCard.map(({ person }) => person._id)).toEqual([donor._id]);
  expect(await log("&query=nessunocosì")).toEqual([]);
});

it("says whether what was deleted can be restored, by whom and until when", async () => {
  const donor = donorOf(true);
  const { key } = (
    await call("admin", "POST", "/donations", { donorId: donor._id, type: 1, date: "2020-02-03", place: "Sede" })
  ).body.donation;
  await call("admin", "DELETE", `/donations/${key}`);
  await call("admin", "DELETE", "/documents/doc3");
  const deletions = async (who: Persona = "admin") =>
    (await log("&kind=deletions", who)).map(({ subject, restore }) => [subject, restore]);
  expect(await deletions()).toEqual([
    ["document", "possible"],
    ["donation", "possible"],
  ]);
  expect((await log("&kind=documents"))[0].until).toMatch(/^\d{4}-\d\d-\d\d$/);
  await call("admin", "DELETE", `/donors/${donor._id}`);
  expect(await deletions("manager")).toEqual([
    ["donor", "forbidden"],
    ["donation", "owner"],
  ]);
  await call("admin", "POST", `/donors/${donor._id}/restore`);
  await call("admin", "POST", `/donations/${key}/restore`);
  await call("admin", "DELETE", "/documents/doc3?forGood=true");
  expect(await deletions()).toEqual([
    ["donor", "restored"],
    ["document", "gone"],
    ["donation", "restored"],
  ]);
});

it("names what was changed of a document, without its technical fields", async () => {
  const { version } = (await call("admin", "GET", "/documents/doc3")).body.document;
  const renamed = await call("admin", "PUT", "/documents/doc3", {
    version,
    name: "Verbale",
    sight: { roles: ["director"], areas: [] },
  });
  expect(renamed.status).toBe(200);
  await call("admin", "DELETE", "/documents/doc3");
  const [deletion, rename] = await log("&kind=documents");
  expect(deletion).toMatchObject({ action: "delete", name: "Verbale.pdf", changes: [], hidden: [] });
  expect(rename.changes.map(({ field }: Body) => field)).toEqual(["name", "roles"]);
  expect(rename).toMatchObject({ hidden: ["roles"], name: "Verbale.pdf" });
});

it("forgets an erased person: the number of the request stays, and nothing can be restored", async () => {
  const donor = donorOf(true);
  const { _id, lastName, firstName, cardNumber } = donor;
  await change(_id, { city: "Lodi" });
  const donation = { donorId: _id, type: 1, date: "2020-02-03", place: "Sede" };
  const { key } = (await call("admin", "POST", "/donations", donation)).body.donation;
  await call("admin", "DELETE", `/donations/${key}`);
  await call("admin", "DELETE", `/donors/${_id}`);
  await call("admin", "POST", `/donors/${_id}/restore`);
  const { version } = (await call("admin", "GET", `/donors/${_id}`)).body.donor;
  const asked = { donor: _id, version, received: "2026-11-13", via: "letter", identity: "document" };
  const { number } = (await call("admin", "POST", "/erasures", asked)).body.request;
  const [erasure, ...more] = await log("&kind=erasures", "manager");
  expect(more).toEqual([]);
  expect(erasure).toMatchObject({ kind: "erasures", action: "erase", person: null, reason: number, restore: null });
  const entries = (await log()).filter((entry) => entry.subjectId === _id || entry.subjectId === key);
  expect(entries.length).toBeGreaterThan(4);
  const sent = JSON.stringify(entries);
  for (const text of [lastName, firstName, String(cardNumber), "Lodi"]) expect(sent, text).not.toContain(`"${text}"`);
  expect(entries.flatMap(({ action, restore }) => (action === "delete" ? [restore] : []))).toEqual(["gone", "gone"]);
});

it("says whether a merge can be separated", async () => {
  const { firstName, lastName, birthday, area, _id, version } = donorOf(true);
  const other = (await call("admin", "POST", "/donors", { firstName, lastName, birthday, area })).body.donor;
  const both = { survivor: _id, other: other._id, version, otherVersion: 1, choices: {}, same: [] };
  const { _id: merge } = (await call("admin", "POST", "/merges", both)).body.merge;
  const merged = async (who: Persona) =>
    (await log("&kind=merges", who)).map(({ action, restore }) => [action, restore]);
  for (const who of ["admin", "manager"] as const) expect(await merged(who)).toEqual([["merge", "possible"]]);
  const { version: later } = (await call("admin", "GET", `/donors/${_id}`)).body.donor;
  await call("admin", "POST", `/merges/${merge}/separate`, { version: later, toOther: [] });
  expect(await merged("admin")).toContainEqual(["merge", "restored"]);
});

it("a donation that was deleted before a merge can be restored for the donor who stays", async () => {
  const { firstName, lastName, birthday, area, _id, version } = donorOf(true);
  const other = (await call("admin", "POST", "/donors", { firstName, lastName, birthday, area })).body.donor;
  const donation = { donorId: other._id, type: 1, date: "2020-02-03", place: "Sede" };
  const { key } = (await call("admin", "POST", "/donations", donation)).body.donation;
  await call("admin", "DELETE", `/donations/${key}`);
  const { version: otherVersion } = (await call("admin", "GET", `/donors/${other._id}`)).body.donor;
  const both = { survivor: _id, other: other._id, version, otherVersion, choices: {}, same: [] };
  expect((await call("admin", "POST", "/merges", both)).status).toBe(201);
  const restores = async () => (await log("&kind=deletions")).map(({ subject, restore }) => [subject, restore]);
  expect(await restores()).toContainEqual(["donation", "possible"]);
  expect((await call("admin", "POST", `/donations/${key}/restore`)).status).toBe(200);
  const { donations } = (await call("admin", "GET", `/donors/${_id}/donations?limit=100`)).body;
  expect(donations.map((one: Body) => one.key)).toContain(key);
  expect(await restores()).toContainEqual(["donation", "restored"]);
});

it("gives managers the sendings of their zones and their own, and says which were scheduled", async () => {
  const { db } = mock.ctx.store;
  const [seeded] = db.records.all("sending");
  const put = (_id: string, author: string, areas: string[] | null, at: string) =>
    db.records.put("sending", {
      ...seeded!,
      _id,
      created: db.instant(),
      at,
      areas,
      author: { _id: author, name: author },
    });
  const [first] = await log("&kind=access", "manager");
  put("own", first.author._id, null, db.instant());
  put("zone", "u1", ["Bergamo"], "2026-12-24T09:00:00.000Z");
  put("others", "u1", ["Bergamo", "Treviglio"], db.instant());
  const sendings = (await log("&kind=emails", "manager")).map(({ subjectId, action }) => [subjectId, action]);
  expect(sendings).toContainEqual(["own", "send"]);
  expect(sendings).toContainEqual(["zone", "schedule"]);
  expect(sendings.flat()).not.toContain("others");
});
