import { beforeEach, describe, expect, it } from "vitest";
import { AGREED, createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

/** Calls as a persona. "d1" is the donor of the persona "donor", "d2" of "pending"; both are in Bergamo. */
async function as(persona: Parameters<TestMock["enter"]>[0]) {
  const token = await mock.enter(persona);
  return (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    mock.call(method, path, { token, ...(body && { body }), ...(headers && { headers }) });
}
const donorOfAnotherZone = () => {
  const { donors } = mock.ctx.store.db;
  return donors.rows().find(({ area }) => area !== "Bergamo")!;
};
const params = (body: { error: { param: string; code: string }[] }) =>
  body.error.map(({ param, code }) => [param, code]);

describe("a donor", () => {
  it("is saved once for an idempotency key, which no other request may use", async () => {
    const admin = await as("admin");
    const { donor } = (await admin("GET", "/donors/d12")).body as { donor: { version: number } };
    const body = { version: donor.version, city: "Crema" };
    const key = { "Idempotency-Key": "save" };
    const first = await admin("PUT", "/donors/d12", body, key);
    expect(first).toMatchObject({ status: 200, body: { donor: { version: donor.version + 1 } } });
    expect(await admin("PUT", "/donors/d12", body, key)).toEqual(first);
    const other = await admin("PUT", "/donors/d12", { ...body, city: "Lodi" }, key);
    expect(other).toMatchObject({ status: 422, body: { code: "idempotencyKey" } });
    expect(await admin("PUT", "/donors/d12", body)).toMatchObject({ status: 409 });
  });

  it("is created once for an idempotency key, staged, with a history entry", async () => {
    const admin = await as("admin");
    const body = { firstName: "Ugo", lastName: "Foà", area: "Lodi", cardNumber: "900001", status: "active" };
    const first = await admin("POST", "/donors", body, { "Idempotency-Key": "k1" });
    expect(first).toMatchObject({ status: 201, body: { donor: { status: "staged", version: 1, area: "Lodi" } } });
    const again = await admin("POST", "/donors", body, { "Idempotency-Key": "k1" });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await admin("GET", "/donors?query=Foà")).body.total).toBe(1);
    const other = await admin("POST", "/donors", { ...body, lastName: "Foa" }, { "Idempotency-Key": "k1" });
    expect(other).toMatchObject({ status: 422, body: { code: "idempotencyKey" } });
    const { history } = (await admin("GET", `/donors/${first.body.donor._id}/history`)).body;
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ action: "create", author: { name: "Ada Bonfanti" }, version: 1 });
    expect(history[0].changes).toContainEqual({ field: "lastName", from: null, to: "Foà" });
  });

  it("needs a name and an existing zone", async () => {
    const admin = await as("admin");
    const { status, body } = await admin("POST", "/donors", { lastName: " ", area: "Marte", cap: "1" });
    expect(status).toBe(422);
    expect(params(body)).toEqual([
      ["area", "unknown"],
      ["firstName", "missing"],
      ["lastName", "missing"],
      ["cap", "form"],
    ]);
    expect(body.error[3].msg).toBe("CAP: non è scritto come dovrebbe");
  });

  it("can be written by a manager only in the own zone", async () => {
    const manager = await as("manager");
    const other = donorOfAnotherZone();
    const person = { firstName: "Ugo", lastName: "Foà" };
    expect((await manager("POST", "/donors", { ...person, area: "Bergamo" })).status).toBe(201);
    expect((await manager("POST", "/donors", { ...person, area: other.area })).status).toBe(403);
    expect((await manager("PUT", `/donors/${other._id}`, { version: 1, city: "Lodi" })).status).toBe(403);
    expect((await manager("PUT", "/donors/d1", { version: 1, area: other.area })).status).toBe(403);
    expect((await manager("DELETE", "/donors/d1")).status).toBe(403);
    const director = await as("director");
    for (const [method, path] of [
      ["POST", "/donors"],
      ["PUT", "/donors/d1"],
      ["DELETE", "/donors/d1"],
      ["POST", "/donors/d1/suspend"],
      ["POST", "/donations"],
      ["DELETE", "/donations/D000001-001"],
    ] as const)
      expect(
        (await director(method, path, method === "DELETE" ? undefined : { version: 1, ...person, area: "Lodi" }))
          .status,
      ).toBe(403);
  });

  it("may change the own record, except fields of the association", async () => {
    const donor = await as("donor");
    const { status, body } = await donor("PUT", "/donors/d1", { version: 1, city: "Seriate", bloodGroup: undefined });
    expect([status, body.donor.city, body.donor.version]).toEqual([200, "Seriate", 2]);
    for (const change of [
      { cardNumber: "9" },
      { bloodGroup: "AB-" },
      { group: "x" },
      { area: "Lodi" },
      { status: "dead", statusReason: "x" },
    ])
      expect((await donor("PUT", "/donors/d1", { version: 2, ...change })).status).toBe(403);
    // unchanged values of other fields are accepted
    const { body: same } = await donor("PUT", "/donors/d1", { ...body.donor, city: "Nembro" });
    expect(same.donor).toMatchObject({ city: "Nembro", version: 3 });
    expect((await donor("PUT", "/donors/d2", { version: 1, city: "Seriate" })).status).toBe(403);
  });

  it("has a unique fiscal code and card number", async () => {
    const admin = await as("admin");
    const { fiscalCode, cardNumber } = mock.ctx.store.db.donor("d1")!;
    expect(await admin("PUT", "/donors/d2", { version: 1, fiscalCode })).toMatchObject({
      status: 409,
      body: { code: "fiscalCode" },
    });
    expect(await admin("PUT", "/donors/d2", { version: 1, cardNumber })).toMatchObject({
      status: 409,
      body: { code: "cardNumber" },
    });
    await admin("DELETE", "/donors/d1");
    expect((await admin("PUT", "/donors/d2", { version: 1, fiscalCode })).status).toBe(200);
    expect(await admin("POST", "/donors/d1/restore")).toMatchObject({ status: 409, body: { code: "fiscalCode" } });
  });

  it("isn't overwritten with an outdated version: the response has the current record and its author", async () => {
    const [admin, manager] = [await as("admin"), await as("manager")];
    await manager("PUT", "/donors/d1", { version: 1, city: "Seriate" });
    mock.clock.advance(60_000);
    const late = await admin("PUT", "/donors/d1", { version: 1, city: "Dalmine" });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: "version",
      current: { _id: "d1", version: 2, city: "Seriate" },
      changed: { author: { _id: "u3", name: "Marta Colombo" }, date: "2026-11-20T09:30:00.000Z" },
    });
    expect((await admin("DELETE", "/donors/d1?version=1")).status).toBe(409);
    expect(params((await admin("PUT", "/donors/d1", { city: "Dalmine" })).body)).toEqual([["version", "missing"]]);
  });

  it("keeps the version without a difference", async () => {
    const admin = await as("admin");
    const { city } = mock.ctx.store.db.donor("d1")!;
    expect((await admin("PUT", "/donors/d1", { version: 1, city })).body.donor.version).toBe(1);
    expect((await admin("GET", "/donors/d1/history")).body.history).toHaveLength(1);
  });

  it("can be restored after a deletion, and its id is never reused", async () => {
    const admin = await as("admin");
    const ofD1 = { combinator: "and", rules: [{ field: "donorId", operator: "=", value: "d1" }] };
    const before = (await admin("GET", "/donors/d1")).body.donor;
    const total = (await admin("GET", "/donors")).body.total;
    expect(await admin("DELETE", "/donors/d1?version=1")).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await admin("GET", "/donors/d1")).status).toBe(404);
    expect((await admin("GET", "/donors")).body.total).toBe(total - 1);
    expect((await admin("GET", "/donors?order=lastName&limit=100")).body.donors).toHaveLength(total - 1);
    expect((await admin("GET", `/donations?queryFilters=${encodeURIComponent(JSON.stringify(ofD1))}`)).body.total).toBe(
      0,
    );
    expect((await mock.login(mock.email("donor"))).status).toBe(401);
    const late = await admin("PUT", "/donors/d1", { version: 1, city: "Lodi" });
    expect(late).toMatchObject({ status: 409, body: { code: "deleted", changed: { author: { _id: "u1" } } } });
    expect((await admin("GET", "/donors/d1/history")).body.history[0].action).toBe("delete");
    expect((await (await as("director"))("GET", "/donors/d1/history")).status).toBe(404);
    const back = await admin("POST", "/donors/d1/restore");
    expect(back.body.donor).toEqual({ ...before, version: 3 });
    expect(await admin("POST", "/donors/d1/restore")).toMatchObject({ status: 409, body: { code: "deleted" } });

    const created = (await admin("POST", "/donors", { firstName: "A", lastName: "B", area: "Lodi" })).body.donor._id;
    await admin("DELETE", `/donors/${created}`);
    const next = (await admin("POST", "/donors", { firstName: "A", lastName: "B", area: "Lodi" })).body.donor._id;
    expect(next).not.toBe(created);
  });
});

