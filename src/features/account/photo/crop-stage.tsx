import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useRef, useEffect, useEffectEvent, type PointerEvent, type RefObject } from "react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw, cx } from "../../../ui/tw";
import { cropByKey, drawCrop, MAX_ZOOM, moveCrop, rotateCrop, zoomCrop, ZOOM_STEP, type Crop, type Size } from "./crop";
import { texts } from "./texts";

interface CropStageProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (change: Crop | ((crop: Crop) => Crop)) => void;
}

/** Maximum width of the stage, in CSS pixels. */
const EDGE = 328;
/** Width of the circle, as a share of the stage. */
const CIRCLE = 0.86;

/** The picture with the circle that crops it. Mouse, touch, keyboard and buttons move, zoom and rotate it. */
export function CropStage({ bitmap, crop, onCrop }: CropStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = () => (box.current?.clientWidth ?? EDGE) * CIRCLE;
  const gestures = useCropGestures(box, bitmap, width, onCrop);
  const zoom = (to: number) => onCrop(zoomCrop(bitmap, crop, to));
  const rotate = (by: 1 | -1) => onCrop((now) => rotateCrop(bitmap, now, by));
  return (
    <div className={tw`grid justify-items-center gap-3.5`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an interactive canvas */}
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
        <IconButton icon={RotateCcw} label={texts.turnLeft} onClick={() => rotate(-1)} />
        <IconButton icon={RotateCw} label={texts.turnRight} onClick={() => rotate(1)} />
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
 * Handles pointers and the wheel on the picture: one pointer moves it, two fingers and the wheel zoom it.
 * @param circle gives the circle's width in CSS pixels
 * @param onCrop receives a function that changes the crop, because several events may precede the next render
 * @returns the event handlers for the picture's box
 */
function useCropGestures(
  box: RefObject<HTMLElement | null>,
  picture: Size,
  circle: () => number,
  onCrop: (change: (crop: Crop) => Crop) => void,
) {
  const pointers = useRef(new Map<number, Point>());

  // not React's onWheel, whose passive listener can't prevent the page from scrolling
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const by = Math.exp(-event.deltaY / 500);
    onCrop((crop) => zoomCrop(picture, crop, crop.zoom * by));
  });
  useEffect(() => {
    const listener = (event: WheelEvent) => wheel(event);
    const element = box.current;
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [box]);

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      const before = pointers.current.get(pointerId);
      if (!before) return;
      const [other] = [...pointers.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
      pointers.current.set(pointerId, { x, y });
      const share = 1 / Math.max(1, circle());
      // with two fingers each contributes half of the movement
      const part = other ? share / 2 : share;
      const oldDistance = other ? distance(before, other) : 0;
      const by = other && oldDistance > 0 ? distance({ x, y }, other) / oldDistance : 1;
      onCrop((crop) => {
        const next = moveCrop(picture, crop, (x - before.x) * part, (y - before.y) * part);
        return zoomCrop(picture, next, next.zoom * by);
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

interface CropCanvasProps {
  bitmap: ImageBitmap;
  crop: Crop;
  /** Width and height in CSS pixels. */
  edge: number;
  /** Width of the circle as a share of `edge`; 1 shows only the content of the circle. */
  circle?: number;
  className?: string;
}

/**
 * The cropped picture. A canvas, because the host's policy may forbid `blob:` in an `img`
 * (docs/decisions/elements-and-host-page.md, "Pictures are drawn on a canvas").
 */
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
