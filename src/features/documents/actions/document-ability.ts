import type { Can } from "../../../api/session/ability";
import type { DocumentFolder, DocumentRow } from "../../../shared/documents/document";

/**
 * Whether the user may change a document or a folder, or one field of it. The server's `changeable` decides about the record, because
 * the conditions of a rule can't say "only documents of these zones" (docs/decisions/documents.md, "The server says who may see
 * and change a document"). Where the rules allow the record, those about its fields apply, too.
 */
export function mayChange(can: Can, record: DocumentRow | DocumentFolder, field?: string): boolean {
  if (record.changeable === false) return false;
  const judged = { ...record, ...(record.sight && { area: record.sight.areas }) };
  const byRules = can("update", "Document", judged);
  return byRules ? can("update", "Document", judged, field) : record.changeable === true;
}
