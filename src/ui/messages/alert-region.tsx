import type { ReactNode } from "react";
import { Banner, type BannerProps } from "./banner";
import { cx, tw } from "../tw";

interface AlertRegionProps extends Pick<BannerProps, "tone" | "children" | "actions"> {
  /** What went wrong; nothing shows while there is none. */
  title: ReactNode;
  className?: string;
  /** A toast says the same at the same moment. */
  silent?: boolean;
}

/** Shows what went wrong in a form. The region is there before its text, so that a screen reader announces the text. */
export function AlertRegion({ title, className, tone = "danger", silent = false, ...banner }: AlertRegionProps) {
  return (
    <div role={silent ? undefined : "alert"} className={cx(tw`empty:hidden`, className)}>
      {title && <Banner tone={tone} title={title} {...banner} />}
    </div>
  );
}
