import { useEffect, useEffectEvent, useRef } from "react";
import { keepLatest } from "../../../api/react/keep-latest";
import { tw } from "../../../ui/tw";
import { focusHeading } from "../../../ui/focus/focus-heading";
import { useAreaLocation, type AreaLocation } from "../../../shared/navigation";

/** Where an area has been. Outside the component, which mounts again when a user signs in. */
interface Trail {
  lastPath: string | null;
  resetTimer?: ReturnType<typeof setTimeout>;
  /** Visited paths, each with its history entry. If one comes again, the user went back, and the browser restores the scroll. */
  visited: Map<string, true>;
}
/** Browsers keep no more entries of a history. */
const MAX_VISITED = 50;
const trails = new WeakMap<AreaLocation, Trail>();

function trailOf(area: AreaLocation): Trail {
  const trail = trails.get(area) ?? { lastPath: null, visited: new Map() };
  trails.set(area, trail);
  return trail;
}

function isReturn(area: AreaLocation, path: string): boolean {
  const key = area.entries.key();
  if (key === null) return false;
  const { visited } = trailOf(area);
  // a redirect shows another path in the same entry
  const entry = `${key} ${path}`;
  const isKnown = visited.has(entry);
  keepLatest(visited, entry, true, MAX_VISITED);
  return isKnown;
}

/**
 * After each navigation announces the title, focuses the heading and scrolls to the top. Not for the first page: the user
 * didn't navigate to it, and it may be anywhere in the host page.
 */
export function RouteAnnouncer({ path, title }: { path: string; title: string }) {
  const region = useRef<HTMLDivElement>(null);
  const area = useAreaLocation();
  const announce = useEffectEvent((toTop: boolean) => {
    if (!region.current) return undefined;
    region.current.textContent = title;
    const root = region.current.getRootNode();
    return root instanceof ShadowRoot ? focusHeading(root, { toTop }) : undefined;
  });

  useEffect(() => {
    const trail = trailOf(area);
    clearTimeout(trail.resetTimer);
    const former = trail.lastPath;
    trail.lastPath = path;
    const toTop = !isReturn(area, path);
    return former === null || former === path ? undefined : announce(toTop);
  }, [area, path]);
  // an element that is removed for good starts from the beginning when it returns
  useEffect(
    () => () => {
      const trail = trailOf(area);
      trail.resetTimer = setTimeout(() => (trail.lastPath = null), 100);
    },
    [area],
  );

  return <div ref={region} role="status" aria-live="polite" className={tw`sr-only`} />;
}
