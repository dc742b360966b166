import { expect, it } from "vitest";
import { DEFAULT_CONSENTS, isInForce, knownVersions, outdatedConsents, type ConsentVersion } from "./consent-settings";
import { paperEditions } from "./paper-editions";
import { checkConsent, MAX_CONSENT, publishConsents } from "./publish-consents";

type Written = Parameters<typeof publishConsents>[1];
const same: Written = {
  privacy: { ...DEFAULT_CONSENTS.privacy, correction: false },
  health: { ...DEFAULT_CONSENTS.health, correction: false },
  news: { ...DEFAULT_CONSENTS.news, correction: false },
  photos: { ...DEFAULT_CONSENTS.photos, correction: false },
};
const written = (change: Partial<Written>) => publishConsents(DEFAULT_CONSENTS, { ...same, ...change }, "2027-01-10");

it("an answer to a former text applies if the text in force only corrects it", () => {
  const corrected = written({ privacy: { summary: "Uno.", text: "Due.", correction: true } });
  expect(["1", "2", "2018", "0"].map((version) => isInForce(version, corrected.privacy))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const renewed = written({ privacy: { summary: "Uno.", text: "Due.", correction: false } });
  expect(["1", "2", "2018"].map((version) => isInForce(version, renewed.privacy))).toEqual([false, true, false]);
});

it("given consents to former texts are asked for again; refused and unknown ones aren't", () => {
  const texts = written({
    news: { summary: "Uno.", text: "Due.", correction: false },
    health: { summary: "Uno.", text: "Due.", correction: false },
  });
  const answers = [
    { code: "news", version: "1", given: true },
    { code: "photos", version: "1", given: true },
    { code: "health", version: "2018", given: true },
    { code: "cookies", version: "1", given: true },
  ];
  expect(outdatedConsents(answers, texts).map(({ code }) => code)).toEqual(["health", "news"]);
  expect(outdatedConsents([{ code: "news", version: "1", given: false }], texts)).toEqual([]);
});

it("a paper edition has the day of its texts and the changed ones", () => {
  const version = (code: string, number: string, date: string): ConsentVersion => ({
    code,
    version: number,
    date,
    correction: false,
    words: null,
  });
  const editions = paperEditions([
    version("privacy", "3", "2027-02-01"),
    version("privacy", "2", "2027-02-01"),
    version("health", "2", "2027-02-01"),
    ...knownVersions(DEFAULT_CONSENTS),
  ]);
  expect(
    editions.map(({ date, changed, versions }) => [date, changed.length, versions.privacy, versions.health]),
  ).toEqual([
    ["2027-02-01", 1, "3", "2"],
    ["2027-02-01", 2, "2", "2"],
    ["2026-11-01", 4, "1", "1"],
    ["2018-05-25", 4, "2018", "2018"],
  ]);
  expect(new Set(editions.map(({ id }) => id)).size).toBe(4);
});

it("an empty text and a text that is too long are problems", () => {
  expect(checkConsent({ summary: " ", text: "x".repeat(MAX_CONSENT + 1) })).toEqual([
    { field: "summary", code: "missing" },
    { field: "text", code: "too-long" },
  ]);
  expect(checkConsent(DEFAULT_CONSENTS.privacy)).toEqual([]);
});
