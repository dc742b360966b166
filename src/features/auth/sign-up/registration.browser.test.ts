import { expect, it } from "vitest";
import { texts } from "../texts";
import { checkRegistration, toSend } from "./registration";

const ZOE = {
  firstName: "Zoè",
  lastName: "D'Amico",
  email: "zoe@posta.example",
  password: "cavallo batteria graffetta",
  area: "Lodi",
};

it("valid values have no errors", () => {
  expect(checkRegistration(ZOE)).toEqual({});
  expect(checkRegistration({ ...ZOE, firstName: "a".repeat(100), lastName: ` ${"b".repeat(100)} ` })).toEqual({});
});

it.each([
  [{ firstName: "a".repeat(300) }, { firstName: texts.nameTooLong }],
  [{ lastName: "a".repeat(101) }, { lastName: texts.nameTooLong }],
  [{ email: `zoe@${"posta.".repeat(35)}example` }, { email: texts.emailTooLong }],
])("%j has an error", (change, problems) => {
  expect(checkRegistration({ ...ZOE, ...change })).toEqual(problems);
});

it("sends plain apostrophes, and a password unchanged", () => {
  const typed = { ...ZOE, lastName: " D’Amico ", password: " spazi fuori " };
  expect(toSend(typed)).toEqual({ ...ZOE, password: " spazi fuori " });
});

it("sends names capitalised, also those filled in by the browser", () => {
  expect(toSend({ ...ZOE, firstName: "ZOÈ", lastName: "d’amico" })).toEqual(ZOE);
  expect(toSend({ ...ZOE, lastName: "de Luca" }).lastName).toBe("de Luca");
});

it("sends names and addresses without characters that nobody sees, which a copied text brings along", () => {
  const typed = { ...ZOE, firstName: "\u202aZoè\u202c", email: "\u200ezoe@posta.example\u2069" };
  expect(checkRegistration(typed)).toEqual({});
  expect(toSend(typed)).toEqual(ZOE);
  expect(checkRegistration({ ...ZOE, firstName: "\u202a\u202c" })).toEqual({ firstName: texts.firstNameMissing });
});
