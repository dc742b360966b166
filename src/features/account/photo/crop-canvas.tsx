import { useEffect, useRef } from "react";
import { cx, tw } from "../../../ui/tw";
import { drawCrop, type Crop } from "./crop";

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
