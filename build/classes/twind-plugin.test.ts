import { describe, expect, it } from "vitest";
import { replaceLiterals, twLiterals } from "./tw-literals";
import { shortClasses, shortNames, shortRules } from "./short-classes";
import { classResolver, productNames, restOf, rules } from "./twind-plugin";

describe("twind is taken out by the build", () => {
  it("every class of the product's sources is known, and their rules are text without rem or viewport units", () => {
    const css = rules().join("");
    expect(css).toContain("{");
    expect(css).not.toMatch(/[\d.](rem|vw|vh)\b/);
  }, 60_000);
  it("a class that twind doesn't know is named", () =>
    expect(classResolver().unknown("p-4 bg-surface gruop no-such-class group")).toEqual(["gruop", "no-such-class"]));
  it("literal calls become strings, comments stay", () =>
    expect(replaceLiterals("/** tw`p-1` */ const a = tw`p-4 m-2`;", "a.ts", (text) => text.toUpperCase())).toBe(
      '/** tw`p-1` */ const a = "P-4 M-2";',
    ));
  it("what a set lacks keeps its place among the set's rules", () => {
    expect(restOf(["a", "b", "c", "d", "e"], new Set("bce"))).toBe("a\n2\nd\n1");
  });
  it("a call that isn't literal says where", () =>
    expect(() => twLiterals("\nconst a = tw`p-${n}`;", "a.ts")).toThrow("a.ts:2: tw takes literal classes only"));
  it("in the bundle classes have short names: one each, and none of the product's keeps the long one in a rule", () => {
    const names = productNames();
    expect(new Set(names.values()).size).toBe(names.size);
    const css = shortRules(rules().join("\n"), names);
    const used = new Set([...css.matchAll(/\.([a-z][a-z0-9]*)/g)].map(([, name]) => name));
    // but for those that have no rule of their own
    const unstyled = [...names].flatMap(([name, short]) => (used.has(short) ? [] : [name]));
    expect(unstyled).toEqual([]);
    const selectors = css.split("\n").flatMap((rule) => rule.match(/[^{}]+\{/g) ?? []);
    expect(selectors.filter((selector) => selector.includes("\\"))).toEqual([]);
  }, 60_000);
  it("short names stand in selectors, however the long ones are escaped, and values stay", () => {
    const names = shortNames(["w-0.5 group", "hover:p-[.5px] group 2xl"]);
    expect(names).toEqual(new Map([["group", "b"], ["2xl", "c"], ["hover:p-[.5px]", "d"], ["w-0.5", "f"]])); // prettier-ignore
    expect(shortClasses(" group w-0.5\n", names)).toBe("b f");
    const css =
      String.raw`@media (min-width:28.5px){.group:hover .hover\:p-\[\.5px\]:hover{width:.5px}}` +
      String.raw`.w-0\.5,.gds-root .\32 xl{content:".group"}`;
    expect(shortRules(css, names)).toBe(
      '@media (min-width:28.5px){.b:hover .d:hover{width:.5px}}.f,.gds-root .c{content:".group"}',
    );
    expect(() => shortClasses("p-4", names)).toThrow("p-4");
  });
});
