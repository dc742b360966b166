import { useCallback, useLayoutEffect, useState, type RefObject } from "react";

/** On which sides something is out of sight. */
export interface MoreBeside {
  before: boolean;
  after: boolean;
}

const NOTHING: MoreBeside = { before: false, after: false };

/**
 * Whether a strip that scrolls sideways holds more than is in sight.
 * @param content what changes when something is added to it or goes
 * @returns on which sides there is more, and what to do when it scrolls
 */
export function useMoreBeside(
  strip: RefObject<HTMLElement | null>,
  content: unknown,
): { more: MoreBeside; look: () => void } {
  const [more, setMore] = useState(NOTHING);
  const look = useCallback(() => {
    const line = strip.current;
    if (!line) return;
    const before = line.scrollLeft > 1;
    const after = line.scrollLeft + line.clientWidth < line.scrollWidth - 1;
    setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
  }, [strip]);
  useLayoutEffect(() => {
    const line = strip.current;
    if (!line) return;
    // what is in it, too: a tab gets wider when its count comes
    const observer = new ResizeObserver(look);
    for (const sized of [line, ...line.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, [strip, look, content]);
  return { more, look };
}
