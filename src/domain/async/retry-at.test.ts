import { expect, it } from "vitest";
import { retryAt } from "./retry-at";

const now = new Date("2026-11-20T22:41:05Z");

it("names the time in Rome", () => {
  expect(retryAt(new Date("2026-11-20T22:43:05Z"), now)).toBe("Riprova alle 23:43:05.");
});

it("names the day, too, if it isn't today", () => {
  expect(retryAt(new Date("2026-11-20T23:00:01Z"), now)).toBe("Riprova sabato 21 novembre 2026 alle ore 00:00:01.");
});
