import { useEffect, useEffectEvent, useRef } from "react";
import { tw } from "../../../ui/tw";
import { entryKey } from "../../../ui/browser/entry-key";
import { focusHeading } from "../../../ui/focus/focus-heading";

/** The last path. Outside the component, which mounts again when a user signs in. */
let lastPath: string | null = null;
let resetTimer: ReturnType<typeof setTimeout> | undefined;
/** Visited paths, each with its history entry. If one comes again, the user went back, and the browser restores the scroll. */
const visited = new Set<string>();

function isReturn(path: string): boolean {
  const key = entryKey();
  if (key === null) return false;
  // a redirect shows another path in the same entry
  const entry = `${key} ${path}`;
  const isKnown = visited.has(entry);
  visited.add(entry);
  return isKnown;
}

/**
 * After each navigation announces the title, focuses the heading and scrolls to the top. Not for the first page: the user
 * didn't navigate to it, and it may be anywhere in the host page.
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
    const former = lastPath;
    lastPath = path;
    const toTop = !isReturn(path);
    return former === null || former === path ? undefined : announce(toTop);
  }, [path]);
  // an element that is removed for good starts from the beginning when it returns
  useEffect(
    () => () => {
      resetTimer = setTimeout(() => (lastPath = null), 100);
    },
    [],
  );

  return <div ref={region} role="status" aria-live="polite" className={tw`sr-only`} />;
}
