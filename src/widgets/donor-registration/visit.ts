import { createContext, useContext, useEffect, useRef, type RefObject } from "react";
import { focusHeading } from "../../ui/focus-heading";

/** Remembers that somebody has done here what leads to another view. */
export interface Visit {
  act: () => void;
  /** @returns whether somebody has, and forgets it */
  take: () => boolean;
}

export function createVisit(): Visit {
  let acted = false;
  return {
    act: () => {
      acted = true;
    },
    take: () => {
      const was = acted;
      acted = false;
      return was;
    },
  };
}

export const VisitContext = createContext<Visit>(createVisit());

/** @returns to be called when somebody presses what leads to another view */
export const useAct = (): (() => void) => useContext(VisitContext).act;

/**
 * Gives the focus to the view's heading where somebody's own doing has led to it: never at the first view, nor when a
 * sign-in elsewhere on the page or in another tab changes what is shown here.
 * @returns for the element around the view
 */
export function useHeadingFocus(): RefObject<HTMLDivElement | null> {
  const visit = useContext(VisitContext);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode();
    return visit.take() && root instanceof ShadowRoot ? focusHeading(root) : undefined;
  }, [visit]);
  return box;
}
