import type { ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";

/** @returns the pairs of a value and what it means, of what was kept elsewhere; what is none is left out */
export function keptTranslations(kept: unknown): [value: string, to: string | null][] {
  return (Array.isArray(kept) ? (kept as unknown[]) : []).flatMap((pair) => {
    const [value, to] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return typeof value === "string" && (typeof to === "string" || to === null) ? [[value, to]] : [];
  });
}

/** @returns what stands in all rows, of what was kept elsewhere: for fields that there are */
export const keptConstants = (kept: Record<string, unknown>, entity: ImportEntity): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && importField(entity, pair[0]) !== undefined,
    ),
  );
