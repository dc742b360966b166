import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import {
  checkFilter,
  type FilterContext,
  type FilterProblemCode,
} from "../../../../domain/filter/checking/check-filter";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterOf, nodeAt, toDraft, type EditedFilter } from "./draft";

export interface FilterDraft {
  draft: EditedFilter;
  setDraft: (draft: EditedFilter) => void;
  filter: FilterGroup;
  /** What is wrong, by the node's id; the outermost group's for the filter as a whole. */
  problems: ReadonlyMap<string, FilterProblemCode>;
  /** After the next change the focus goes to a part of a node. */
  focusNext: (id: string | undefined, part: string) => void;
}

/**
 * A filter that is being built, with what is wrong in it and where the focus goes.
 * @param box where it is built: there the focus is looked for
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
    return new Map(found.map(({ path, code }) => [nodeAt(draft, path)?.id ?? "", code]));
  }, [draft, filter, context]);
  const wanted = useRef<{ id: string | undefined; part: string } | null>(null);
  useEffect(() => {
    const wish = wanted.current;
    if (!wish) return;
    wanted.current = null;
    focusPart(box.current, wish.id, wish.part);
  }, [draft, box]);
  const focusNext = useCallback((id: string | undefined, part: string) => void (wanted.current = { id, part }), []);
  return { draft, setDraft, filter, problems, focusNext };
}

/** The part itself, or the first thing in it that takes the focus. */
export function focusPart(box: HTMLElement | null, id: string | undefined, part: string): void {
  const node = box?.querySelector(`[data-node="${CSS.escape(id ?? "")}"]`);
  // a group's own parts, not those of its rules
  const own = [...(node?.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(part)}"]`) ?? [])].find(
    (element) => element.closest("[data-node]") === node,
  );
  const focusable = "button, input:not([tabindex='-1']), select, textarea";
  const target = own?.matches(focusable) ? own : own?.querySelector<HTMLElement>(focusable);
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
