import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { tw } from "../../../ui/tw";
import { ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { texts } from "./texts";

export const PreviewFrame = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <div className={tw`min-w-0 overflow-hidden bg-surface border border-line rounded-lg print:hidden`}>
    {bar && (
      <div className={tw`flex flex-wrap items-center gap-x-1 gap-y-2 px-3 py-1.5 border-b narrow:px-2`}>{bar}</div>
    )}
    {children}
  </div>
);

/** 1 fits the width. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

function nextZoom(zoom: number, direction: 1 | -1): number {
  const at = ZOOMS.findIndex((one) => one === zoom);
  return ZOOMS[at + direction] ?? zoom;
}

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const smaller = nextZoom(zoom, -1);
  const larger = nextZoom(zoom, 1);
  return (
    <div className={tw`ml-auto flex items-center`}>
      <IconButton icon={ZoomOut} label={texts.smaller} disabled={smaller === zoom} onClick={() => onZoom(smaller)} />
      <span aria-live="polite" className={tw`min-w-[46px] text-center tabular-nums text-muted narrow:sr-only`}>
        {texts.zoom(zoom)}
      </span>
      <IconButton icon={ZoomIn} label={texts.larger} disabled={larger === zoom} onClick={() => onZoom(larger)} />
    </div>
  );
}

/** @returns the inner width of an element in px; null until it is known */
export function useWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
