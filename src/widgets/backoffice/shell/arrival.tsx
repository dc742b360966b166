import { useEffect, useEffectEvent, useRef } from "react";
import { tw } from "../../../ui/tw";
import { followHeading } from "../../../ui/follow-heading";

/** The path that was shown last: the screens are built anew when somebody signs in, which is a navigation like others. */
let shown: string | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Where a new page begins: its title is announced, its heading takes the focus, and its top comes into sight. Not at the
 * first page, which nobody navigated to: it stands somewhere in the host's page.
 */
export function Arrival({ path, title }: { path: string; title: string }) {
  const region = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    if (!region.current) return undefined;
    region.current.textContent = title;
    const root = region.current.getRootNode();
    return root instanceof ShadowRoot ? followHeading(root) : undefined;
  });

  useEffect(() => {
    clearTimeout(leaving);
    const former = shown;
    shown = path;
    return former === null || former === path ? undefined : arrive();
  }, [path]);
  // An element that has left the page for good starts from the beginning when it returns.
  useEffect(
    () => () => {
      leaving = setTimeout(() => (shown = null), 100);
    },
    [],
  );

  return <div ref={region} role="status" aria-live="polite" className={tw`sr-only`} />;
}
