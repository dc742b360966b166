import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { cx, tw } from "../tw";

export type BannerTone = "info" | "success" | "warn" | "danger";

export interface BannerProps {
  tone?: BannerTone;
  title: ReactNode;
  /** For what is named after the title. */
  titleId?: string;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** It came after something the user did: announced at once when it is an error, politely otherwise. */
  live?: boolean;
}

const looks: Record<BannerTone, { background: string; ink: string; icon: IconType }> = {
  info: { background: tw`bg-info-subtle`, ink: tw`text-info-text mt-px`, icon: Info },
  success: { background: tw`bg-success-subtle`, ink: tw`text-success-text mt-px`, icon: CircleCheck },
  warn: { background: tw`bg-warn-subtle`, ink: tw`text-warn-text mt-px`, icon: TriangleAlert },
  danger: { background: tw`bg-danger-subtle`, ink: tw`text-danger-text mt-px`, icon: CircleAlert },
};

/** A message that belongs to a whole form or page and stays. */
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
      {/* the icon stays beside its words, however narrow the column; the buttons go below */}
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
