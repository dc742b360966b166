import type { ReactNode } from "react";
import { Banner, type BannerProps } from "./banner";
import { cx, tw } from "../tw";

interface AlertRegionProps extends Pick<BannerProps, "tone" | "children" | "actions"> {
  /** What went wrong; nothing shows while there is none. */
  title: ReactNode;
  className?: string;
  /** Something else says the same at the same moment: a toast. */
  silent?: boolean;
}

/** Where a form says what went wrong. It stands before its text comes, so that the text is announced. */
export function AlertRegion({ title, className, tone = "danger", silent = false, ...banner }: AlertRegionProps) {
  return (
    <div role={silent ? undefined : "alert"} className={cx(tw`empty:hidden`, className)}>
      {title && <Banner tone={tone} title={title} {...banner} />}
    </div>
  );
}
