import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

/**
 * Tells of a notice that comes where nobody sees it, above the part of the form that is on the screen: nothing moves and
 * the focus stays, since somebody types there.
 * @returns for the box of the notice
 */
export function useToldOutOfSight(title: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const tell = useEffectEvent(() => {
    const onSelect = () => box.current?.scrollIntoView({ block: "center" });
    toast.error(title, { id: "out-of-sight", action: { label: texts.gone.show, onSelect } });
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) tell();
    });
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
}
