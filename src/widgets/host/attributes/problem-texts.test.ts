import { expect, it } from "vitest";
import { problemMessage } from "./problem-texts";
import { readSettings } from "./settings";

const messages = (raw: Parameters<typeof readSettings>[0]) => {
  const outcome = readSettings(raw, { page: "https://club.example/", titleByDefault: false });
  return outcome.status === "wrong" ? outcome.problems.map(problemMessage) : [];
};

it("the message about a missing attribute has an example", () =>
  expect(messages({})).toEqual([
    "Manca l’attributo api-base: è l’indirizzo dell’API, per esempio https://api.esempio.it/v2.",
  ]));

it("the messages name the attribute, its value and the allowed values", () =>
  expect(
    messages({ apiBase: "https://api.example/v1", theme: "pink", privacyUrl: "x", recaptchaSiteKey: "a b" }),
  ).toEqual([
    "L’attributo api-base deve finire con /v2: «https://api.example/v1».",
    "L’attributo recaptcha-site-key non è una chiave valida.",
    "L’attributo privacy-url non è un indirizzo valido: «x».",
    "L’attributo theme vale «pink», ma può essere solo light, dark, auto.",
  ]));
