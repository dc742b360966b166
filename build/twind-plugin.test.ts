import { describe, expect, it } from "vitest";
import { replaceLiterals, twLiterals } from "./tw-literals";
import { classResolver, extract } from "./twind-plugin";

describe("twind is taken out by the build", () => {
  it("every class of the product's sources is known, and their rules are text without rem or viewport units", () => {
    const css = extract();
    expect(css).toContain("{");
    expect(css).not.toMatch(/[\d.](rem|vw|vh)\b/);
  }, 60_000);
  it("a class that twind doesn't know is named", () =>
    expect(classResolver().unknown("p-4 bg-surface gruop no-such-class group")).toEqual(["gruop", "no-such-class"]));
  it("literal calls become strings, comments stay", () =>
    expect(replaceLiterals("/** tw`p-1` */ const a = tw`p-4 m-2`;", "a.ts", (text) => text.toUpperCase())).toBe(
      '/** tw`p-1` */ const a = "P-4 M-2";',
    ));
  it("a call that isn't literal says where", () =>
    expect(() => twLiterals("\nconst a = tw`p-${n}`;", "a.ts")).toThrow("a.ts:2: tw takes literal classes only"));
});
