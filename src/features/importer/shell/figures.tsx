import type { ReactNode } from "react";
import { formatNumber } from "../../../domain/format";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { linkClass } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";

interface FigureProps {
  icon: IconType;
  look: string;
  count: number;
  label: string;
  hint?: ReactNode;
}

/** How many rows of a kind, in a list of several. */
export const Figure = ({ icon, look, count, label, hint }: FigureProps) => (
  <div className={tw`flex min-w-0 flex-col-reverse justify-end`}>
    <dt className={tw`min-w-0`}>
      <span className={tw`block font-strong`}>{label}</span>
      {hint && <span className={tw`block text-label text-muted`}>{hint}</span>}
    </dt>
    <dd className={tw`flex items-center gap-2 text-title font-strong tabular-nums`}>
      <Icon of={icon} size={16} className={cx(tw`flex-none`, look)} />
      {formatNumber(count)}
    </dd>
  </div>
);

/** Under a figure: gives its rows as a file. */
export const DownloadLink = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={linkClass()} onClick={onClick}>
    {children}
  </button>
);

export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl
    aria-label={label}
    className={tw`grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] narrow:grid-cols-2 gap-x-4 gap-y-4`}
  >
    {children}
  </dl>
);

/** Shares of a whole as one bar; the figures beside it say the same in words. */
export const ShareBar = ({ shares }: { shares: readonly { count: number; look: string }[] }) => (
  <div aria-hidden className={tw`flex h-3 gap-0.5 overflow-hidden rounded-[6px]`}>
    {shares
      .filter(({ count }) => count > 0)
      .map(({ count, look }) => (
        <span key={look} className={cx(tw`min-w-[4px] print-exact`, look)} style={{ flexGrow: count }} />
      ))}
  </div>
);
