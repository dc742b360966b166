import type { ExportField } from "../../../domain/export/export-fields";
import type { ImportEntity } from "../../../domain/import/entity";
import { importFields } from "../../../domain/import/import-fields";

/** @returns the fields of a template: single parts (last name, first name) instead of joined fields (full name) */
export const templateColumns = (entity: ImportEntity): readonly ExportField[] =>
  importFields(entity).filter(({ parts }) => parts === undefined);
