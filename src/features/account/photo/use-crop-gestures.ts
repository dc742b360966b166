import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from "react";
import { moved, zoomed, type Crop, type Size } from "./crop";

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
export function useCropGestures(
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
