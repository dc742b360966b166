import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, useEffect, useEffectEvent, type PointerEvent, type RefObject } from "react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw, cx } from "../../../ui/tw";
import { cropByKey, drawCrop, MAX_ZOOM, moved, turnedBy, zoomed, ZOOM_STEP, type Crop, type Size } from "./crop";
import { texts } from "./texts";

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

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * A mouse, a finger or two on the picture: one moves it, two zoom it by the distance between them, and so does a wheel.
 * @param circle the circle's width in CSS pixels
 * @param onCrop is given how the crop changes: several events may come before it is drawn
 * @returns what the picture's box listens to
 */
function useCropGestures(
  box: RefObject<HTMLElement | null>,
  picture: Size,
  circle: () => number,
  onCrop: (change: (crop: Crop) => Crop) => void,
) {
  const down = useRef(new Map<number, Point>());

  // React listens to wheels passively: the page would scroll along
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const by = Math.exp(-event.deltaY / 500);
    onCrop((crop) => zoomed(picture, crop, crop.zoom * by));
  });
  useEffect(() => {
    const listener = (event: WheelEvent) => wheel(event);
    const element = box.current;
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [box]);

  const lift = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = down.current.get(pointerId);
      if (!before) return;
      const [other] = [...down.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
      down.current.set(pointerId, { x, y });
      const share = 1 / Math.max(1, circle());
      // of two fingers each does half of the moving
      const part = other ? share / 2 : share;
      const apart = other ? distance(before, other) : 0;
      const by = other && apart > 0 ? distance({ x, y }, other) / apart : 1;
      onCrop((crop) => {
        const next = moved(picture, crop, (x - before.x) * part, (y - before.y) * part);
        return zoomed(picture, next, next.zoom * by);
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

interface CropCanvasProps {
  bitmap: ImageBitmap;
  crop: Crop;
  /** CSS pixels. */
  edge: number;
  /** The circle's part of the edge; 1 where only what is in it is shown. */
  circle?: number;
  className?: string;
}

/** A picture as it is cropped now. Drawn: under the host's policy an `img` may show no `blob:` (docs/decisions/0055). */
export function CropCanvas({ bitmap, crop, edge, circle = 1, className }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = edge * 2;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) drawCrop(context, bitmap, crop, pixels, pixels * circle);
  }, [bitmap, crop, pixels, circle]);
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      aria-hidden
      className={cx(tw`block w-full h-full`, className)}
    />
  );
}
