import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { loadStrength } from "./index";
import { texts } from "./texts";
import { newPasswordSchema } from "./new-password-schema";

beforeAll(loadStrength);

const firstMessage = (password: string, minimum = 8) =>
  v.safeParse(newPasswordSchema(minimum), password).issues?.[0].message;

it("requires a password", () => expect(firstMessage("")).toBe(texts.missing));

it("says how many characters are missing", () => {
  expect(firstMessage("abcdxyz")).toBe(texts.tooShort(8, 1));
  expect(firstMessage("abcdxyz")).toContain("ne manca 1");
  expect(firstMessage("tavolinoro", 12)).toContain("almeno 12 caratteri, ne mancano 2");
});

it("refuses a common password", () => expect(firstMessage("Juventus1")).toBe(texts.common));

it("accepts words, spaces and accents unchanged", () => {
  const password = " perché no domani ";
  expect(v.parse(newPasswordSchema(12), password)).toBe(password);
});
