import { expect, it } from "vitest";
import { checkLogin } from "./login-fields";
import { texts } from "./texts";

it("asks for what is missing", () =>
  expect(checkLogin({ email: "  ", password: "" })).toEqual({
    email: texts.emailMissing,
    password: texts.passwordMissing,
  }));

it.each(["marco", "marco@", "marco@esempio", "@esempio.it", "marco bianchi@esempio.it"])("%s is no address", (email) =>
  expect(checkLogin({ email, password: "x" })).toEqual({ email: texts.emailWrong }),
);

it("lets a pasted address with spaces around it through, and any password", () =>
  expect(checkLogin({ email: " marco@esempio.it ", password: " " })).toEqual({}));
