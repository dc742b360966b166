import { expect, it, vi } from "vitest";
import { CLOCK_OFFSET_MS, machineNow, offsetOf } from "./test-clock";

const MACHINE = Date.parse("2030-05-01T12:00:00Z");

it("the clock starts on 20 November 2026 at 11:00 in Rome, at the moment of TEST_NOW, or with the machine's time", () => {
  const startOf = (testNow?: string) => new Date(MACHINE + offsetOf(testNow, MACHINE)).toISOString();
  expect(startOf()).toBe("2026-11-20T10:00:00.000Z");
  expect(startOf("2027-01-01T00:10:00+01:00")).toBe("2026-12-31T23:10:00.000Z");
  expect(startOf("now")).toBe("2030-05-01T12:00:00.000Z");
});

it.each(["tomorrow", "2027-01-01", "2027-01-01T00:10"])("refuses a moment without a zone: %s", (testNow) => {
  expect(() => offsetOf(testNow, MACHINE)).toThrow(`It is ${testNow}.`);
});

it("moves the global Date by the offset of the run, below fake timers, too", () => {
  const isMoved = (now: number) => expect(Math.abs(now - machineNow() - CLOCK_OFFSET_MS)).toBeLessThan(60_000);
  isMoved(Date.now());
  isMoved(new Date().getTime());
  isMoved(Date.parse(Date()));
  vi.useFakeTimers({ toFake: ["Date"] });
  isMoved(Date.now());
  vi.useRealTimers();
  isMoved(Date.now());
});

it("leaves dates with arguments, and what a date is, unchanged", () => {
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(new Date(2026, 0, 31).getDate()).toBe(31);
  expect(new Date(NaN).getTime()).toBeNaN();
  expect(new Date().constructor).toBe(Date);
  expect(structuredClone(new Date())).toBeInstanceOf(Date);
  class Later extends Date {}
  expect(new Later()).toBeInstanceOf(Later);
});
