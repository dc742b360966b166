import { beforeEach, describe, expect, it } from "vitest";
import { computeFiscalCode } from "../../domain/fiscal-code/person";
import { DEFAULT_CONSENTS, knownVersions } from "../../domain/settings/consent-settings";
import type { Persona } from "../control";
import type { ConsentRecord } from "../db/models";
import { consentsOf } from "../seed/consents";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock(400);
});
const as = async (persona: Persona, method: string, path: string, body?: unknown, headers = {}) =>
  mock.call(method, path, { token: await mock.enter(persona), body, headers });
const CODE = computeFiscalCode({
  firstName: "Zoè",
  lastName: "D’Amico",
  gender: "F",
  birthday: "1990-03-14",
  place: "A794",
} as const);
const PERSON = {
  firstName: "Zoè",
  lastName: "D’Amico",
  area: "Bergamo",
  gender: "F",
  birthday: "1990-03-14",
  fiscalCode: CODE,
  birthplace: "Bergamo",
  street: "Via Roma, 1",
  cap: "24121",
  city: "Bergamo",
  province: "BG",
  mobile: "347 1234567",
  email: "zoe@posta.example",
};
const add = async (changes: object = {}) => {
  const { status, body } = await as("manager", "POST", "/donors", { ...PERSON, fiscalCode: null, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.donor as { _id: string; version: number; status: string };
};
const paperConsents = (signed = "2026-11-18") =>
  ["privacy", "health"].map((code) => ({ code, version: "1", given: true, signed }));
const mails = async () => mock.control.mails();
const params = (body: { error: { param: string }[] }) => body.error.map(({ param }) => param);

describe("an invitation", () => {
  it("makes a staged donor provisioned, and its link is valid for 7 days", async () => {
    const { _id } = await add();
    const { status, body } = await as("manager", "POST", `/users/${_id}/invite`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id, status: "provisioned" });
    expect(body.expires).toBe("2026-11-27T09:30:00.000Z");
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: PERSON.email });
    const token = mail!.links[0]!.split("token=")[1];
    const enter = () => mock.call("POST", "/auth/first-login", { body: { token, password: "Un'altra frase 1" } });
    mock.clock.advance(7 * 86_400_000 - 1000);
    const first = await enter();
    expect(first).toMatchObject({ status: 200, body: { user: { _id, status: "pending" } } });
    expect((await enter()).status).toBe(400);
  });

  it("is invalid after 7 days, and after another invitation", async () => {
    const { _id } = await add();
    await as("manager", "POST", `/users/${_id}/invite`);
    const [former] = await mails();
    mock.clock.advance(61_000);
    await as("manager", "POST", `/users/${_id}/invite`);
    const [newer] = await mails();
    expect(newer!.links).not.toBe(former!.links);
    const enter = (link: string) =>
      mock.call("POST", "/auth/first-login", {
        body: { token: link.split("token=")[1], password: "Un'altra frase 1" },
      });
    expect((await enter(former!.links[0]!)).status).toBe(400);
    mock.clock.advance(7 * 86_400_000);
    expect((await enter(newer!.links[0]!)).status).toBe(400);
  });

  it("is sent once for a key, and refused without e-mail, permission or a suitable status", async () => {
    const { _id } = await add();
    const count = async () => (await mails()).length;
    const before = await count();
    for (let times = 0; times < 2; times += 1)
      expect((await as("admin", "POST", `/users/${_id}/invite`, undefined, { "Idempotency-Key": "k1" })).status).toBe(
        200,
      );
    expect(await count()).toBe(before + 1);
    const without = await add({ email: null, firstName: "Ugo" });
    const refused = await as("manager", "POST", `/users/${without._id}/invite`);
    expect([refused.status, params(refused.body)]).toEqual([422, ["email"]]);
    expect((await as("manager", "POST", "/users/d1/invite")).status).toBe(409);
    expect((await as("director", "POST", `/users/${_id}/invite`)).status).toBe(403);
    expect((await as("donor", "POST", "/users/d1/invite")).status).toBe(403);
    expect((await as("manager", "POST", "/users/u1/invite")).status).toBe(403);
    expect((await as("admin", "POST", "/users/u1/invite")).status).toBe(409);
    expect((await as("admin", "POST", "/users/nobody/invite")).status).toBe(404);
    const { body } = await as("admin", "POST", "/donors", { ...PERSON, fiscalCode: null, area: "Lodi" });
    expect((await as("manager", "POST", `/users/${body.donor._id}/invite`)).status).toBe(403);
    expect(await count()).toBe(before + 1);
  });
});

