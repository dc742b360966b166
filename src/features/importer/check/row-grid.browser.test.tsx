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
      rows={rows}
      total={total}
      columns={COLUMNS}
      zones={[]}
      onEdit={nothing}
      onSkip={nothing}
      onUndo={nothing}
      onRedo={nothing}
      onPaste={nothing}
    />,
    700,
  );
  await until(() => scene.find("[role=row] [data-place='1-0']"));
  return scene;
}

it("only the visible columns are rendered, and all cells with a message", async () => {
  const { getByRole, remove } = await show();
  const grid = getByRole("grid").element();
  const cells = (row: number) =>
    getByRole("row")
      .nth(row + 1)
      .getByRole("gridcell")
      .elements()
      .map(({ textContent }) => textContent);
  expect(grid.getAttribute("aria-colcount")).toBe(String(COLUMNS.length + 2));
  expect(cells(1).length).toBeLessThan(COLUMNS.length / 2);
  // the messages determine the row's height, even those of columns that aren't visible
  expect(cells(0).join()).toContain("Così non si può leggere.");
  grid.scrollLeft = grid.scrollWidth;
  await expect.poll(() => cells(1)).toContain(`${LAST} 1`);
  await remove();
});

it("keys move to a column that wasn't rendered, and its cells are below its heading", async () => {
  const { getByRole, find, focused, remove } = await show();
  const first = find("[data-place='0-0']");
  first.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => focused()?.getAttribute("data-place")).toBe("1-0");
  await userEvent.keyboard("{Control>}{ArrowRight}{/Control}{ArrowLeft}");
  const place = `1-${COLUMNS.length - 1}`;
  await expect.poll(() => focused()?.getAttribute("data-place")).toBe(place);
  await expect.poll(() => find(`[data-place="${place}"]`).checkVisibility()).toBe(true);
  const head = getByRole("columnheader").elements().at(-2)!;
  expect(find(`[data-place="${place}"]`).getBoundingClientRect().left).toBeCloseTo(
    head.getBoundingClientRect().left,
    0,
  );
  await remove();
});
