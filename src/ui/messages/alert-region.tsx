import type { ReactNode } from "react";
import { Banner, type BannerProps } from "./banner";
import { cx, tw } from "../tw";

interface AlertRegionProps extends Pick<BannerProps, "tone" | "children" | "actions"> {
  /** The error; without it nothing is shown. */
  title: ReactNode;
  className?: string;
  /** Not announced, because a toast announces the same. */
  silent?: boolean;
}

/** The error of a form. The region exists before its text, so that screen readers announce the text. */
export function AlertRegion({ title, className, tone = "danger", silent = false, ...banner }: AlertRegionProps) {
  return (
    <div role={silent ? undefined : "alert"} className={cx(tw`empty:hidden`, className)}>
      {title && <Banner tone={tone} title={title} {...banner} />}
    </div>
  );
}
