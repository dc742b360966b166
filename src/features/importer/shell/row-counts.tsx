import type { ReactNode } from "react";
import { formatNumber } from "../../../domain/format";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { linkClass } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";

interface RowCount {
  icon: IconType;
  look: string;
  count: number;
  label: string;
  hint?: ReactNode;
}

export const RowCounts = ({ label, counts }: { label: string; counts: readonly (RowCount | false)[] }) => (
  <dl
    aria-label={label}
    className={tw`grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] narrow:grid-cols-2 gap-x-4 gap-y-4`}
  >
    {counts.map(
      (rowCount) =>
        rowCount && (
          <div key={rowCount.label} className={tw`flex min-w-0 flex-col-reverse justify-end`}>
            <dt className={tw`min-w-0`}>
              <span className={tw`block font-strong`}>{rowCount.label}</span>
              {rowCount.hint && <span className={tw`block text-label text-muted`}>{rowCount.hint}</span>}
            </dt>
            <dd className={tw`flex items-center gap-2 text-title font-strong tabular-nums`}>
              <Icon of={rowCount.icon} size={16} className={cx(tw`flex-none`, rowCount.look)} />
              {formatNumber(rowCount.count)}
            </dd>
          </div>
        ),
    )}
  </dl>
);

export const MainCount = ({ count, children }: { count: number; children: ReactNode }) => (
  <p className={tw`flex flex-wrap items-baseline gap-x-3`}>
    <b className={tw`text-display font-strong tabular-nums`}>{formatNumber(count)}</b>
    <span className={tw`text-muted`}>{children}</span>
  </p>
);

export const DownloadLink = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={linkClass()} onClick={onClick}>
    {children}
  </button>
);
