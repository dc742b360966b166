import { beforeEach, expect, it } from "vitest";
import { CONSENTS, type ConsentCode } from "../../domain/donor/consents";
import type { ConsentSettings, ConsentVersion } from "../../domain/settings/consent-settings";
import type { Persona } from "../control";
import type { ConsentRecord } from "../db/models";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock(200);
});
const as = async (persona: Persona, method: string, path: string, body?: unknown) =>
  mock.call(method, path, { token: await mock.enter(persona), body });
interface Section {
  version: number;
  values: ConsentSettings;
}
const section = async (): Promise<Section> => (await mock.call("GET", "/settings")).body.settings.consents as Section;
async function publish(code: ConsentCode, text: string, correction = false) {
  const { version, values } = await section();
  const written = { ...values, [code]: { ...values[code], text, correction } };
  return as("admin", "PUT", "/settings/consents", { version, values: written });
}
const versions = async (): Promise<ConsentVersion[]> =>
  (await mock.call("GET", "/settings/consents/versions")).body.versions as ConsentVersion[];

it("a changed text becomes a new version with the server's number and day, and the former version stays readable", async () => {
  const before = await section();
  const { values } = (await publish("privacy", "Parole nuove.")).body.section as Section;
  expect(values.privacy).toMatchObject({ version: "2", date: "2026-11-20", sameAs: [], text: "Parole nuove." });
  expect(values.health).toEqual(before.values.health);
  const [now, ...former] = await versions();
  expect(now).toMatchObject({ code: "privacy", version: "2", words: { text: "Parole nuove." } });
  expect(former.find(({ code, version }) => code === "privacy" && version === "1")?.words?.text).toBe(
    before.values.privacy.text,
  );
  expect(former.filter(({ version }) => version === "2018").map(({ words }) => words)).toEqual(
    CONSENTS.map(() => null),
  );
  await publish("privacy", "Parole nuove. ");
  expect((await section()).version).toBe(before.version + 1);
});

it("a correction is a version with the same meaning as earlier ones; a new text has another meaning", async () => {
  await publish("health", "Corretto.", true);
  expect((await section()).values.health).toMatchObject({ version: "2", sameAs: ["2018", "1"] });
  expect((await versions())[0]).toMatchObject({ code: "health", version: "2", correction: true });
  await publish("health", "Nuovo.");
  expect((await section()).values.health).toMatchObject({ version: "3", sameAs: [] });
});

it("the preview counts donors who would have to answer again, without those who refused or died", async () => {
  const { version, values } = await section();
  const preview = async (code: ConsentCode, correction: boolean) =>
    (
      await as("admin", "POST", "/settings/consents/preview", {
        values: { ...values, [code]: { ...values[code], text: "Altro.", correction } },
      })
    ).body as { asked: number; onPaper: number };
  const privacy = await preview("privacy", false);
  const news = await preview("news", false);
  expect(privacy.asked).toBeGreaterThan(news.asked);
  expect(news.asked).toBeGreaterThan(0);
  expect(privacy.onPaper).toBeLessThan(privacy.asked);
  expect(await preview("privacy", true)).toMatchObject({ asked: 0, onPaper: 0 });
  expect((await section()).version).toBe(version);
});

it("a consent to a former text is kept and doesn't change the next donation; an answer to it is refused", async () => {
  const { user } = (await as("donor", "GET", "/auth/me")).body as { user: { _id: string } };
  const own = async () => (await as("donor", "GET", `/registration/${user._id}`)).body as Own;
  interface Own {
    donor: { status: string; privacy: boolean; nextDonation: unknown };
    consents: ConsentRecord[];
  }
  const before = await own();
  await publish("privacy", "Nuovo.");
  await publish("health", "Nuovo.");
  expect(await own()).toEqual(before);

  const answer = (code: string, version: string, given = true) =>
    as("donor", "PUT", `/registration/${user._id}/consents`, { consents: [{ code, version, given }] });
  const late = await answer("privacy", "1");
  expect([late.status, late.body.error[0].param]).toEqual([422, "consentPrivacy"]);
  expect((await answer("privacy", "2")).status).toBe(200);
  const after = await own();
  expect(after.consents.find(({ code }) => code === "privacy")).toMatchObject({ version: "2", source: "form" });
  expect(after.consents.find(({ code }) => code === "health")).toEqual(
    before.consents.find(({ code }) => code === "health"),
  );
  expect(after.donor).toMatchObject({ status: before.donor.status, privacy: true });
});

it("answers for another person, without content, or before the registration form are refused", async () => {
  const { user } = (await as("donor", "GET", "/auth/me")).body as { user: { _id: string } };
  const body = { consents: [{ code: "news", version: "1", given: true }] };
  for (const persona of ["admin", "manager", "pending"] as const)
    expect((await as(persona, "PUT", `/registration/${user._id}/consents`, body)).status, persona).toBe(403);
  expect((await as("donor", "PUT", `/registration/${user._id}/consents`, { consents: [] })).status).toBe(422);
  const pending = (await as("pending", "GET", "/auth/me")).body as { user: { _id: string } };
  const early = await as("pending", "PUT", `/registration/${pending.user._id}/consents`, body);
  expect([early.status, early.body.code]).toEqual([409, "status"]);
});
