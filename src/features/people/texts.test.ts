import { describe, expect, it } from "vitest";
import { texts as sessions } from "../../shared/account/sessions/texts";
import { texts } from "./texts";

describe("a date with a preposition", () => {
  it.each([
    [texts.invitedOn("2026-09-08T10:00:00Z"), "invito dell’8 Set 2026"],
    [texts.invitedOn("2026-09-18T10:00:00Z"), "invito del 18 Set 2026"],
    [texts.expiredOn("2026-09-11T10:00:00Z"), "invito scaduto l’11 Set 2026"],
    [texts.expiredOn("2026-09-12T10:00:00Z"), "invito scaduto il 12 Set 2026"],
    [sessions.opened("2026-09-11", "2026-09-12"), "accesso dell’11 Set 2026"],
    [sessions.opened("2026-09-12", "2026-09-12"), "accesso di oggi"],
  ])("%s", (text, expected) => expect(text).toBe(expected));

  it("an invitation of today has no date", () => {
    const now = new Date().toISOString();
    expect(texts.invitedOn(now)).toMatch(/^invito di oggi, \d/);
    expect(texts.expiredOn(now)).toMatch(/^invito scaduto oggi, \d/);
  });
});
