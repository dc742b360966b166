import { expect, it } from "vitest";
import { hrefFor } from "../routes";
import { findMailedToken } from "./mailed-token";

const tokenIn = (hash: string) =>
  findMailedToken({ hash, search: "" }, (path) => path === hrefFor("validate"))?.token ?? null;

it.each([
  `#${hrefFor("validate")}?token=validate-1`,
  "#/auth/validate?from=mail&token=validate-1&utm_source=mail",
  "#/auth/validate?from=mail&amp;token=validate-1",
  "#/auth/validate%3Ftoken=validate-1",
  "#%2Fauth%2Fvalidate%3Ftoken%3Dvalidate-1",
  "#/auth/validate%253Ftoken%253Dvalidate-1",
])("%s has the token of a mailed link", (hash) => {
  expect(tokenIn(hash)).toBe("validate-1");
});

it.each([
  "",
  "#",
  "#token=x",
  "#!/auth/validate?token=x",
  "#/auth/validate",
  "#/auth/validate?token=",
  "#/auth/validate?mytoken=x",
  "#/auth/validate/token=x",
  "#/it/auth/validate?token=x",
  `#${hrefFor("forgotPassword")}?token=x`,
  `#${hrefFor("firstLogin")}?token=x`,
  `#${hrefFor("confirmEmail")}?token=x`,
  "#/auth/%E0%A4%A?token=x",
])("%s has no mailed token", (hash) => {
  expect(tokenIn(hash)).toBeNull();
});
