import { formatLongDate } from "../../domain/format";
import { beforeEach, describe, expect, it } from "vitest";
import { AGREED, createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});

describe("the registration form", () => {
  it("makes a pending donor verified, with a history entry, and notifies the users who activate", async () => {
    const token = await mock.enter("pending");
    const titles: string[] = [];
    mock.ctx.hub.listen("u3", (event, payload) => {
      if (event === "u3") titles.push((payload as { title: string }).title);
    });
    const { body } = await mock.call("PUT", "/registration/d2", {
      token,
      body: { version: 1, mobile: "347 1234567", privacy: true, consents: AGREED },
    });
    expect(body.donor).toMatchObject({
      status: "verified",
      version: 2,
      mobile: "347 1234567",
      privacyDate: "2026-11-20",
    });
    expect(titles).toEqual(["Nuova registrazione"]);
    const history = await mock.call("GET", "/donors/d2/history", { token: await mock.enter("admin") });
    expect(history.body.history[0]).toMatchObject({ action: "update", author: { _id: "d2" } });
    expect(history.body.history[0].changes).toContainEqual({ field: "status", from: "pending", to: "verified" });
  });

  it("ignores fields that only the association may change", async () => {
    const token = await mock.enter("donor");
    const body = { cardNumber: "9", status: "dead", bloodGroup: "AB-", awards: "Oro" };
    const { status, body: responseBody } = await mock.call("PUT", "/registration/d1", { token, body });
    expect(status).toBe(200);
    expect(responseBody.donor).toMatchObject({ cardNumber: "000001", status: "active" });
  });

  it("returns all problems", async () => {
    const token = await mock.enter("pending");
    const body = {
      firstName: "",
      fiscalCode: "RSSMRA80A01F205A",
      birthday: "1980-02-30",
      cap: "1",
      gender: "X",
      reason: 9,
      consents: AGREED,
    };
    const { status, body: responseBody } = await mock.call("PUT", "/registration/d2", { token, body });
    expect(status).toBe(422);
    const params = responseBody.error.map(({ param }: { param: string }) => param);
    expect(params).toEqual(["firstName", "gender", "fiscalCode", "birthday", "cap", "reason"]);
  });

  it.each(["2026-02", "1980", "1980-02-30"])("refuses the birthday %s", async (birthday) => {
    const token = await mock.enter("pending");
    const { status, body } = await mock.call("PUT", "/registration/d2", {
      token,
      body: { birthday, consents: AGREED },
    });
    expect(status).toBe(422);
    expect(body.error).toMatchObject([{ param: "birthday" }]);
  });

  it("is refused without a required consent; answers are stored with version and date", async () => {
    const token = await mock.enter("pending");
    const send = (consents: unknown) => mock.call("PUT", "/registration/d2", { token, body: { consents } });
    const refused = async (consents: unknown) => {
      const { status, body } = await send(consents);
      expect(status).toBe(422);
      return body.error.map(({ param }: { param: string }) => param);
    };
    expect(await refused(undefined)).toEqual(["consentPrivacy", "consentHealth"]);
    expect(await refused(AGREED.slice(0, 1))).toEqual(["consentHealth"]);
    expect(await refused(AGREED.map((answer) => ({ ...answer, given: "yes" })))).toHaveLength(2);
    expect(await refused([...AGREED, 7])).toEqual(["consents"]);
    expect((await send([...AGREED, { code: "news", version: "1", given: false }])).status).toBe(200);
    const { body } = await mock.call("GET", "/registration/d2", { token: await mock.enter("manager") });
    const stored = { date: "2026-11-20T09:30:00.000Z", source: "form", signed: null, recordedBy: null };
    expect(body.consents).toEqual([
      ...AGREED.map((answer) => ({ ...answer, ...stored })),
      { code: "news", version: "1", given: false, ...stored },
    ]);
  });

  it("is refused with an outdated version, or with the fiscal code of another donor", async () => {
    const token = await mock.enter("pending");
    const taken = mock.ctx.store.db.donor("d1")!.fiscalCode;
    expect(
      await mock.call("PUT", "/registration/d2", { token, body: { fiscalCode: taken, consents: AGREED } }),
    ).toMatchObject({
      status: 409,
      body: { code: "fiscalCode" },
    });
    await mock.call("PUT", "/registration/d2", { token, body: { version: 1, cap: "24121", consents: AGREED } });
    const late = await mock.call("PUT", "/registration/d2", { token, body: { version: 1, cap: "24122" } });
    expect(late).toMatchObject({ status: 409, body: { code: "version" } });
  });
});

describe("the list of donors", () => {
  it("has the day of the next donation and the reason", async () => {
    const { body } = await mock.call("GET", "/donors?limit=60", { token: await mock.enter("admin") });
    const reasons = new Map(
      body.donors.map((donor: { _id: string; nextDonation: object }) => [donor._id, donor.nextDonation]),
    );
    expect(reasons.get("d3")).toMatchObject({ reason: "suspended" });
    for (const { date, reason } of reasons.values() as Iterable<{ date: string | null; reason: string }>) {
      expect(date === null || date >= "2026-11-20").toBe(true);
      if (reason === "ok") expect(date).toBe("2026-11-20");
    }
  });
});

