import { expect, it } from "vitest";
import { calendarFile } from "./calendar";

const NOW = new Date("2026-11-20T19:41:05.123Z");
const file = (more: object = {}) =>
  calendarFile({ day: "2026-12-31", title: "Donare", note: "Prima; poi, \\ e\nbasta", id: "a,1", ...more }, NOW);

it("a whole day ends the day after it, over the year's end too; special characters are escaped", () => {
  const lines = file().split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTAMP:20261120T194105Z");
  expect(lines).toContain("UID:a\\,1");
  expect(lines).toContain("DESCRIPTION:Prima\\; poi\\, \\\\ e\\nbasta");
  expect([lines.at(0), lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

it("no line is longer than 75 octets, and none is broken within a letter", () => {
  const title = "È già ora 🩸 ".repeat(30);
  const folded = file({ title });
  const sizes = folded.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
