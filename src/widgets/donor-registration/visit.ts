import { createContext, useContext, useEffect, useRef, type RefObject } from "react";
import { focusHeading } from "../../ui/focus-heading";
import type { Registration } from "../../features/auth";

/** Remembers that somebody has done here what leads to another view. */
export interface Visit {
  act: () => void;
  /** @returns whether somebody has, and forgets it */
  take: () => boolean;
  /** Keeps what a sign-up is to begin anew with, over a sign-out. */
  keepTyped: (typed: Partial<Registration>) => void;
  /** @returns it, and forgets it */
  takeTyped: () => Partial<Registration> | null;
}

export function createVisit(): Visit {
  let acted = false;
  let kept: Partial<Registration> | null = null;
  return {
    act: () => {
      acted = true;
    },
    take: () => {
      const was = acted;
      acted = false;
      return was;
    },
    keepTyped: (typed) => {
      kept = typed;
    },
    takeTyped: () => {
      const typed = kept;
      kept = null;
      return typed;
    },
  };
}

export const VisitContext = createContext<Visit>(createVisit());

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