describe("statistics", () => {
  it("need a period of existing days", async () => {
    const token = await mock.enter("admin");
    const { status } = await mock.call("GET", "/stats?begin=2026-02-01&end=2026-02-30", { token });
    expect(status).toBe(400);
  });

  it("count each month of the period, the current one partial, and the period before", async () => {
    const token = await mock.enter("admin");
    const { stats } = (await mock.call("GET", "/stats?begin=2026-01-01&end=2026-11-20", { token })).body;
    expect(stats.months.map(({ month }: { month: string }) => month)).toHaveLength(11);
    expect(stats.months.at(-1)).toMatchObject({ month: "2026-11", partial: true });
    expect(stats.months.at(0)).toMatchObject({ month: "2026-01", partial: false });
    const sum = stats.months.reduce(
      (n: number, { byType }: { byType: Record<string, number> }) => n + byType[1]! + byType[2]! + byType[3]!,
      0,
    );
    expect(sum).toBe(stats.donationsNumber.count);
    const before = (await mock.call("GET", "/stats?begin=2025-02-11&end=2025-12-31", { token })).body.stats;
    expect(before.donationsNumber.count).toBe(stats.donationsNumber.previous);
    const groups = stats.bloodGroups.reduce((n: number, { count }: { count: number }) => n + count, 0);
    expect(groups).toBe(stats.donors.total);
    const inPeriod = { field: "date", operator: "between", value: "2026-01-01,2026-11-20", valueSource: "value" };
    const rules = JSON.stringify({ combinator: "and", not: false, rules: [inPeriod] });
    const { total } = (await mock.call("GET", `/donations?queryFilters=${encodeURIComponent(rules)}`, { token })).body;
    expect(total).toBe(sum);
  });
});

describe("scenarios", () => {
  const donors = async () => mock.call("GET", "/donors", { token: await mock.enter("admin") });

  it("an API that is down answers with 503", async () => {
    await mock.control.setScenario("down");
    expect((await donors()).status).toBe(503);
    await mock.control.setScenario("none");
    expect((await donors()).status).toBe(200);
  });

  it("an error happens once, or every third time, but not at sign-in", async () => {
    await mock.control.setScenario("error-once");
    expect((await mock.login(mock.email("admin"))).status).toBe(200);
    expect([(await donors()).status, (await donors()).status]).toEqual([500, 200]);
    await mock.control.setScenario("error-every-third");
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await donors()).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
  });

  it("can be limited to one path", async () => {
    await mock.control.setScenario("down", { path: "/stats" });
    expect((await donors()).status).toBe(200);
    expect((await mock.call("GET", "/stats")).status).toBe(503);
  });

  it("offline there is no response", async () => {
    await mock.control.setScenario("offline");
    await expect(donors()).rejects.toThrow(TypeError);
  });

  it('"validation", "teapot" and "malformed" change the response', async () => {
    await mock.control.setScenario("validation");
    const token = await mock.enter("admin");
    expect((await mock.call("PUT", "/auth/update-profile", { token, body: {} })).body.error).toHaveLength(2);
    await mock.control.setScenario("teapot");
    expect((await donors()).status).toBe(418);
    await mock.control.setScenario("malformed");
    expect(await donors()).toMatchObject({ status: 200, body: { success: true } });
  });
});

describe("the notifications of the demo", () => {
  it("have the day of the donor's next donation, as in the record", async () => {
    const token = await mock.enter("donor");
    const { donor } = (await mock.call("GET", "/donors/d1", { token })).body;
    const { notifications } = (await mock.call("GET", "/notifications", { token })).body;
    const note = notifications.find(({ title }: { title: string }) => title === "La tua prossima donazione");
    expect(note.message).toContain(formatLongDate(donor.nextDonation.date));
  });
});

describe("the control", () => {
  it("sends a notification to the list of an account", async () => {
    await mock.control.notify({ title: "Prova", message: "Adesso" }, "u1");
    const { body } = await mock.call("GET", "/notifications", { token: await mock.enter("admin") });
    expect(body.notifications[0]).toMatchObject({ title: "Prova", dismissed: false, date: "2026-11-20T09:30:00.000Z" });
  });

  it("moves the clock, and so the next donation", async () => {
    const token = await mock.enter("admin");
    await mock.control.setClock("2027-11-20T09:30:00Z");
    expect((await mock.call("GET", "/auth/me", { token })).status).toBe(401);
    const fresh = await mock.enter("admin");
    expect((await mock.call("GET", "/donors/d1", { token: fresh })).body.donor.nextDonation.date).toBe("2027-11-20");
    await expect(mock.control.setClock("later")).rejects.toThrow();
  });

  it("resets all changes", async () => {
    const token = await mock.enter("pending");
    await mock.call("PUT", "/registration/d2", { token, body: { cap: "26900", consents: AGREED } });
    await mock.control.reset();
    const { body } = await mock.call("GET", "/registration/d2", { token: await mock.enter("pending") });
    expect(body.donor.version).toBe(1);
  });
});

it.each([
  ["POST", "/users"],
  ["POST", "/users/check"],
  ["PUT", "/settings/rules"],
  ["GET", "/settings/rules/history"],
] as const)("a user without the right gets a 403 before the body is read: %s %s", async (method, path) => {
  const call = async (persona: "admin" | "manager") =>
    (await mock.call(method, path, { token: await mock.enter(persona), ...(method !== "GET" && { body: [] }) })).status;
  expect([await call("manager"), await call("admin")]).toEqual([403, method === "GET" ? 200 : 400]);
});

it("unknown paths and invalid bodies get errors of the contract", async () => {
  expect(await mock.call("GET", "/planets")).toMatchObject({ status: 404, body: { success: false } });
  expect(await mock.call("POST", "/auth/login", { body: [] })).toMatchObject({ status: 400, body: { success: false } });
});
