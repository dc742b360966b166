import { endpoints } from "../../../../api/endpoints";
import { RECORDS, type RecordKind } from "../../../../domain/records/records";

/** @returns the read of all records of a kind, without an order; the rows have the name of their endpoint */
export function listOf(entity: RecordKind) {
  const { rows = entity, query } = RECORDS[entity].list;
  return { path: endpoints[rows as "donors"](), query, rows };
}