describe("a status", () => {
  it("becomes active by registration, once, with a new card", async () => {
    const [pending, manager] = [await as("pending"), await as("manager")];
    expect(await manager("POST", "/donors/d2/register", {})).toMatchObject({ status: 409, body: { code: "status" } });
    await pending("PUT", "/registration/d2", { version: 1, mobile: "347 1234567", consents: AGREED });
    const taken = mock.ctx.store.db.donor("d1")!.cardNumber;
    expect(await manager("POST", "/donors/d2/register", { cardNumber: taken })).toMatchObject({
      body: { code: "cardNumber" },
    });
    const { body } = await manager("POST", "/donors/d2/register", { group: "Squadra Albino" });
    expect(body.donor).toMatchObject({ status: "active", group: "Squadra Albino", version: 3 });
    expect(body.donor.cardNumber).toMatch(/^\d{6}$/);
    expect((await manager("GET", "/donors/d2/history")).body.history[0]).toMatchObject({
      action: "register",
      version: 3,
    });
  });

  it("is suspended with a reason until a day, and lifted; the next donation follows", async () => {
    const manager = await as("manager");
    const suspend = (status: string, suspension: object) =>
      manager("POST", "/donors/d1/suspend", { status, suspension, reason: 6 });
    const days = { from: "2026-11-20", until: "2027-06-30" };
    const refused = await suspend("temporarilySuspended", days);
    expect(params(refused.body)).toEqual([["suspension.reason", "missing"]]);
    const { reason } = (await manager("GET", "/donors/d1")).body.donor;
    const { body } = await suspend("temporarilySuspended", { ...days, reason: "Febbre" });
    expect(body.donor.reason).toBe(reason);
    expect(body.donor).toMatchObject({
      status: "temporarilySuspended",
      suspended: true,
      suspensionDate: "2026-11-20",
      suspension: { from: "2026-11-20", until: "2027-06-30", reason: "Febbre" },
      nextDonation: { date: "2027-07-01", reason: "suspended" },
    });
    const longer = { ...days, until: "2027-07-31", reason: "Antibiotici" };
    expect((await suspend("temporarilySuspended", longer)).body.donor.suspension).toEqual({
      from: "2026-11-20",
      until: "2027-07-31",
      reason: "Antibiotici",
    });
    const open = await suspend("suspended", { reason: "Accertamenti" });
    expect(open.body.donor).toMatchObject({ status: "suspended", suspension: { until: null } });
    expect((await suspend("permanentlySuspended", { reason: "x" })).status).toBe(409);
    const lifted = await manager("POST", "/donors/d1/suspend", { status: "active" });
    expect(lifted.body.donor).toMatchObject({
      status: "active",
      suspended: false,
      suspension: null,
      suspensionDate: null,
    });
  });

  it("is changed by PUT as in decisions §3, with a reason", async () => {
    const manager = await as("manager");
    expect(params((await manager("PUT", "/donors/d1", { version: 1, status: "inactive" })).body)).toEqual([
      ["statusReason", "missing"],
    ]);
    const off = await manager("PUT", "/donors/d1", { version: 1, status: "inactive", statusReason: "Trasferito" });
    expect(off.body.donor).toMatchObject({ status: "inactive", version: 2 });
    expect((await manager("GET", "/donors/d1/history")).body.history[0].reason).toBe("Trasferito");
    expect(await manager("PUT", "/donors/d1", { version: 2, status: "suspended" })).toMatchObject({
      body: { code: "status" },
    });
    expect((await manager("PUT", "/donors/d1", { version: 2, status: "active" })).status).toBe(200);
  });

  it("that is final can be taken back at once by its author, later by an administrator with a reason", async () => {
    const [manager, admin] = [await as("manager"), await as("admin")];
    const die = (version: number) =>
      manager("PUT", "/donors/d1", { version, status: "dead", statusReason: "Saputo oggi" });
    expect((await die(1)).status).toBe(200);
    expect((await manager("PUT", "/donors/d1", { version: 2, status: "active" })).body.donor.status).toBe("active");
    await die(3);
    mock.clock.advance(60_000);
    expect((await manager("PUT", "/donors/d1", { version: 4, status: "active" })).status).toBe(403);
    expect(params((await admin("PUT", "/donors/d1", { version: 4, status: "active" })).body)).toEqual([
      ["statusReason", "missing"],
    ]);
    expect((await admin("PUT", "/donors/d1", { version: 4, status: "active", statusReason: "Errore" })).status).toBe(
      200,
    );
  });
});

