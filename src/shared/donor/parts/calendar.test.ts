import { expect, it } from "vitest";
import { calendarFile } from "./calendar";

const NOW = new Date("2026-11-20T19:41:05.123Z");
const file = (more: object = {}) =>
  calendarFile({ day: "2026-12-31", title: "Donare", note: "Prima; poi, \\ e\nbasta", id: "a,1", ...more }, NOW);

it("an event ends on the next day, and special characters are escaped", () => {
  const lines = file().split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTAMP:20261120T194105Z");
  expect(lines).toContain("UID:a\\,1");
  expect(lines).toContain("DESCRIPTION:Prima\\; poi\\, \\\\ e\\nbasta");
  expect([lines.at(0), lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

it("lines are folded at 75 octets without splitting characters", () => {
  const title = "È già ora 🩸 ".repeat(30);
  const folded = file({ title });
  const sizes = folded.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
