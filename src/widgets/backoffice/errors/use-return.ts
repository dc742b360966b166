import { useEffect, useEffectEvent } from "react";

/** ms: what has just failed isn't tried again by the focus that came with it. */
const SOON = 5_000;

/** Calls back when the person comes back to the page, or the network does. @param onReturn none: nothing is waited for */
export function useReturn(onReturn: (() => void) | undefined): void {
  const wanted = onReturn !== undefined;
  const returned = useEffectEvent(() => onReturn?.());
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const since = performance.now();
    const back = ({ type }: Event) => {
      if (document.visibilityState === "hidden") return;
      if (type === "online" || performance.now() - since > SOON) returned();
    };
    window.addEventListener("focus", back, { signal });
    window.addEventListener("online", back, { signal });
    document.addEventListener("visibilitychange", back, { signal });
    return () => controller.abort();
  }, [wanted]);
}
