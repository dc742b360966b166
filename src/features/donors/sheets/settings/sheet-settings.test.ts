import { expect, it } from "vitest";
import { LABEL_SHEETS } from "../../../../domain/sheets/sheet-layout";
import { layoutOf, parseSettings } from "./sheet-settings";

it("settings are read from storage, without values that can't be printed", () => {
  const free = { ...LABEL_SHEETS["2x7"], gapX: 1 };
  const settings = { sheet: "free", free, offset: { x: -1.5, y: 0.5 } };
  expect(parseSettings(settings)).toEqual(settings);
  expect(layoutOf(parseSettings(settings))).toEqual(free);
  for (const damaged of [
    null,
    "x",
    { sheet: "9x9", free: { width: 300 }, offset: { x: 99, y: "1" } },
    { free: 1, offset: 2 },
  ])
    expect(parseSettings(damaged)).toEqual({ sheet: "3x8", free: LABEL_SHEETS["3x8"], offset: { x: 0, y: 0 } });
});
