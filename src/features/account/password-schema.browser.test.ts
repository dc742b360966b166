import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { passwordSchema } from "./password-schema";
import { texts } from "./texts";

const wrong = (currentPassword: string, password: string, minimum = 8) => {
  const result = v.safeParse(passwordSchema(minimum), { currentPassword, password });
  return Object.fromEntries((result.issues ?? []).map(({ path, message }) => [path?.[0]?.key, message]));
};

describe("a change of password", () => {
  it("requires the current password, and a new one that is long enough for the role", () => {
    expect(wrong("Donatori2026!", "tre gatti sul tetto")).toEqual({});
    expect(wrong("", "tre gatti sul tetto")).toEqual({ currentPassword: texts.password.currentMissing });
    expect(Object.keys(wrong("Donatori2026!", "breve"))).toEqual(["password"]);
    expect(wrong("Donatori2026!", "tre gatti", 8)).toEqual({});
    expect(Object.keys(wrong("Donatori2026!", "tre gatti", 12))).toEqual(["password"]);
  });

  it("requires a new password that differs from the current one", () =>
    expect(wrong("tre gatti sul tetto", "tre gatti sul tetto")).toEqual({ password: texts.password.same }));
});
