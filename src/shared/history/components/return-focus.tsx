import { useLayoutEffect, useRef, type ReactNode } from "react";
import { tw } from "../../../ui/tw";

/** When it goes away with the focus in it, what it stands in takes the focus: the reason, or the rest of the entry, is read next. */
export function ReturnFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const mine = box.current;
    const place = mine?.parentElement?.closest<HTMLElement>("[tabindex='-1']");
    return () => {
      const root = mine?.getRootNode();
      if (root instanceof ShadowRoot && mine?.contains(root.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={box} className={tw`inline-flex narrow:flex narrow:flex-wrap`}>
      {children}
    </span>
  );
}
