import type { CSSProperties, ReactNode } from "react";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { unit } from "../unit";
import { useDelayed } from "./use-delayed";

interface SkeletonProps {
  /** In px, or a CSS length. */
  width?: CSSProperties["width"];
  /** In px. */
  height?: number;
  circle?: boolean;
}

/** A placeholder for loading content. It breathes in a {@link SkeletonGroup}: one animation for each would restyle all of them in each frame. */
export function Skeleton({ width = "100%", height = 12, circle = false }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(
        tw`block max-w-full bg-selected forced:border forced:border-sys-gray`,
        circle ? tw`rounded-full` : tw`rounded-[4px]`,
      )}
      style={{ width: typeof width === "number" ? unit(width) : width, height: unit(height) }}
    />
  );
}

/** Shows its children (skeletons) after 200 ms, so that nothing flashes before a fast response; announces that it loads. */
export function SkeletonGroup({ label = uiTexts.loading, children }: { label?: string; children: ReactNode }) {
  const late = useDelayed(true);
  return (
    <div role="status" aria-busy="true" className={late ? tw`animate-breathe` : tw`invisible`}>
      <span className={tw`sr-only`}>{late ? label : ""}</span>
      {children}
    </div>
  );
}
