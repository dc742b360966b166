import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";

export type BannerTone = "info" | "success" | "warn" | "danger";

export interface BannerProps {
  tone?: BannerTone;
  title: ReactNode;
  /** The id of the title, for `aria-labelledby`. */
  titleId?: string;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Announced by screen readers: an error at once, others politely. */
  live?: boolean;
}

const looks: Record<BannerTone, { background: string; ink: string; icon: IconType }> = {
  info: { background: tw`bg-info-subtle`, ink: tw`text-info-text mt-px`, icon: Info },
  success: { background: tw`bg-success-subtle`, ink: tw`text-success-text mt-px`, icon: CircleCheck },
  warn: { background: tw`bg-warn-subtle`, ink: tw`text-warn-text mt-px`, icon: TriangleAlert },
  danger: { background: tw`bg-danger-subtle`, ink: tw`text-danger-text mt-px`, icon: CircleAlert },
};

/** A message about a whole form or page. */
export function Banner({ tone = "info", title, titleId, children, actions, live = false }: BannerProps) {
  const { background, ink, icon } = looks[tone];
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={cx(
        tw`flex flex-wrap items-start gap-3 px-3.5 py-3 rounded forced:border forced:border-sys-text`,
        background,
      )}
    >
      {/* in a narrow column the buttons wrap below, not the text */}
      <div className={tw`flex items-start gap-3 flex-1 min-w-0 medium:[flex-basis:350px]`}>
        <Icon of={icon} className={ink} />
        <div className={tw`grid gap-0.5 flex-1 min-w-0`}>
          <b id={titleId}>{title}</b>
          {children && <div className={tw`text-muted`}>{children}</div>}
        </div>
      </div>
      {actions && <div className={tw`flex flex-wrap gap-2 narrow:w-full`}>{actions}</div>}
    </div>
  );
}
