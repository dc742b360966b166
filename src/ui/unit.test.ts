import { afterEach, describe, expect, it, vi } from "vitest";
import { scaleLengths, unit, unitRule } from "./unit";

describe("lengths of a style sheet", () => {
  it("follow the unit, also within functions and if negative", () => {
    expect(scaleLengths(".a{padding:4px -8px;width:max(100%,44px);flex:1 1 calc(100% - 220px)}")).toBe(
      `.a{padding:${unit(4)} ${unit(-8)};width:max(100%,${unit(44)});flex:1 1 calc(100% - ${unit(220)})}`,
    );
    expect(scaleLengths(".a{margin:2.5px}")).toBe(`.a{margin:${unit(2.5)}}`);
  });

  it("aren't scaled for lines of up to 2 px", () => {
    const rule = ".a{border:1px solid;outline:2px solid;margin:0px;box-shadow:inset 0 0 0 1.5px red}";
    expect(scaleLengths(rule)).toBe(rule);
  });

  it("become em in conditions, where em is the default font size", () => {
    expect(scaleLengths("@container gds (min-width:640px) and (max-width:899.98px){.a{gap:4px}}")).toBe(
      `@container gds (min-width:40em) and (max-width:56.24875em){.a{gap:${unit(4)}}}`,
    );
    expect(scaleLengths("@media (max-height: 420px) {}")).toBe("@media (max-height: 26.25em) {}");
  });

  it("aren't scaled in class names", () => {
    expect(scaleLengths(String.raw`.w-\[72px\],.min\(0\,8px\){width:72px}`)).toBe(
      String.raw`.w-\[72px\],.min\(0\,8px\){width:${unit(72)}}`,
    );
  });
});

describe("the rule of the unit", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is 1 px if a browser can't register it, and in print", () => {
    vi.stubGlobal("CSS", {});
    expect(unitRule()).toBe(":host{--gds-unit:1px}");
    vi.stubGlobal("CSS", { registerProperty: vi.fn() });
    expect(unitRule()).toContain("@media print{:host{--gds-unit:1px}}");
  });
});
