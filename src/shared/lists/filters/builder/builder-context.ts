import { createContext, useContext } from "react";
import type { FilterProblemCode } from "../../../../domain/filter/checking/check-filter";
import type { FilterField, FilterFields } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/record-kinds";
import type { DraftNode } from "./draft";
import type { Path, RuleType } from "react-querybuilder";

/** What every rule and group of the builder knows, and can do. */
export interface Builder {
  list: RecordKind;
  fields: FilterFields;
  /** The field of a rule, or none for one that is not chosen, or that is no longer there. */
  fieldOf: (rule: RuleType) => FilterField | undefined;
  /** What is wrong with a node, in words; only once its editor has been left. */
  problemOf: (node: DraftNode) => { code: FilterProblemCode; text: string } | undefined;
  /** Whether a field is offered: zones to whom sees several. One that a rule has already stays. */
  offers: (field: FilterField) => boolean;
  /** An editor was left: from now on it says what is wrong. */
  leave: (id: string) => void;
  replace: (rule: RuleType, path: Path) => void;
  setProperty: (property: "combinator" | "not" | "muted", value: string | boolean, path: Path) => void;
  addRule: (path: Path) => void;
  addGroup: (path: Path) => void;
  remove: (path: Path) => void;
  duplicate: (path: Path) => void;
  ungroup: (path: Path) => void;
  /** @param part which control keeps the focus, by its `data-part` */
  move: (path: Path, to: "up" | "down" | Path, part?: string) => void;
  /** The zones whose rows may be seen, by name; none while nobody knows. */
  zones: readonly string[];
}

export const BuilderContext = createContext<Builder | null>(null);

/** @throws Error outside a builder */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("useBuilder needs a builder above");
  return builder;
}

/** @returns how a place is called: "2.1" for the first node of the second */
export const placeName = (path: Path): string => path.map((at) => at + 1).join(".");
