import { createContext, useContext } from "react";
import type { FilterProblemCode } from "../../../../domain/filter/checking/check-filter";
import type { FilterField, FilterFields } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/record-kinds";
import type { DraftNode } from "./draft";
import type { Path, RuleType } from "react-querybuilder";

export interface Builder {
  list: RecordKind;
  fields: FilterFields;
  /** Undefined if the rule has no field, or the field no longer exists. */
  fieldOf: (rule: RuleType) => FilterField | undefined;
  /** Undefined without a problem; unfinished nodes show theirs after they were touched. */
  problemOf: (node: DraftNode) => { code: FilterProblemCode; text: string } | undefined;
  /** Zones aren't offered to users who see only one. */
  offers: (field: FilterField) => boolean;
  /** Marks a node as touched. */
  touch: (id: string) => void;
  replace: (rule: RuleType, path: Path) => void;
  setProperty: (property: "combinator" | "not" | "muted", value: string | boolean, path: Path) => void;
  addRule: (path: Path) => void;
  addGroup: (path: Path) => void;
  remove: (path: Path) => void;
  duplicate: (path: Path) => void;
  ungroup: (path: Path) => void;
  /** @param part which control keeps the focus, by its `data-part` */
  move: (path: Path, to: "up" | "down" | Path, part?: string) => void;
  /** Names of the visible zones. */
  zones: readonly string[];
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("useBuilder needs a builder above");
  return builder;
}

/** @returns the number of a node: "2.1" */
export const placeName = (path: Path): string => path.map((at) => at + 1).join(".");
