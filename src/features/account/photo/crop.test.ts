import { describe, expect, it } from "vitest";
import { cropByKey, moved, sideOf, turnedBy, wholeCrop, within, zoomed } from "./crop";

const WIDE = { width: 1000, height: 600 };

describe("the circle over a picture", () => {
  it("begins in the middle, as large as the shorter side", () => {
    const crop = wholeCrop(WIDE);
    expect(crop).toEqual({ x: 500, y: 300, zoom: 1, turns: 0 });
    expect(sideOf(WIDE, crop)).toBe(600);
  });

  it("never leaves the picture, however far it is moved, zoomed or turned", () => {
    let crop = moved(WIDE, wholeCrop(WIDE), -9, -9);
    expect(crop).toMatchObject({ x: 700, y: 300 });
    crop = moved(WIDE, zoomed(WIDE, crop, 2), -9, -9);
    expect(crop).toMatchObject({ x: 850, y: 450, zoom: 2 });
    expect(zoomed(WIDE, crop, 0.1)).toMatchObject({ x: 700, y: 300, zoom: 1 });
    expect(zoomed(WIDE, crop, 99).zoom).toBe(5);
    const turned = turnedBy(WIDE, crop, 1);
    expect(within(WIDE, turned)).toEqual(turned);
  });

  it("shows the same part after a turn, and all is as before after four", () => {
    const crop = within(WIDE, { x: 850, y: 200, zoom: 3, turns: 0 });
    expect(turnedBy(WIDE, crop, 1)).toEqual({ x: 400, y: 850, zoom: 3, turns: 1 });
    expect(turnedBy(WIDE, turnedBy(WIDE, crop, 1), -1)).toEqual(crop);
    expect([1, 1, 1, 1].reduce((now) => turnedBy(WIDE, now, 1), crop)).toEqual(crop);
  });

  it("is worked with keys alone", () => {
    const crop = zoomed(WIDE, wholeCrop(WIDE), 2);
    const press = (key: string, shiftKey = false) => cropByKey(WIDE, crop, { key, shiftKey });
    expect(press("ArrowRight")).toMatchObject({ x: 485, y: 300 });
    expect(press("ArrowUp", true)).toMatchObject({ x: 500, y: 301.5 });
    expect(press("+")?.zoom).toBeCloseTo(2.3);
    expect(press("-")?.zoom).toBeCloseTo(1.74, 2);
    expect(press("r")?.turns).toBe(1);
    expect(press("R", true)?.turns).toBe(3);
    expect(press("Tab")).toBeNull();
  });
});
