import { ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "../../../ui/icon-button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { nextZoom } from "./zoom";

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
