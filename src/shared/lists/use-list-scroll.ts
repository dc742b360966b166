import { useEffect, useRef, type RefObject } from "react";
import type { QueryState } from "../../api/react/use-query";

interface ListScroll {
  top: RefObject<HTMLDivElement | null>;
  /** Brings the list's beginning into view, where it has been scrolled out of it. */
  scrollUp: () => void;
}

/** Keeps a list in view as its rows change. */
export function useListScroll(status: QueryState<unknown>["status"]): ListScroll {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(false);
  useEffect(() => {
    if (status === "ready") shown.current = true;
    if (status !== "error" || !shown.current) return; // a page that opens with an error moves nothing
    // an error is shorter than the list was: where the rows' end was seen there is the host's page now
    const { top: start = 0, bottom: end = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (start < 0 || end > innerHeight) top.current?.scrollIntoView({ block: "start" });
  }, [status]);
  // on a phone the pages' buttons are below ten cards: the next ten begin above
  const scrollUp = () => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  };
  return { top, scrollUp };
}