describe("paper consents", () => {
  it("are stored with version, day and author, and update the donor's privacy", async () => {
    const { _id, version } = await add();
    const { status, body } = await as("manager", "PUT", `/donors/${_id}/consents`, {
      version,
      consents: paperConsents(),
    });
    expect(status).toBe(200);
    expect(body.donor).toMatchObject({ privacy: true, privacyDate: "2026-11-18" });
    const kept = { version: "1", given: true, source: "paper", signed: "2026-11-18", recordedBy: "Marta Colombo" };
    expect(body.consents).toMatchObject([
      { code: "privacy", ...kept, date: "2026-11-20T09:30:00.000Z" },
      { code: "health", ...kept },
    ]);
    expect((await as("manager", "GET", `/registration/${_id}`)).body.consents).toEqual(body.consents);
    const news = [{ code: "news", version: "2018", given: false, signed: "2019-01-01" }];
    const more = await as("manager", "PUT", `/donors/${_id}/consents`, { consents: news });
    expect(more.body.consents.map(({ code }: ConsentRecord) => code)).toEqual(["privacy", "health", "news"]);
    const { history } = (await as("manager", "GET", `/donors/${_id}/history`)).body;
    expect(history.slice(0, 2).map(({ reason }: { reason: string }) => reason)).toEqual([
      "Consensi su carta registrati",
      "Consensi su carta registrati",
    ]);
  });

  it.each([
    ["a future day", { signed: "2026-11-21" }, "signed"],
    ["a day that doesn't exist", { signed: "2026-02-30" }, "signed"],
    ["no day", { signed: undefined }, "signed"],
    ["a day before the text", { signed: "2026-10-31" }, "signed"],
    ["an unknown consent", { code: "cookies" }, "consents"],
    ["an unknown version", { version: "7" }, "consentPrivacy"],
    ["neither yes nor no", { given: "1" }, "consentPrivacy"],
  ])("are refused with %s", async (_kind, changes, param) => {
    const { _id } = await add();
    const consents = [{ ...paperConsents()[0], ...changes }];
    const { status, body } = await as("manager", "PUT", `/donors/${_id}/consents`, { consents });
    expect([status, params(body)]).toEqual([422, expect.arrayContaining([param])]);
    expect((await as("manager", "GET", `/registration/${_id}`)).body.consents).toEqual([]);
  });

  it("are refused if a later answer exists, twice, by donors and directors, and with an outdated version", async () => {
    const { _id } = await add();
    const put = (consents: unknown, fields = {}) =>
      as("manager", "PUT", `/donors/${_id}/consents`, { consents, ...fields });
    await put(paperConsents());
    expect(params((await put(paperConsents("2026-11-17"))).body)).toEqual(["signed", "signed"]);
    expect((await put([paperConsents()[0], paperConsents()[0]])).status).toBe(422);
    expect((await put([])).status).toBe(422);
    expect((await put(paperConsents(), { version: 1 })).body.code).toBe("version");
    expect((await as("donor", "PUT", "/donors/d1/consents", { consents: paperConsents() })).status).toBe(403);
    expect((await as("director", "PUT", `/donors/${_id}/consents`, { consents: paperConsents() })).status).toBe(403);
  });
});

describe("a paper consent of an active donor", () => {
  const put = (id: string, consents: unknown, headers = {}) =>
    as("manager", "PUT", `/donors/${id}/consents`, { consents }, headers);
  const no = (code: string) => ({ code, version: "1", given: false, signed: "2026-11-19" });
  const changeStatus = async (id: string, status: string, statusReason: string) => {
    const { version } = (await as("manager", "GET", `/donors/${id}`)).body.donor;
    return as("manager", "PUT", `/donors/${id}`, { status, statusReason, version });
  };
  const statusOf = async (id: string) => (await as("manager", "GET", `/donors/${id}`)).body.donor.status as string;
  const active = async () => {
    const { _id } = await add();
    await put(_id, paperConsents());
    const { version } = (await as("manager", "GET", `/donors/${_id}`)).body.donor;
    const done = await as("manager", "POST", `/donors/${_id}/register`, { ...PERSON, version });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    return _id;
  };

  it("is stored, even the refusal of a required consent, and doesn't change the status", async () => {
    const id = await active();
    const { status, body } = await put(id, [no("privacy")]);
    expect([status, body.donor.status, body.donor.privacy]).toEqual([200, "active", false]);
    expect(body.consents.find(({ code }: ConsentRecord) => code === "health")).toMatchObject({ given: true });
  });

  it("that is refused prevents activation until it is given", async () => {
    const id = await active();
    await put(id, [no("health")]);
    const change = (to: string) => changeStatus(id, to, "Ritira il consenso");
    expect((await change("inactive")).status).toBe(200);
    const refused = await change("active");
    expect([refused.status, params(refused.body)]).toEqual([422, ["consentHealth"]]);
    await put(id, [{ ...no("health"), given: true }]);
    expect((await change("active")).status).toBe(200);
  });

  it("is recorded once for a key", async () => {
    const id = await active();
    const entries = async () => (await as("manager", "GET", `/donors/${id}/history`)).body.history.length as number;
    const before = await entries();
    for (let times = 0; times < 2; times += 1)
      expect((await put(id, [no("news")], { "Idempotency-Key": "paper" })).status).toBe(200);
    expect(await entries()).toBe(before + 1);
  });

  it("is refused for a dead donor", async () => {
    const id = await active();
    await changeStatus(id, "dead", "Lo dice la famiglia");
    expect(await statusOf(id)).toBe("dead");
    const { status, body } = await put(id, [no("news")]);
    expect([status, body.code]).toEqual([409, "status"]);
  });
});

