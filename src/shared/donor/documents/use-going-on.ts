import { useLayoutEffect, useRef } from "react";

/**
 * Who asks for more rows goes on with the first of those that come, wherever the button has gone; who has gone elsewhere
 * meanwhile stays there.
 * @param count rows that are shown, each with a link
 * @returns for the list, and what is to be called when more are asked for
 */
export function useGoingOn(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const asked = useRef<{ from: number; button: Element | null } | null>(null);
  const focused = () => {
    const root = ref.current?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  };
  useLayoutEffect(() => {
    if (!asked.current || count <= asked.current.from) return;
    const { from, button } = asked.current;
    asked.current = null;
    const now = focused();
    if (now === null || now === button) ref.current?.querySelectorAll("a")[from]?.focus();
  }, [count]);
  const goOn = () => {
    asked.current = { from: count, button: focused() };
  };
  return [ref, goOn] as const;
}
