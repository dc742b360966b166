import { expect, it } from "vitest";
import { IMPORT_ENTITIES } from "../../../domain/import/entity";
import { blankFile } from "../../../shared/lists/exports/blank-file";
import { createEngine } from "../engine/engine";
import { templateColumns } from "./template-columns";

const engine = () => createEngine({ today: "2026-11-24", zones: ["Lodi"] });
const noProgress = () => undefined;

it.each(IMPORT_ENTITIES)("all columns of the CSV template of %s are recognised", async (entity) => {
  const columns = templateColumns(entity);
  const template = await blankFile(entity, columns, "csv");
  const filled = engine();
  const row = `${columns.map(() => "x").join(";")}\r\n`;
  const reading = await filled.open(new File([template, row], "modello.csv"), noProgress);
  expect(reading).toMatchObject({ entity, rows: 1 });
  const matching = await filled.matching();
  expect(matching.columns.map(({ field }) => field)).toEqual(columns.map(({ name }) => name));
});

it.each(IMPORT_ENTITIES)("the empty XLSX template of %s is refused, because it has only headings", async (entity) => {
  const template = await blankFile(entity, templateColumns(entity), "xlsx");
  await expect(engine().open(new File([template], "modello.xlsx"), noProgress)).rejects.toThrow("solo le intestazioni");
});
