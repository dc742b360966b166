import { findPath } from "react-querybuilder";
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from "react";
import {
  checkFilter,
  type FilterContext,
  type FilterProblemCode,
} from "../../../../domain/filter/checking/check-filter";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterOf, toDraft, type EditedFilter } from "./draft";

export interface FilterDraft {
  draft: EditedFilter;
  setDraft: Dispatch<SetStateAction<EditedFilter>>;
  filter: FilterGroup;
  /** By node id. */
  problems: ReadonlyMap<string, FilterProblemCode>;
  /** Moves the focus to a part of a node after the next change. */
  focusNext: (id: string | undefined, part: string) => void;
}

/**
 * The draft of a filter, its problems and the focus.
 * @param box contains the builder
 */
export function useDraft(
  start: FilterGroup | null,
  context: FilterContext,
  box: RefObject<HTMLDivElement | null>,
): FilterDraft {
  const [draft, setDraft] = useState(() => toDraft(start));
  const filter = useMemo(() => filterOf(draft), [draft]);
  const problems = useMemo(() => {
    const found = checkFilter(filter, context);
    return new Map(found.map(({ path, code }) => [findPath([...path], draft)?.id ?? "", code]));
  }, [draft, filter, context]);
  const nextFocus = useRef<{ id: string | undefined; part: string } | null>(null);
  useEffect(() => {
    const target = nextFocus.current;
    if (!target) return;
    nextFocus.current = null;
    focusPart(box.current, target.id, target.part);
  }, [draft, box]);
  const focusNext = useCallback((id: string | undefined, part: string) => void (nextFocus.current = { id, part }), []);
  return { draft, setDraft, filter, problems, focusNext };
}

/** Focuses a part of a node, or the first control in it. */
export function focusPart(box: HTMLElement | null, id: string | undefined, part: string): void {
  const node = box?.querySelector(`[data-node="${CSS.escape(id ?? "")}"]`);
  // not the parts of nodes inside
  const own = [...(node?.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(part)}"]`) ?? [])].find(
    (element) => element.closest("[data-node]") === node,
  );
  const focusable = "button, input:not([tabindex='-1']), select, textarea";
  const target = own?.matches(focusable) ? own : own?.querySelector<HTMLElement>(focusable);
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