describe("donations and awards", () => {
  const listOf = async (call: Awaited<ReturnType<typeof as>>, kind: "donations" | "awards") =>
    (await call("GET", `/donors/d1/${kind}?limit=100`)).body[kind] as { key: string; version: number; place: string }[];

  it("that are added, changed and deleted appear everywhere at once", async () => {
    const manager = await as("manager");
    const before = (await manager("GET", "/donors/d1")).body.donor;
    const listed = (await manager("GET", "/donations")).body.total;
    const body = { donorId: "d1", type: 1, date: "2026-11-19", place: "Lodi" };
    const added = await manager("POST", "/donations", body, { "Idempotency-Key": "once" });
    expect(added).toMatchObject({ status: 201, body: { donation: { ...body, version: 1 } } });
    await manager("POST", "/donations", body, { "Idempotency-Key": "once" });
    const { donor } = (await manager("GET", "/donors/d1")).body;
    expect(donor).toMatchObject({
      donationsNumber: before.donationsNumber + 1,
      lastDonationDate: "2026-11-19",
      lastDonationType: 1,
      version: 1,
    });
    expect(donor.nextDonation).not.toEqual(before.nextDonation);
    expect((await manager("GET", "/donations?order=-date&limit=3")).body).toMatchObject({ total: listed + 1 });
    expect((await manager("GET", "/stats")).body.stats.donations.count).toBeGreaterThan(0);

    const { key } = added.body.donation;
    const moved = await manager("PUT", `/donations/${key}`, { version: 1, date: "2026-11-18" });
    expect(moved.body.donation).toMatchObject({ date: "2026-11-18", place: "Lodi", version: 2 });
    expect(await manager("PUT", `/donations/${key}`, { version: 1, place: "Bergamo" })).toMatchObject({
      status: 409,
      body: { code: "version", current: { key, version: 2 }, changed: { author: { _id: "u3" } } },
    });
    expect((await manager("DELETE", `/donations/${key}?version=2`)).body.version).toBe(3);
    expect((await manager("GET", "/donors/d1")).body.donor.nextDonation).toEqual(before.nextDonation);
    expect((await manager("GET", "/donations")).body.total).toBe(listed);
    expect((await manager("POST", `/donations/${key}/restore`)).body.donation).toMatchObject({ key, version: 4 });
    const next = await manager("POST", "/donations", body);
    expect(next.body.donation.key).not.toBe(key);
    const { history } = (await manager("GET", "/donors/d1/history")).body;
    expect(
      history.slice(1, 5).map(({ action, subject, version }: Record<string, unknown>) => [action, subject, version]),
    ).toEqual([
      ["restore", "donation", 4],
      ["delete", "donation", 3],
      ["update", "donation", 2],
      ["create", "donation", 1],
    ]);
  });

  it("that are seeded can be changed too; the others stay unchanged", async () => {
    const admin = await as("admin");
    const [before, awards] = [await listOf(admin, "donations"), await listOf(admin, "awards")];
    const first = before.at(-1)!;
    await admin("PUT", `/donations/${first.key}`, { version: 1, place: "Altrove" });
    await admin("DELETE", `/donations/${before[1]!.key}`);
    const after = await listOf(admin, "donations");
    const expected = before
      .filter((_, at) => at !== 1)
      .map((donation) => (donation === first ? { ...donation, place: "Altrove", version: 2 } : donation));
    expect(after).toEqual(expected);
    expect(await listOf(admin, "awards")).toEqual(awards);
    await admin("PUT", "/donors/d1", { version: 1, area: "Lodi" });
    expect(await listOf(admin, "donations")).toEqual(expected);
  });

  it("against a rule are stored with a reason in the history, not in the record", async () => {
    const manager = await as("manager");
    const body = { donorId: "d1", type: 1, date: "2026-11-20", place: "Lodi", writeReason: " Deciso dal medico " };
    const { donation } = (await manager("POST", "/donations", body)).body;
    expect(donation).not.toHaveProperty("writeReason");
    const change = { version: donation.version, place: "Crema", writeReason: "Luogo sbagliato" };
    await manager("PUT", `/donations/${donation.key}`, change);
    const { history } = (await manager("GET", "/donors/d1/history")).body;
    expect(history.slice(0, 2).map(({ reason }: { reason: string }) => reason)).toEqual([
      "Luogo sbagliato",
      "Deciso dal medico",
    ]);
    const long = await manager("POST", "/donations", { ...body, writeReason: "x".repeat(201) });
    expect(params(long.body)).toEqual([["writeReason", "too-long"]]);
  });

  it("end the award due of a donor when the award is added, until it is deleted", async () => {
    const manager = await as("manager");
    const due = JSON.stringify({ combinator: "and", rules: [{ field: "awardDue", operator: "notNull" }] });
    const waiting = async (): Promise<{ _id: string }[]> =>
      (await manager("GET", `/donors?limit=1000&queryFilters=${encodeURIComponent(due)}`)).body.donors;
    const [first] = await waiting();
    const { donors } = mock.ctx.store.db;
    const name = donors.columns.get("awardDue")!.get(donors.ownerOf(first!._id));
    const body = { donorId: first!._id, awardDonorsGroup: name, awardDonorsGroupDate: "2026-11-20" };
    const { award } = (await manager("POST", "/awards", body)).body;
    expect((await waiting()).map(({ _id }) => _id)).not.toContain(first!._id);
    await manager("DELETE", `/awards/${award.key}`);
    expect((await waiting()).map(({ _id }) => _id)).toContain(first!._id);
  });

  it("update the award of the donor", async () => {
    const manager = await as("manager");
    const body = { donorId: "d1", awardDonorsGroup: "Oro", awardDonorsGroupDate: "2026-11-20" };
    const { award } = (await manager("POST", "/awards", body)).body;
    expect((await manager("GET", "/donors/d1")).body.donor).toMatchObject({ awards: "Oro", awardsDate: "2026-11-20" });
    expect((await manager("GET", "/awards?query=oro")).body.awards.map(({ key }: { key: string }) => key)).toContain(
      award.key,
    );
    await manager("DELETE", `/awards/${award.key}`);
    expect((await manager("GET", "/donors/d1")).body.donor.awards).not.toBe("Oro");
  });

  it("are refused for donors whom the user may not change, and with invalid values", async () => {
    const [manager, donor] = [await as("manager"), await as("donor")];
    const body = { donorId: "d1", type: 1, date: "2026-11-19", place: "Lodi" };
    expect((await manager("POST", "/donations", { ...body, donorId: donorOfAnotherZone()._id })).status).toBe(403);
    expect((await donor("POST", "/donations", body)).status).toBe(403);
    expect((await donor("DELETE", "/donations/D000001-001")).status).toBe(403);
    const invalid = await manager("POST", "/donations", { ...body, type: 9, date: "1900-01-02", place: "" });
    expect(params(invalid.body)).toEqual([
      ["type", "unknown"],
      ["place", "missing"],
      ["date", "before-birth"],
    ]);
    expect(params((await manager("POST", "/donations", { ...body, donorId: "d9999" })).body)).toEqual([
      ["donorId", "unknown"],
    ]);
    expect((await manager("PUT", "/donations/D000001-999", { version: 1 })).status).toBe(404);
  });
});

