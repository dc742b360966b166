import { describe, expect, it } from "vitest";
import { formatRelative } from "./relative-time";

const NOW = Date.parse("2026-11-20T19:41:05Z");
const ago = (ms: number) => formatRelative(new Date(NOW - ms).toISOString(), NOW);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("a relative time", () => {
  it.each([
    [0, "ora"],
    [59_000, "ora"],
    [4 * MINUTE, "4 minuti fa"],
    [MINUTE, "1 minuto fa"],
    [2 * HOUR + 59 * MINUTE, "2 ore fa"],
    [DAY, "ieri"],
    [3 * DAY, "3 giorni fa"],
    [15 * DAY, "2 settimane fa"],
    [70 * DAY, "2 mesi fa"],
    [3 * 365 * DAY, "3 anni fa"],
  ])("%i ms ago is %s", (ms, text) => expect(ago(ms)).toBe(text));

  it("in the future is now", () => expect(ago(-5 * MINUTE)).toBe("ora"));
  it("of a text that isn't an instant is the text", () => expect(formatRelative("ieri sera", NOW)).toBe("ieri sera"));
});
