import { describe, expect, it } from "vitest";
import { stageAfter, stageFor, type Stage } from "./stage";

const CONFIRMATION: Stage = { at: "confirmation" };
const RECORD: Stage = { at: "record" };
const form = (more: Partial<Extract<Stage, { at: "form" }>> = {}): Stage => ({
  at: "form",
  confirmed: false,
  sent: false,
  opened: false,
  ...more,
});

describe("where a donor stands by the server's word", () => {
  it("comes in by the status", () => {
    expect(stageFor("provisioned", null)).toEqual(CONFIRMATION);
    expect(stageFor("pending", null)).toEqual(form());
    expect(stageFor("verified", null)).toEqual(RECORD);
    expect(stageFor("active", null)).toEqual(RECORD);
    expect(stageFor(null, null)).toEqual(RECORD);
  });

  it("says at the form that the address was confirmed while they waited", () => {
    expect(stageFor("pending", CONFIRMATION)).toEqual(form({ confirmed: true }));
  });

  it("goes on from the confirmation to the record of who filled in the form elsewhere", () => {
    expect(stageFor("verified", CONFIRMATION)).toEqual(RECORD);
  });

  it("keeps the form until it is left, whatever happens elsewhere", () => {
    for (const status of ["pending", "verified", "active", "provisioned"] as const)
      expect(stageFor(status, form({ sent: true }))).toEqual(form({ sent: true }));
  });

  it("forces the form upon nobody who is at the record", () => {
    expect(stageFor("pending", RECORD)).toEqual(RECORD);
  });

  it("is the same object while nothing changes: React would render without end", () => {
    for (const [status, stage] of [
      ["provisioned", stageFor("provisioned", null)],
      ["pending", stageFor("pending", null)],
      ["active", stageFor("active", null)],
    ] as const)
      expect(stageFor(status, stage)).toBe(stage);
  });
});

describe("after a step", () => {
  it("the form is opened, and left", () => {
    expect(stageAfter("opened", RECORD)).toEqual(form({ opened: true }));
    expect(stageAfter("left", form({ sent: true }))).toEqual(RECORD);
  });

  it("what was sent stands at the form, with what was known of it", () => {
    expect(stageAfter("sent", form({ confirmed: true }))).toEqual(form({ confirmed: true, sent: true }));
    expect(stageAfter("sent", RECORD)).toEqual(RECORD);
  });
});
