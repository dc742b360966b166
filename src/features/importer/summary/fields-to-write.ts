import { OPTIONAL_FIELDS } from "../../../domain/import/entity";
import type { Import } from "../api/read-imports";
import type { KeptPlan } from "../draft/types";

/**
 * @param former fields that were excluded before: the server no longer counts them
 * @returns the fields that are overwritten, as the server takes them; null for all but the optional ones
 */
export function fieldsToWrite(
  { left, chosen }: Pick<KeptPlan, "left" | "chosen">,
  { changes }: Import,
  former: readonly string[] = left,
): string[] | null {
  if (left.length === 0 && chosen.length === 0) return null;
  const known = new Set([...changes.flatMap((one) => one?.field ?? []), ...former]);
  const plain = [...known].filter((field) => !left.includes(field) && !OPTIONAL_FIELDS.includes(field));
  return [...plain, ...chosen];
}