describe("the history", () => {
  it("of the own record is visible to the donor, by field, with author and date", async () => {
    const [admin, donor] = [await as("admin"), await as("donor")];
    await admin("PUT", "/donors/d1", { version: 1, city: "Seriate", mobile: "333 1234567" });
    const { status, body } = await donor("GET", "/donors/d1/history");
    expect(status).toBe(200);
    expect(body.history[0]).toMatchObject({ author: { name: "Ada Bonfanti" }, date: "2026-11-20T09:30:00.000Z" });
    expect(body.history[0].changes.map(({ field, to }: { field: string; to: string }) => [field, to])).toEqual(
      expect.arrayContaining([
        ["city", "Seriate"],
        ["mobile", "333 1234567"],
      ]),
    );
    expect((await donor("GET", "/donors/d2/history")).status).toBe(403);
  });

  it("has entries for accounts and notifications too, and never for passwords", async () => {
    const admin = await as("admin");
    await admin("PUT", "/auth/update-profile", { firstName: "Adele" });
    await admin("PUT", "/notifications/n1", { dismiss: true });
    await admin("DELETE", "/notifications/n1");
    await admin("PUT", "/auth/password", { currentPassword: "Donatori2026!", password: "Un'altra frase lunga" });
    const entries = mock.ctx.store.db.records.all("history");
    expect(entries.map(({ subject, action }) => [subject, action])).toEqual([
      ["user", "update"],
      ["notification", "update"],
      ["notification", "delete"],
    ]);
    expect(JSON.stringify(entries)).not.toContain("frase");
  });
});

