import { useLayoutEffect, useState, type RefObject } from "react";
import { unitOf } from "../../../ui/unit";

/** px: below it rows are cards, as the tables of the kit. */
const ROOM = 700;

/** @returns whether there is room for a grid in that place: by its own width, not the window's */
export function useHasRoom(place: RefObject<HTMLElement | null>): boolean {
  const [room, setRoom] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setRoom(element.clientWidth >= (ROOM - 64) * unitOf(element));
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place]);
  return room;
}
