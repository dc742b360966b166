import { expect, it } from "vitest";
import { parseResponse } from "../../api/readers/parse-response";
import { DEFAULT_CONSENTS } from "../../domain/settings/consent-settings";
import { consentTextsAnswer, consentVersionsAnswer, versionsOf } from "./read-texts";

const OWN = { version: "7", date: "2027-01-10", summary: "Uno.", text: "Due.", sameAs: ["6"] };
const read = (values: unknown) => parseResponse(consentTextsAnswer, { settings: { consents: { version: 3, values } } });

it("reads an association's own texts, and defaults for the others", () => {
  expect(read({ privacy: OWN }).values).toEqual({ ...DEFAULT_CONSENTS, privacy: OWN });
});

it.each([
  ["no text", { ...OWN, text: "" }],
  ["no version", { ...OWN, version: null }],
  ["a day that isn't one", { ...OWN, date: "presto" }],
  ["something else", "7"],
])("a text with %s is replaced by the default text with its own version", (_what, sent) => {
  expect(read({ privacy: sent }).values.privacy).toEqual(DEFAULT_CONSENTS.privacy);
});

it.each([undefined, null, {}, { settings: null }, { settings: { consents: "1" } }])(
  "%j gives the default texts",
  (body) => expect(parseResponse(consentTextsAnswer, body)).toEqual({ version: null, values: DEFAULT_CONSENTS }),
);

it("a version that existed on paper only has no text", () => {
  const sent = [
    { code: "privacy", version: "2018", date: "2018-05-25", words: null },
    { code: "privacy", version: "2017", date: null },
  ];
  expect(versionsOf(parseResponse(consentVersionsAnswer, { versions: sent }))).toEqual([
    { code: "privacy", version: "2018", date: "2018-05-25", correction: false, words: null },
  ]);
});