describe("a donor added by the staff", () => {
  it("becomes active with complete data and paper consents, not without", async () => {
    const { _id, version } = await add({ street: null });
    const register = (body: object) => as("manager", "POST", `/donors/${_id}/register`, body);
    expect(params((await register({ version })).body)).toEqual(["consentPrivacy", "consentHealth"]);
    const { body } = await as("manager", "PUT", `/donors/${_id}/consents`, { version, consents: paperConsents() });
    const next = body.donor.version as number;
    expect(params((await register({ version: next })).body)).toEqual(["fiscalCode", "street"]);
    expect((await register({ version })).status).toBe(409);
    const fields = { ...PERSON, version: next };
    const done = await register(fields);
    expect(done).toMatchObject({ status: 200, body: { donor: { status: "active", street: "Via Roma, 1" } } });
    expect(done.body.donor.cardNumber).toBeTruthy();
    expect((await register({})).status).toBe(409);
  });
});

it("the server sets the date of a consent, and refuses invalid answers", async () => {
  const send = (consents: unknown) => as("pending", "PUT", "/registration/d2", { consents });
  const both = ["privacy", "health"].map((code) => ({ code, version: "1", given: true, date: "1999-01-01T00:00:00Z" }));
  expect(params((await send([...both, { code: "news", version: "2018", given: true }])).body)).toEqual(["consentNews"]);
  expect(params((await send([...both, both[0]])).body)).toEqual(["consentPrivacy"]);
  expect(params((await send([...both, { code: "moon", version: "1", given: true }])).body)).toEqual(["consents"]);
  expect((await send(both)).status).toBe(200);
  const { consents } = (await as("manager", "GET", "/registration/d2")).body;
  expect(consents).toMatchObject([
    { code: "privacy", date: "2026-11-20T09:30:00.000Z", source: "form", signed: null },
    { code: "health", date: "2026-11-20T09:30:00.000Z" },
  ]);
});

it("donors never get the notes of the staff, but do get their own", async () => {
  const { version } = (await as("manager", "GET", "/donors/d1")).body.donor;
  const noted = { note: "NOTA-RISERVATA", inscriptionNote: "NOTA-SUA" };
  expect((await as("manager", "PUT", "/donors/d1", { version, ...noted })).body.donor).toMatchObject(noted);
  await as("manager", "PUT", "/donors/d1", { version: version + 1, note: "NOTA-RISERVATA 2" });
  const answers = [
    await as("donor", "GET", "/donors/d1"),
    await as("donor", "GET", "/registration/d1"),
    await as("donor", "GET", "/donors/d1/history"),
    await as("donor", "PUT", "/donors/d1", { version: 1, cap: "24121" }),
    await as("donor", "PUT", "/donors/d1", { version: version + 2, cap: "24122" }),
    await as("donor", "PUT", "/registration/d1", { cap: "24123" }),
    await as("donor", "GET", "/auth/me"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200, 200, 200]);
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain("RISERVATA");
  for (const at of [0, 1, 2, 3, 4, 5]) expect(JSON.stringify(answers[at]!.body)).toContain("NOTA-SUA");
  expect(answers[2]!.body.history.filter(({ changes }: { changes: object[] }) => changes.length === 0)).toHaveLength(1);
  expect(JSON.stringify((await as("manager", "GET", "/donors/d1/history")).body)).toContain("RISERVATA");
});

it("seeded donors have plausible consents: some without news, some on paper, none without `privacy`", () => {
  const { db } = mock.ctx.store;
  const all = [...db.donors.rows()];
  const answered = all.map((donor) => ({ donor, consents: consentsOf(db, donor) }));
  const countWith = (test: (consent: ConsentRecord) => boolean) =>
    answered.filter(({ consents }) => consents.some(test)).length;
  expect(countWith(({ code, given }) => code === "news" && !given)).toBeGreaterThan(20);
  expect(countWith(({ code, given }) => code === "news" && given)).toBeGreaterThan(200);
  expect(countWith(({ source }) => source === "paper")).toBeGreaterThan(100);
  for (const { donor, consents } of answered) {
    expect(consents.length > 0).toBe(donor.privacy);
    for (const { code, version, given, signed, date } of consents) {
      const { date: since } = knownVersions(DEFAULT_CONSENTS).find((text) => text.version === version)!;
      expect((signed ?? date) >= since && date <= "2026-11-20T09:30").toBe(true);
      if (code === "privacy" || code === "health") expect(given).toBe(true);
    }
  }
  const staged = answered.filter(({ donor }) => donor.status === "staged");
  expect(staged.some(({ consents }) => consents.length > 0)).toBe(true);
  expect(staged.some(({ consents }) => consents.length === 0)).toBe(true);
});
