import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { importFields } from "../../../domain/import/import-fields";
import { stage, until } from "../../../ui/test-support";
import type { GridRow } from "../engine/types";
import { gridColumns } from "./columns";
import { RowGrid } from "./row-grid";

const NAMES = importFields("donors").map(({ name }) => name);
const COLUMNS = gridColumns("donors", NAMES, { error: new Set(), warning: new Set() });
const LAST = COLUMNS.at(-1)!.field.name;

const rowAt = (index: number): GridRow => ({
  row: index + 2,
  values: Object.fromEntries(NAMES.map((name) => [name, `${name} ${index}`])),
  problems: index === 0 ? [{ field: LAST, kind: "text", level: "error", message: "Così non si può leggere." }] : [],
  skipped: false,
});

async function show() {
  const nothing = () => undefined;
  const total = 1_000;
  const rows = { total, at: rowAt, load: nothing, fields: NAMES };
  const scene = await stage(
    <RowGrid
      {...{ rows, total, columns: COLUMNS, zones: [] }}
      {...{ onEdit: nothing, onSkip: nothing, onUndo: nothing, onRedo: nothing, onPaste: nothing }}
    />,
    700,
  );
  await until(() => scene.find("[role=row] [data-place='1-0']"));
  return scene;
}

it("of many columns those in sight are in the page, and what is wrong with any of a row in sight", async () => {
  const { shadow, remove } = await show();
  const cells = (row: number) => [...shadow.querySelectorAll(`[aria-rowindex="${row + 2}"] [role=gridcell]`)];
  expect(shadow.querySelector("[role=grid]")?.getAttribute("aria-colcount")).toBe(String(COLUMNS.length + 2));
  expect(cells(1).length).toBeLessThan(COLUMNS.length / 2);
  // a row is as high as what is wrong in it, wherever that stands
  expect(
    cells(0)
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain("Così non si può leggere.");
  const box = shadow.querySelector("[role=grid]")!;
  box.scrollLeft = box.scrollWidth;
  await expect.poll(() => cells(1).map((cell) => cell.textContent)).toContain(`${LAST} 1`);
  await remove();
});

it("keys lead to a column that wasn't in the page, and a cell stands under its heading", async () => {
  const { shadow, find, focused, remove } = await show();
  const first = find("[data-place='0-0']");
  first.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => focused()?.getAttribute("data-place")).toBe("1-0");
  await userEvent.keyboard("{Control>}{ArrowRight}{/Control}{ArrowLeft}");
  const place = `1-${COLUMNS.length - 1}`;
  await expect.poll(() => focused()?.getAttribute("data-place")).toBe(place);
  await expect.poll(() => find(`[data-place="${place}"]`).checkVisibility()).toBe(true);
  const head = [...shadow.querySelectorAll("[role=columnheader]")].at(-2)!;
  expect(find(`[data-place="${place}"]`).getBoundingClientRect().left).toBeCloseTo(
    head.getBoundingClientRect().left,
    0,
  );
  await remove();
});
