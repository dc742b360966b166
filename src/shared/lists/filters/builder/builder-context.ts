import type { FilterProblemCode } from "../../../../domain/filter/checking/check-filter";
import type { FilterField, FilterFields } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/records/records";
import type { Path, Schema, FullField } from "react-querybuilder";

/** What react-querybuilder hands to the views of rules and groups besides the query: its `context`. */
export interface BuilderContext {
  list: RecordKind;
  fields: FilterFields;
  /** Zones aren't offered to users who see only one. */
  offers: (field: FilterField) => boolean;
  /** Names of the visible zones. */
  zones: readonly string[];
  /** Marks a node as touched. */
  touch: (id: string) => void;
}

/** @returns the problem that a node shows */
export function shownProblem({ validationMap }: Schema<FullField, string>, id = ""): FilterProblemCode | undefined {
  const result = validationMap[id];
  // the validator's reasons are codes
  return typeof result === "object" ? (result.reasons?.[0] as FilterProblemCode) : undefined;
}

/** @returns the number of a node: "2.1" */
export const placeName = (path: Path): string => path.map((at) => at + 1).join(".");
