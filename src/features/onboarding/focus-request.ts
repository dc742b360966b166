import { createContext, useContext, useEffect, useRef, type RefObject } from "react";
import { focusHeading } from "../../ui/focus/focus-heading";

/**
 * Whether the next view gives the focus to its heading: asked for by what somebody does here. Never at the first view, nor
 * when a sign-in elsewhere on the page or in another tab changes what is shown.
 */
interface FocusRequest {
  /** Somebody does what leads to another view, now or after an answer. */
  make: () => void;
  /** @returns whether it was asked for; once only */
  take: () => boolean;
}

export function createFocusRequest(): FocusRequest {
  let asked = false;
  return {
    make: () => {
      asked = true;
    },
    take: () => {
      const was = asked;
      asked = false;
      return was;
    },
  };
}

export const FocusRequestContext = createContext<FocusRequest>(createFocusRequest());

/** @returns for the element around a view, whose heading gets the focus that was asked for */
export function useRequestedFocus(): RefObject<HTMLDivElement | null> {
  const request = useContext(FocusRequestContext);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode();
    return request.take() && root instanceof ShadowRoot ? focusHeading(root, { toTop: true }) : undefined;
  }, [request]);
  return box;
}
