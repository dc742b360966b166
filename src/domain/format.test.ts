import { describe, expect, it } from "vitest";
import {
  formatFullDate,
  formatFullInstant,
  formatInstantMinute,
  formatFullMoment,
  formatNumber,
  formatPercent,
  formatShortDate,
  greeting,
  initials,
} from "./format";

describe("formatters", () => {
  it("write thousands with a dot, from four digits on", () => {
    expect(formatNumber(2000)).toBe("2.000");
    expect(formatNumber(100000)).toBe("100.000");
  });
  it("write percentages with a comma and a non-breaking space", () => {
    expect(formatPercent(0.288)).toBe("28,8\u00a0%");
    expect(formatPercent(0.39)).toBe("39\u00a0%");
  });
  it("write full dates, and short dates with the months of the specification", () => {
    expect(formatFullDate("2026-11-20")).toBe("venerdì 20 novembre 2026");
    expect(formatShortDate("2026-09-12")).toBe("12 Set 2026");
  });
  it("return a text that isn't a date unchanged", () => {
    expect(formatFullDate("ieri")).toBe("ieri");
    expect(formatShortDate("2026-13-45")).toBe("2026-13-45");
    expect(formatShortDate("2026-02-30")).toBe("2026-02-30");
    expect(formatFullDate("2026-02-30")).toBe("2026-02-30");
  });
  it("write an instant with its time in Rome", () => {
    expect(formatFullMoment(new Date("2026-11-20T19:41:05Z"))).toMatch(/^venerdì 20 novembre 2026.*20:41:05$/);
  });
  it("write an ISO instant the same way, and any other text unchanged", () => {
    expect(formatFullInstant("2026-11-20T19:41:05Z")).toMatch(/^venerdì 20 novembre 2026.*20:41:05$/);
    expect(formatFullInstant("ieri")).toBe("ieri");
    expect(formatInstantMinute("2026-11-20T19:41:05Z")).toMatch(/^venerdì 20 novembre 2026.*20:41$/);
    expect(formatInstantMinute("ieri")).toBe("ieri");
  });
  it("greet by the time in Rome", () => {
    expect(greeting(new Date("2026-11-20T08:00:00Z"))).toBe("Buongiorno");
    expect(greeting(new Date("2026-11-20T13:00:00Z"))).toBe("Buon pomeriggio");
    expect(greeting(new Date("2026-11-20T19:00:00Z"))).toBe("Buonasera");
    expect(greeting(new Date("2026-11-20T23:30:00Z"))).toBe("Buonasera");
  });
});

describe("initials (decisions §4)", () => {
  it.each([
    ["admin@gds.example", "AE"],
    ["Maria Grazia D'Annunzio", "MD"],
    ["Nicolò dell’Acqua", "ND"],
    ["marta.colombo@gds.example", "ME"],
    ["solo", "S"],
    ["", ""],
  ])("%s: %s", (email, expected) => expect(initials(email)).toBe(expected));
});
