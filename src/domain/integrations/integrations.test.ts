import { describe, expect, it } from "vitest";
import { checkValues, redact } from "./check-values";
import { plainFields, secretFields, wholeValues, type Provider } from "./provider";
import { PROVIDERS, aruba, mailgun } from "./providers";

const VALUES = {
  region: "eu",
  domain: "mg.esempio.it",
  senderName: "Gruppo Donatori di Sangue",
  senderAddress: "notizie@mg.esempio.it",
  replyTo: "",
};
const nothing = () => false;
const everything = () => true;

describe("a provider's form", () => {
  it.each(PROVIDERS)(
    "of $name has unique fields, the sender among them, and at least two options for each choice",
    (provider: Provider) => {
      const names = provider.fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of Object.values(provider.sender))
        expect(plainFields(provider).map((field) => field.name)).toContain(name);
      for (const { kind, choices } of provider.fields) expect(kind === "choice").toBe((choices?.length ?? 0) > 1);
      expect(secretFields(provider).length).toBeGreaterThan(0);
    },
  );

  it("is valid with its values and a secret, typed or stored", () => {
    expect(checkValues(mailgun, VALUES, { apiKey: "key-1" }, nothing)).toEqual([]);
    expect(checkValues(mailgun, VALUES, {}, everything)).toEqual([]);
  });

  it("has a problem for each missing or malformed field", () => {
    const wrong = {
      ...VALUES,
      region: "mars",
      domain: "https://mg.esempio.it",
      senderAddress: "notizie",
      senderName: " ",
    };
    expect(checkValues(mailgun, wrong, {}, nothing)).toEqual([
      { field: "region", code: "unknown" },
      { field: "domain", code: "form" },
      { field: "senderName", code: "missing" },
      { field: "senderAddress", code: "form" },
      { field: "apiKey", code: "missing" },
    ]);
  });

  it("doesn't accept an empty text for a new secret", () => {
    expect(checkValues(mailgun, VALUES, { apiKey: " " }, everything)).toEqual([{ field: "apiKey", code: "missing" }]);
    expect(checkValues(mailgun, VALUES, { signingKey: "" }, everything)).toEqual([
      { field: "signingKey", code: "missing" },
    ]);
    expect(checkValues(mailgun, VALUES, { apiKey: "k".repeat(501) }, nothing)).toEqual([
      { field: "apiKey", code: "too-long" },
    ]);
  });

  it("ignores secrets that a server sends", () => {
    const sent = { ...VALUES, apiKey: "key-1", signingKey: "s", more: "x" };
    expect(wholeValues(mailgun, sent)).toEqual(VALUES);
    expect(wholeValues(aruba, { port: 587, server: null })).toMatchObject({ port: "587", server: "" });
  });
});

it("secrets are removed from a provider's message in every encoding", () => {
  const key = 'key "a/b"&c';
  const message = `401 ${key} url=?k=${encodeURIComponent(key)} body={"k":${JSON.stringify(key)}}`;
  expect(redact(message, [key])).toBe('401 ••• url=?k=••• body={"k":"•••"}');
  expect(redact("Forbidden", ["", "id"])).toBe("Forbidden");
});
