import { useEffect, useEffectEvent, useRef } from "react";
import { tw } from "../../../ui/tw";
import { entryKey } from "../../../ui/browser/entry-key";
import { focusHeading } from "../../../ui/focus/focus-heading";

/** The path that was shown last. Kept outside the component, which is mounted anew when somebody signs in. */
let shown: string | null = null;
let resetTimer: ReturnType<typeof setTimeout> | undefined;
/** Paths shown so far, each in its entry of the history. One that comes again was reached by "back": the browser restores its scroll. */
const seen = new Set<string>();

function isReturn(path: string): boolean {
  const key = entryKey();
  if (key === null) return false;
  // a redirect shows another path in the same entry
  const entry = `${key} ${path}`;
  const known = seen.has(entry);
  seen.add(entry);
  return known;
}

/**
 * After each navigation announces the title, gives the focus to the heading and scrolls to the top. Not for the first
 * page: nobody navigated to it, and it may stand anywhere in the host's page.
 */
export function RouteAnnouncer({ path, title }: { path: string; title: string }) {
  const region = useRef<HTMLDivElement>(null);
  const announce = useEffectEvent((toTop: boolean) => {
    if (!region.current) return undefined;
    region.current.textContent = title;
    const root = region.current.getRootNode();
    return root instanceof ShadowRoot ? focusHeading(root, { toTop }) : undefined;
  });

  useEffect(() => {
    clearTimeout(resetTimer);
    const former = shown;
    shown = path;
    const toTop = !isReturn(path);
    return former === null || former === path ? undefined : announce(toTop);
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
