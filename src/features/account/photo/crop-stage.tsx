import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import { MAX_ZOOM, turnedBy, zoomed, type Crop } from "./crop";
import { cropByKey, ZOOM_STEP } from "./crop-by-key";
import { CropCanvas } from "./crop-canvas";
import { texts } from "./texts";
import { useCropGestures } from "./use-crop-gestures";

interface CropStageProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (change: Crop | ((crop: Crop) => Crop)) => void;
}

/** CSS pixels of the box, at most; the circle's part of it. */
const EDGE = 328;
const CIRCLE = 0.86;

/** The picture under its circle, by mouse, touch and keyboard; and the same as buttons. */
export function CropStage({ bitmap, crop, onCrop }: CropStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = () => (box.current?.clientWidth ?? EDGE) * CIRCLE;
  const gestures = useCropGestures(box, bitmap, width, onCrop);
  const zoom = (to: number) => onCrop(zoomed(bitmap, crop, to));
  const turn = (by: 1 | -1) => onCrop((now) => turnedBy(bitmap, now, by));
  return (
    <div className={tw`grid justify-items-center gap-3.5`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one thing that is worked on: a canvas */}
      <div
        ref={box}
        role="application"
        aria-label={texts.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture
        tabIndex={0}
        data-autofocus
        {...gestures}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const next = cropByKey(bitmap, crop, event);
          if (!next) return;
          event.preventDefault();
          onCrop(next);
        }}
        className={tw`relative w-full max-w-[328px] [aspect-ratio:1] overflow-hidden rounded cursor-grab touch-none select-none bg-sunken active:cursor-grabbing`}
      >
        <CropCanvas bitmap={bitmap} crop={crop} edge={EDGE} circle={CIRCLE} />
        <span
          aria-hidden
          className={tw`absolute inset-[7%] rounded-full pointer-events-none [border:2px_solid_#fff] [box-shadow:0_0_0_200px_rgb(0_0_0/0.5)]`}
        />
      </div>
      <div className={tw`flex w-full max-w-[328px] items-center gap-2.5`}>
        <IconButton icon={ZoomOut} label={texts.smaller} onClick={() => zoom(crop.zoom / ZOOM_STEP)} />
        <input
          type="range"
          aria-label={texts.zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => zoom(Number(event.currentTarget.value))}
          className={tw`min-w-0 flex-1 h-8 narrow:h-11 [accent-color:var(--gds-accent)] cursor-pointer`}
        />
        <IconButton icon={ZoomIn} label={texts.larger} onClick={() => zoom(crop.zoom * ZOOM_STEP)} />
        <IconButton icon={RotateCcw} label={texts.turnLeft} onClick={() => turn(-1)} />
        <IconButton icon={RotateCw} label={texts.turnRight} onClick={() => turn(1)} />
      </div>
    </div>
  );
}
