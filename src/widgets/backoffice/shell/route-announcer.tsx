import { useEffect, useEffectEvent, useRef } from "react";
import { tw } from "../../../ui/tw";
import { focusHeading } from "../../../ui/focus-heading";

/** The path that was shown last. Kept outside the component, which is mounted anew when somebody signs in. */
let shown: string | null = null;
let resetTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * After each navigation announces the title, gives the focus to the heading and scrolls to the top. Not for the first
 * page: nobody navigated to it, and it may stand anywhere in the host's page.
 */
export function RouteAnnouncer({ path, title }: { path: string; title: string }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useEffectEvent(() => {
    if (!region.current) return undefined;
    region.current.textContent = title;
    const root = region.current.getRootNode();
    return root instanceof ShadowRoot ? focusHeading(root) : undefined;
  });

  useEffect(() => {
    clearTimeout(resetTimer);
    const former = shown;
    shown = path;
    return former === null || former === path ? undefined : announce();
  }, [path]);
  // An element that has left the page for good starts from the beginning when it returns.
  useEffect(
    () => () => {
      resetTimer = setTimeout(() => (shown = null), 100);
    },
    [],
  );

  return <div ref={region} role="status" aria-live="polite" className={tw`sr-only`} />;
}
