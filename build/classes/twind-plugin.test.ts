import { describe, expect, it } from "vitest";
import { replaceLiterals, twLiterals } from "./tw-literals";
import { classResolver, restOf, rules } from "./twind-plugin";

describe("the build replaces twind", () => {
  it("every class of the product's sources is known, and their rules are text without rem or viewport units", () => {
    const css = rules().join("");
    expect(css).toContain("{");
    expect(css).not.toMatch(/[\d.](rem|vw|vh)\b/);
  }, 60_000);
  it("rules are as short as they can be", () => {
    const css = rules().join("");
    for (const short of ["margin-inline:-8px", "inset:0px", "color:rgb(255,255,255)"]) expect(css).toContain(short);
    expect(css).not.toMatch(/-moz-column-gap|calc\([\d.]+px \* -1\)|margin-left:([^;}]+);margin-right:\1[;}]/);
  }, 60_000);
  it("no rule reads a variable of twind that no rule sets, as shadow-[…] does", () => {
    const css = rules().join("");
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const read = [...css.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name]) => name);
    expect(read.filter((name) => !set.has(name))).toEqual([]);
  }, 60_000);
  it("unknown classes are reported by name", () =>
    expect(classResolver().unknown("p-4 bg-surface gruop no-such-class group")).toEqual(["gruop", "no-such-class"]));
  it("literal calls become strings, comments stay", () =>
    expect(replaceLiterals("/** tw`p-1` */ const a = tw`p-4 m-2`;", "a.ts", (text) => text.toUpperCase())).toBe(
      '/** tw`p-1` */ const a = "P-4 M-2";',
    ));
  it("the rest of the rules keeps its order among the rules of a set", () => {
    expect(restOf(["a", "b", "c", "d", "e"], new Set("bce"))).toBe("a\n2\nd\n1");
  });
  it("a call with an expression throws an error with its file and line", () =>
    expect(() => twLiterals("\nconst a = tw`p-${n}`;", "a.ts")).toThrow("a.ts:2: tw takes literal classes only"));
});