describe("the event donor.changed", () => {
  it("is pushed with ids to users who may read the donor", async () => {
    const events: unknown[] = [];
    for (const id of ["u1", "u2", "u3", "u4", "d1", "d2"])
      mock.ctx.hub.listen(id, (event, payload) => events.push([id, event, payload]));
    const admin = await as("admin");
    await admin("PUT", "/donors/d1", { version: 1, city: "Seriate" });
    const ids = { ids: ["d1"] };
    expect(events).toEqual([
      ["u1", "donor.changed", ids],
      ["u2", "donor.changed", ids],
      ["u3", "donor.changed", ids],
      ["d1", "donor.changed", ids],
    ]);
    events.length = 0;
    await admin("POST", "/donations", { donorId: "d1", type: 1, date: "2026-11-19", place: "Lodi" });
    expect(events).toHaveLength(4);
    events.length = 0;
    // a donor who is moved to another zone: the managers of both zones get the event
    await admin("PUT", "/donors/d1", { version: 2, area: mock.ctx.store.db.records.get("user", "u4")!.area });
    expect(events.map((event) => (event as string[])[0])).toEqual(["u1", "u2", "u3", "u4", "d1"]);
    events.length = 0;
    await admin("PUT", "/donors/d1", { version: 1, city: "Lodi" });
    expect(events).toEqual([]);
  });
});
