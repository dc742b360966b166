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

it("what can be sent has nothing against it", () => {
  expect(checkRegistration(ZOE)).toEqual({});
  expect(checkRegistration({ ...ZOE, firstName: "a".repeat(100), lastName: ` ${"b".repeat(100)} ` })).toEqual({});
});

it.each([
  [{ firstName: "a".repeat(300) }, { firstName: texts.nameTooLong }],
  [{ lastName: "a".repeat(101) }, { lastName: texts.nameTooLong }],
  [{ email: `zoe@${"posta.".repeat(35)}example` }, { email: texts.emailTooLong }],
])("%j is refused before it is sent", (change, problems) => {
  expect(checkRegistration({ ...ZOE, ...change })).toEqual(problems);
});

it("sends an apostrophe as registers hold it, and a password as it is", () => {
  const typed = { ...ZOE, lastName: " D’Amico ", password: " spazi fuori " };
  expect(toSend(typed)).toEqual({ ...ZOE, password: " spazi fuori " });
});

it("sends a name with its capitals, also one that the browser filled in", () => {
  expect(toSend({ ...ZOE, firstName: "ZOÈ", lastName: "d’amico" })).toEqual(ZOE);
  expect(toSend({ ...ZOE, lastName: "de Luca" }).lastName).toBe("de Luca");
});
