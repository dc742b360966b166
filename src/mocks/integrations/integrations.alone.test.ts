import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Provider } from "../../domain/integrations/provider";
import { createTestMock, type TestMock } from "../test-support/mock";
import { stateOf } from "../test-support/changes";

// a third provider only needs a description
const SENDLY: Provider = vi.hoisted(() => ({
  id: "sendly",
  name: "Sendly",
  tagline: () => "Di prova",
  connectionHint: "",
  fields: [
    { name: "token", kind: "secret", section: "connection", label: "Gettone" },
    { name: "from", kind: "email", section: "sender", label: "Indirizzo" },
  ],
  sender: { address: "from" },
  reportsEvents: false,
  advice: {},
}));
vi.mock("../../domain/integrations/providers", async (original) => {
  const { PROVIDERS } = await original<{ PROVIDERS: readonly Provider[] }>();
  const all = [...PROVIDERS, SENDLY];
  return { PROVIDERS: all, findProvider: (id: string) => all.find((provider) => provider.id === id) };
});

const SECRET = "parola-segretissima-7731";
let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(8);
  token = await mock.enter("admin");
});
const list = async () => (await mock.call("GET", "/integrations", { token })).body;
const read = async (id: string) =>
  (await list()).integrations.find(({ provider }: { provider: string }) => provider === id);
const put = (id: string, body: object, headers = {}) =>
  mock.call("PUT", `/integrations/${id}`, { token, body, headers });
const test = (id: string, body: object = {}) =>
  mock.call("POST", `/integrations/${id}/test`, { token, body: { to: mock.email("admin"), ...body } });

it("a secret is neither stored nor returned, only its date and author", async () => {
  const before = await read("aruba");
  const body = { version: before.version, values: before.values, secrets: { password: SECRET } };
  const saved = await put("aruba", body, { "Idempotency-Key": "secret-1" });
  expect(saved.body.integration.secrets.password.author.name).toBe("Ada Bonfanti");
  await test("aruba", { secrets: { password: SECRET }, values: before.values });
  const late = await put("aruba", body);
  expect(late.status).toBe(409);
  const everything = JSON.stringify([
    saved,
    late,
    await list(),
    stateOf(mock.ctx.store.db),
    await mock.control.mails(),
  ]);
  expect(everything).not.toContain(SECRET);
});

it("the second of two saves gets a 409 with the current values and their author", async () => {
  const before = await read("mailgun");
  const rename = (senderName: string) =>
    put("mailgun", { version: before.version, values: { ...before.values, senderName } });
  await rename("Donatori");
  const late = await rename("Gruppo");
  expect(late.body).toMatchObject({ code: "version", changed: { author: { name: "Ada Bonfanti" } } });
  expect(late.body.current.values.senderName).toBe("Donatori");
});

it("a provider can be activated after a successful test of the saved values, and deactivates the other", async () => {
  const before = await read("aruba");
  expect((await put("aruba", { version: before.version, active: true })).body.code).toBe("state");
  const { body } = await put("aruba", {
    version: before.version,
    values: before.values,
    secrets: { password: SECRET },
  });
  expect(body.integration).toMatchObject({ usable: false, version: before.version + 1 });
  expect((await test("aruba")).body.result).toMatchObject({ sent: true, code: null });
  const { version, usable, lastError } = await read("aruba");
  expect([usable, lastError]).toEqual([true, null]);
  const switched = await put("aruba", { version, active: true });
  expect(switched.body.integration.active).toBe(true);
  expect((await read("mailgun")).active).toBe(false);
});

it("another address needs a new test; the same values don't", async () => {
  const { version, values } = await read("mailgun");
  const same = await put("mailgun", { version, values });
  expect(same.body.integration).toMatchObject({ version, usable: true });
  const other = await put("mailgun", { version, values: { ...values, senderAddress: "altri@mg.esempio.it" } });
  expect(other.body.integration).toMatchObject({ version: version + 1, usable: false, active: true });
});

