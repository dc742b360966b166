import { describe, expect, it } from "vitest";
import { stageAfter, stageFor } from "./stage";

type Stage = ReturnType<typeof stageFor>;

const CONFIRMATION: Stage = { at: "confirmation" };
const RECORD: Stage = { at: "record" };
const form = (more: Partial<Extract<Stage, { at: "form" }>> = {}): Stage => ({
  at: "form",
  confirmed: false,
  sent: false,
  opened: false,
  ...more,
});

describe("stageFor", () => {
  it("starts with the stage of the status", () => {
    expect(stageFor("provisioned", null)).toEqual(CONFIRMATION);
    expect(stageFor("pending", null)).toEqual(form());
    expect(stageFor("verified", null)).toEqual(RECORD);
    expect(stageFor("active", null)).toEqual(RECORD);
    expect(stageFor(null, null)).toEqual(RECORD);
  });

  it("marks the form as confirmed if the address was confirmed while the user waited", () => {
    expect(stageFor("pending", CONFIRMATION)).toEqual(form({ confirmed: true }));
  });

  it("goes from the confirmation to the record if the form was sent elsewhere", () => {
    expect(stageFor("verified", CONFIRMATION)).toEqual(RECORD);
  });

  it("keeps the form until the user leaves it, whatever the status", () => {
    for (const status of ["pending", "verified", "active", "provisioned"] as const)
      expect(stageFor(status, form({ sent: true }))).toEqual(form({ sent: true }));
  });

  it("never replaces the record by the form", () => {
    expect(stageFor("pending", RECORD)).toEqual(RECORD);
  });

  it("returns the same object if nothing changes, so that React doesn't render endlessly", () => {
    for (const [status, stage] of [
      ["provisioned", stageFor("provisioned", null)],
      ["pending", stageFor("pending", null)],
      ["active", stageFor("active", null)],
    ] as const)
      expect(stageFor(status, stage)).toBe(stage);
  });
});

describe("stageAfter", () => {
  it("opens and leaves the form", () => {
    expect(stageAfter("opened", RECORD)).toEqual(form({ opened: true }));
    expect(stageAfter("left", form({ sent: true }))).toEqual(RECORD);
  });

  it("keeps the form with its state after it was sent", () => {
    expect(stageAfter("sent", form({ confirmed: true }))).toEqual(form({ confirmed: true, sent: true }));
    expect(stageAfter("sent", RECORD)).toEqual(RECORD);
  });
});
