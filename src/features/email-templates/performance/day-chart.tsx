import { formatNumber } from "../../../domain/format";
import { axisTicks } from "../../../shared/charts/axis-ticks";
import { cx, tw } from "../../../ui/tw";
import type { DayCounts } from "./read-performance";
import { texts } from "./texts";

const weekday = new Intl.DateTimeFormat("it", { weekday: "short", timeZone: "UTC" });

/** @returns the label of an ISO day below the chart: "lun 9" */
const dayLabel = (day: string): string => `${weekday.format(new Date(`${day}T12:00:00Z`))} ${Number(day.slice(8))}`;

/** Two lines that differ by colour and dashes; in forced colours by dashes alone. */
const LINES = [
  { name: "opened", stroke: tw`stroke-info-solid forced:stroke-sys-text`, dash: undefined },
  { name: "clicked", stroke: tw`stroke-data-blood forced:stroke-sys-text`, dash: "6 5" },
] as const;
const LABELS = { opened: texts.opened, clicked: texts.clicks };
const MAX_LABELS = 7;

/** Opens and clicks by day. The lines scale with the box; strokes and text don't. */
export function DayChart({ days }: { days: readonly DayCounts[] }) {
  const marks = axisTicks(Math.max(...days.map(({ opened, clicked }) => Math.max(opened ?? 0, clicked ?? 0))));
  const top = marks.at(-1) ?? 1;
  const height = (value: number) => `${(value / top) * 100}%`;
  const last = Math.max(1, days.length - 1);
  const step = Math.max(1, Math.ceil(last / (MAX_LABELS - 1)));
  return (
    <div aria-hidden="true" className={tw`print-exact grid gap-3`}>
      <div className={tw`flex flex-wrap justify-end gap-x-4 gap-y-1 text-label text-muted`}>
        {LINES.map(({ name, stroke, dash }) => (
          <span key={name} className={tw`inline-flex items-center gap-2`}>
            <svg viewBox="0 0 24 4" className={cx(tw`w-6 h-1`, stroke)} strokeWidth="2" strokeDasharray={dash}>
              <path d="M0 2H24" />
            </svg>
            {LABELS[name]}
          </span>
        ))}
      </div>
      <div className={tw`grid grid-cols-[36px_minmax(0,1fr)] grid-rows-[200px_auto] gap-x-2`}>
        <div className={tw`relative text-[12px] leading-none text-faint`}>
          {marks.map((mark) => (
            <span key={mark} className={tw`absolute right-0 translate-y-1/2`} style={{ bottom: height(mark) }}>
              {formatNumber(mark)}
            </span>
          ))}
        </div>
        <div className={tw`relative border-b border-line-control`}>
          {marks.slice(1).map((mark) => (
            <i key={mark} className={tw`absolute inset-x-0 h-px bg-data-grid`} style={{ bottom: height(mark) }} />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className={tw`absolute inset-0 h-full w-full overflow-visible`}
          >
            {LINES.map(({ name, stroke, dash }) => (
              <path
                key={name}
                d={`M${days.map((day, at) => `${(at / last) * 100} ${100 - ((day[name] ?? 0) / top) * 100}`).join("L")}`}
                className={cx(tw`fill-none`, stroke)}
                strokeWidth="2"
                strokeDasharray={dash}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
        </div>
        <div className={tw`relative col-start-2 h-6 text-[12px] leading-snug text-faint`}>
          {days.map(({ date }, at) =>
            (last - at) % step === 0 ? (
              <span
                key={date}
                className={cx(
                  tw`absolute top-1.5 whitespace-nowrap`,
                  at === last ? tw`-translate-x-full` : at === 0 ? tw`translate-x-0` : tw`-translate-x-1/2`,
                  // on narrow screens every second label
                  ((last - at) / step) % 2 === 1 && tw`narrow:invisible`,
                )}
                style={{ left: `${(at / last) * 100}%` }}
              >
                {dayLabel(date)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}