describe("a test", () => {
  it("with typed values changes nothing; with saved ones it stores the result", async () => {
    const { values } = await read("mailgun");
    expect((await test("mailgun", { values: { ...values, region: "us" } })).body.result.code).toBe("credentials");
    expect(await read("mailgun")).toMatchObject({ usable: true, lastError: { code: "limit" } });
    expect((await test("aruba")).body.result).toMatchObject({ sent: false, code: "credentials" });
    const foreign = { ...values, senderAddress: "notizie@altrove.it" };
    expect((await test("mailgun", { values: foreign })).body.result.code).toBe("sender");
  });

  it.each([
    ["mail-wrong-key", "credentials"],
    ["mail-unreachable", "unreachable"],
    ["mail-limit", "limit"],
  ] as const)("in the scenario %s fails, while the API works", async (scenario, code) => {
    await mock.control.setScenario(scenario);
    expect((await test("mailgun")).body.result).toMatchObject({ sent: false, code });
    expect((await read("mailgun")).lastError).toMatchObject({ code, over: false });
  });

  it("goes only to the user's own address, a few times a minute", async () => {
    expect((await test("mailgun", { to: "altri@esempio.it" })).status).toBe(422);
    const statuses = [];
    for (let times = 0; times < 7; times += 1) statuses.push((await test("mailgun")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

it("a DNS record is found an hour after the first check", async () => {
  const check = async () =>
    (await mock.call("POST", "/integrations/mailgun/domain", { token })).body.domain.records.map(
      ({ state }: { state: string }) => state,
    );
  expect(await check()).toEqual(["valid", "valid", "missing"]);
  await mock.control.setClock(new Date(mock.ctx.store.db.now() + 3_700_000).toISOString());
  token = await mock.enter("admin");
  expect(await check()).toEqual(["valid", "valid", "valid"]);
});

it("problems are returned by field, and unknown values aren't stored", async () => {
  const { version, values } = await read("mailgun");
  const refused = await put("mailgun", { version, values: { ...values, domain: "no", senderAddress: "" } });
  expect(refused.status).toBe(422);
  expect(refused.body.error.map(({ param, code }: Record<string, string>) => [param, code])).toEqual([
    ["domain", "form"],
    ["senderAddress", "missing"],
  ]);
  const saved = await put("mailgun", { version, values: { ...values, evil: "1", apiKey: SECRET, replyTo: "" } });
  expect(Object.keys(saved.body.integration.values)).not.toContain("evil");
  expect(JSON.stringify(saved.body)).not.toContain(SECRET);
});

it("a third provider only needs its description", async () => {
  expect(await read("sendly")).toMatchObject({
    version: 0,
    active: false,
    values: { from: "" },
    secrets: { token: null },
  });
  await put("sendly", { version: 0, values: { from: "a@b.it" }, secrets: { token: SECRET } });
  expect((await test("sendly")).body.result.sent).toBe(true);
  const { version } = await read("sendly");
  expect((await put("sendly", { version, active: true })).body.integration.active).toBe(true);
});

describe("all calls are refused for", () => {
  const CALLS = [
    ["GET", "/integrations", undefined],
    ["PUT", "/integrations/mailgun", { version: 1, active: true }],
    ["PUT", "/integrations/nobody", { version: 1 }],
    ["POST", "/integrations/mailgun/test", { to: "x" }],
    ["POST", "/integrations/mailgun/domain", undefined],
  ] as const;
  it.each(["manager", "director", "donor"] as const)("a %s", async (persona) => {
    const other = await mock.enter(persona);
    for (const [method, path, body] of CALLS)
      expect([path, (await mock.call(method, path, { token: other, body })).status]).toEqual([path, 403]);
  });
  it("a request without a session", async () => {
    for (const [method, path, body] of CALLS) expect((await mock.call(method, path, { body })).status).toBe(401);
  });
});
