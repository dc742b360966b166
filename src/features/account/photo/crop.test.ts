import { describe, expect, it } from "vitest";
import { cropByKey, moveCrop, sideOf, rotateCrop, initialCrop, zoomCrop } from "./crop";

const WIDE = { width: 1000, height: 600 };

describe("the circle over a picture", () => {
  it("starts at the center, as wide as the shorter side", () => {
    const crop = initialCrop(WIDE);
    expect(crop).toEqual({ x: 500, y: 300, zoom: 1, turns: 0 });
    expect(sideOf(WIDE, crop)).toBe(600);
  });

  it("stays inside the picture, however far it is moved, zoomed or rotated", () => {
    let crop = moveCrop(WIDE, initialCrop(WIDE), -9, -9);
    expect(crop).toMatchObject({ x: 700, y: 300 });
    crop = moveCrop(WIDE, zoomCrop(WIDE, crop, 2), -9, -9);
    expect(crop).toMatchObject({ x: 850, y: 450, zoom: 2 });
    expect(zoomCrop(WIDE, crop, 0.1)).toMatchObject({ x: 700, y: 300, zoom: 1 });
    expect(zoomCrop(WIDE, crop, 99).zoom).toBe(5);
    const rotated = rotateCrop(WIDE, crop, 1);
    expect(zoomCrop(WIDE, rotated, rotated.zoom)).toEqual(rotated);
  });

  it("shows the same part after a rotation, and four rotations restore it", () => {
    const crop = zoomCrop(WIDE, { x: 850, y: 200, zoom: 3, turns: 0 }, 3);
    expect(rotateCrop(WIDE, crop, 1)).toEqual({ x: 400, y: 850, zoom: 3, turns: 1 });
    expect(rotateCrop(WIDE, rotateCrop(WIDE, crop, 1), -1)).toEqual(crop);
    expect([1, 1, 1, 1].reduce((now) => rotateCrop(WIDE, now, 1), crop)).toEqual(crop);
  });

  it("is moved, zoomed and rotated by keys", () => {
    const crop = zoomCrop(WIDE, initialCrop(WIDE), 2);
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
