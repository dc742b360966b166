import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { ApiError } from "../../api/errors";
import { passwordSchema } from "./password-schema";
import { refusedFields } from "./refused-fields";
import { texts } from "./texts";

const wrong = (currentPassword: string, password: string, minimum = 8) => {
  const result = v.safeParse(passwordSchema(minimum), { currentPassword, password });
  return Object.fromEntries((result.issues ?? []).map(({ path, message }) => [path?.[0]?.key, message]));
};

describe("a change of password", () => {
  it("asks for the present one, and for a new one that is long enough for the role", () => {
    expect(wrong("Donatori2026!", "tre gatti sul tetto")).toEqual({});
    expect(wrong("", "tre gatti sul tetto")).toEqual({ currentPassword: texts.password.currentMissing });
    expect(Object.keys(wrong("Donatori2026!", "breve"))).toEqual(["password"]);
    expect(wrong("Donatori2026!", "tre gatti", 8)).toEqual({});
    expect(Object.keys(wrong("Donatori2026!", "tre gatti", 12))).toEqual(["password"]);
  });

  it("wants another one than before", () =>
    expect(wrong("tre gatti sul tetto", "tre gatti sul tetto")).toEqual({ password: texts.password.same }));
});

describe("a refused change", () => {
  const refused = (body: unknown) => refusedFields(new ApiError("http", "no", 422, null, body));

  it("says at which of the two fields", () =>
    expect(
      refused({
        error: [
          { msg: "Non è corretta", param: "currentPassword" },
          { msg: "Altro", param: "x" },
        ],
      }),
    ).toEqual([["currentPassword", "Non è corretta"]]));

  it("says nothing at a field for a body of another shape", () => {
    for (const body of [null, {}, { error: "no" }, { error: [{ param: "password" }] }])
      expect(refused(body)).toEqual([]);
  });
});
