import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Provider } from "../../domain/integrations/provider";
import { createTestMock, type TestMock } from "../test-support/mock";
import { stateOf } from "../test-support/changes";

// what a third provider takes: its description, and nothing else
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
  return { PROVIDERS: all, findProvider: (id: string) => all.find((one) => one.id === id) };
});

const SECRET = "parola-segretissima-7731";
let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock();
  token = await mock.enter("admin");
});
const list = async () => (await mock.call("GET", "/integrations", { token })).body;
const one = async (id: string) =>
  (await list()).integrations.find(({ provider }: { provider: string }) => provider === id);
const put = (id: string, body: object, headers = {}) =>
  mock.call("PUT", `/integrations/${id}`, { token, body, headers });
const test = (id: string, body: object = {}) =>
  mock.call("POST", `/integrations/${id}/test`, { token, body: { to: mock.email("admin"), ...body } });

it("a secret that was saved is kept nowhere and answered nowhere, but for when and by whom it was set", async () => {
  const before = await one("aruba");
  const body = { version: before.version, values: before.values, secrets: { password: SECRET } };
  const saved = await put("aruba", body, { "Idempotency-Key": "secret-1" });
  expect(saved.body.integration.secrets.password.author.name).toBe("Ada Bonfanti");
  await test("aruba", { secrets: { password: SECRET }, values: before.values });
  const late = await put("aruba", body);
  expect(late.status).toBe(409);
  const said = JSON.stringify([saved, late, await list(), stateOf(mock.ctx.store.db), await mock.control.mails()]);
  expect(said).not.toContain(SECRET);
});

it("who is second is told what there is now, and by whom; the first one's stays", async () => {
  const before = await one("mailgun");
  const rename = (senderName: string) =>
    put("mailgun", { version: before.version, values: { ...before.values, senderName } });
  await rename("Donatori");
  const late = await rename("Gruppo");
  expect(late.body).toMatchObject({ code: "version", changed: { author: { name: "Ada Bonfanti" } } });
  expect(late.body.current.values.senderName).toBe("Donatori");
});

it("mails leave by a provider once a test of what is saved has passed, and by one at a time", async () => {
  const before = await one("aruba");
  expect((await put("aruba", { version: before.version, active: true })).body.code).toBe("state");
  const { body } = await put("aruba", {
    version: before.version,
    values: before.values,
    secrets: { password: SECRET },
  });
  expect(body.integration).toMatchObject({ usable: false, version: before.version + 1 });
  expect((await test("aruba")).body.result).toMatchObject({ sent: true, code: null });
  const { version, usable, lastError } = await one("aruba");
  expect([usable, lastError]).toEqual([true, null]);
  const switched = await put("aruba", { version, active: true });
  expect(switched.body.integration.active).toBe(true);
  expect((await one("mailgun")).active).toBe(false);
});

it("another address has to be tried again; the same values don't", async () => {
  const { version, values } = await one("mailgun");
  const same = await put("mailgun", { version, values });
  expect(same.body.integration).toMatchObject({ version, usable: true });
  const other = await put("mailgun", { version, values: { ...values, senderAddress: "altri@mg.esempio.it" } });
  expect(other.body.integration).toMatchObject({ version: version + 1, usable: false, active: true });
});

describe("a test", () => {
  it("of what is typed changes nothing; of what is saved, how it went", async () => {
    const { values } = await one("mailgun");
    expect((await test("mailgun", { values: { ...values, region: "us" } })).body.result.code).toBe("credentials");
    expect(await one("mailgun")).toMatchObject({ usable: true, lastError: { code: "limit" } });
    expect((await test("aruba")).body.result).toMatchObject({ sent: false, code: "credentials" });
    const foreign = { ...values, senderAddress: "notizie@altrove.it" };
    expect((await test("mailgun", { values: foreign })).body.result.code).toBe("sender");
  });

  it.each([
    ["mail-wrong-key", "credentials"],
    ["mail-unreachable", "unreachable"],
    ["mail-limit", "limit"],
  ] as const)("in the scenario %s says so, while the API answers", async (scenario, code) => {
    await mock.control.setScenario(scenario);
    expect((await test("mailgun")).body.result).toMatchObject({ sent: false, code });
    expect((await one("mailgun")).lastError).toMatchObject({ code, over: false });
  });

  it("goes to oneself, and a few times a minute", async () => {
    expect((await test("mailgun", { to: "altri@esempio.it" })).status).toBe(422);
    const answers = [];
    for (let times = 0; times < 7; times += 1) answers.push((await test("mailgun")).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

it("a line of the DNS is found an hour after it was asked for", async () => {
  const check = async () =>
    (await mock.call("POST", "/integrations/mailgun/domain", { token })).body.domain.records.map(
      ({ state }: { state: string }) => state,
    );
  expect(await check()).toEqual(["valid", "valid", "missing"]);
  await mock.control.setClock(new Date(mock.ctx.store.db.now() + 3_700_000).toISOString());
  token = await mock.enter("admin");
  expect(await check()).toEqual(["valid", "valid", "valid"]);
});

it("what is wrong is said by field, and what is unknown isn't kept", async () => {
  const { version, values } = await one("mailgun");
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

it("a third provider is there by its description alone", async () => {
  expect(await one("sendly")).toMatchObject({
    version: 0,
    active: false,
    values: { from: "" },
    secrets: { token: null },
  });
  await put("sendly", { version: 0, values: { from: "a@b.it" }, secrets: { token: SECRET } });
  expect((await test("sendly")).body.result.sent).toBe(true);
  const { version } = await one("sendly");
  expect((await put("sendly", { version, active: true })).body.integration.active).toBe(true);
});

describe("to all but administrators the doors are closed", () => {
  const CALLS = [
    ["GET", "/integrations", undefined],
    ["PUT", "/integrations/mailgun", { version: 1, active: true }],
    ["PUT", "/integrations/nobody", { version: 1 }],
    ["POST", "/integrations/mailgun/test", { to: "x" }],
    ["POST", "/integrations/mailgun/domain", undefined],
  ] as const;
  it.each(["manager", "director", "donor"] as const)("%s", async (persona) => {
    const other = await mock.enter(persona);
    for (const [method, path, body] of CALLS)
      expect([path, (await mock.call(method, path, { token: other, body })).status]).toEqual([path, 403]);
  });
  it("nobody", async () => {
    for (const [method, path, body] of CALLS) expect((await mock.call(method, path, { body })).status).toBe(401);
  });
});
