import type { CSSProperties, ReactNode } from "react";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { unit } from "../unit";
import { useDelayed } from "./use-delayed";

interface SkeletonProps {
  /** CSS length or percentage. */
  width?: CSSProperties["width"];
  /** px; 12 by default. */
  height?: number;
  circle?: boolean;
}

/** A bar in the place of what is being loaded. */
export function Skeleton({ width = "100%", height = 12, circle = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(
        tw`block max-w-full bg-selected animate-breathe forced:border forced:border-sys-gray`,
        circle ? tw`rounded-full` : tw`rounded-[4px]`,
      )}
      style={{ width: typeof width === "number" ? unit(width) : width, height: unit(height) }}
    />
  );
}

/** Shows its children (skeletons) only after 200 ms, so that a fast answer flashes nothing; says that it loads. */
export function SkeletonGroup({ label = uiTexts.loading, children }: { label?: string; children: ReactNode }) {
  const late = useDelayed(true);
  return (
    <div role="status" aria-busy="true" className={late ? undefined : tw`invisible`}>
      <span className={tw`sr-only`}>{late ? label : ""}</span>
      {children}
    </div>
  );
}
