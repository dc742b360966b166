import { ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** How large something is shown, 1 being as it fits its place. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** @returns the next zoom; the same where there is none */
function nextZoom(zoom: number, direction: 1 | -1): number {
  const at = ZOOMS.findIndex((one) => one === zoom);
  return ZOOMS[at + direction] ?? zoom;
}

/** Smaller, how large, larger. */
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
