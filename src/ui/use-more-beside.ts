import { useCallback, useState, type RefObject } from "react";

/** On which sides something is out of sight. */
export interface MoreBeside {
  before: boolean;
  after: boolean;
}

const NOTHING: MoreBeside = { before: false, after: false };

/**
 * Whether a strip that scrolls sideways holds more than is in sight.
 * @returns on which sides there is more, and what to do when it scrolls, or it or what is in it changes its size
 */
export function useMoreBeside(strip: RefObject<HTMLElement | null>): { more: MoreBeside; look: () => void } {
  const [more, setMore] = useState(NOTHING);
  const look = useCallback(() => {
    const line = strip.current;
    if (!line) return;
    const before = line.scrollLeft > 1;
    const after = line.scrollLeft + line.clientWidth < line.scrollWidth - 1;
    setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
  }, [strip]);
  return { more, look };
}
