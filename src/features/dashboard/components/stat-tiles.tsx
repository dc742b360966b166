import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useFeatures } from "../../../api/react/use-feature";
import { decideAccess } from "../../../domain/access";
import { formatNumber, formatPercent } from "../../../domain/format";
import { hrefFor, isOffered, ROUTES, type RouteName } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Delta, StatStrip, StatTile } from "../../../ui/display/stat";
import { tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { linkToDonations, linkToDonors, linkToManagers } from "../counted-rows";
import { longMonth, monthTotal } from "../months";
import type { Period, PeriodName } from "../period";
import type { Stats } from "../requests/get-stats";
import { texts } from "../texts";

const UNKNOWN = (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{texts.notKnown}</VisuallyHidden>
  </>
);
const countText = (count: number | null) => (count === null ? UNKNOWN : formatNumber(count));

interface StatTilesProps {
  stats: Stats;
  period: PeriodName;
  /** The days of the period. */
  days: Period;
  /** Name of the zone; null for all. */
  area: string | null;
}

/** The six statistics: labels of specification §3, meaning of decisions §7. */
export function StatTiles({ stats, period, days, area }: StatTilesProps) {
  const can = useCan();
  const user = useUser();
  const has = useFeatures();
  const mayOpen = (route: RouteName) => isOffered(route, has) && decideAccess(ROUTES[route], user).type === "allowed";
  // every period ends today
  const { begin, end: today } = days;
  const toDonations = (from: string, to: string) => can("read", "Donation") && linkToDonations(area, from, to);
  const { donors, donations, donationsNumber, bloodGroups, managers, admins, months } = stats;
  const mostCommon = bloodGroups.reduce((a, b) => (b.group !== "ND" && b.count > a.count ? b : a), {
    group: "ND",
    count: 0,
  });
  const total = bloodGroups.length > 0 ? (donors.total ?? 0) : 0;
  // without the current month, which is incomplete: the line would always end with a drop
  const completeMonths = months.filter((month) => !month.partial);
  return (
    <StatStrip label={texts.stats}>
      <StatTile
        label={texts.donors}
        value={countText(donors.total)}
        detail={donors.active !== null && texts.active(donors.active)}
        {...(can("read", "Donor") && linkToDonors(area))}
      />
      <StatTile
        label={texts.donations}
        value={countText(donations.count)}
        detail={texts.untilToday(longMonth(today.slice(0, 7)))}
        {...(donations.count !== null && toDonations(`${today.slice(0, 7)}-01`, today))}
      />
      <StatTile
        label={texts.donationsNumber}
        value={countText(donationsNumber.count)}
        delta={<Change {...donationsNumber} />}
        detail={texts.inPeriod[period]}
        {...(donationsNumber.count !== null && toDonations(begin, today))}
        spark={<Sparkline values={completeMonths.map(monthTotal)} />}
      />
      <StatTile
        label={texts.bloodGroups}
        value={total > 0 ? mostCommon.group : UNKNOWN}
        delta={
          total > 0 && (
            <span className={tw`text-label font-medium tracking-normal text-muted`}>
              {formatPercent(mostCommon.count / total)}
            </span>
          )
        }
        detail={texts.mostCommon}
        {...(total > 0 && can("read", "Donor") && linkToDonors(area, mostCommon.group))}
      />
      <StatTile
        label={texts.managers}
        value={countText(managers.count)}
        detail={managers.zones !== null && texts.zones(managers.zones, formatNumber(managers.zones))}
        {...(mayOpen("managers") && linkToManagers(area))}
      />
      <StatTile
        label={texts.admins}
        value={countText(admins.count)}
        detail={admins.count !== null && texts.canSignIn(admins.count)}
        {...(mayOpen("admins") && { href: addressOf(hrefFor("admins")) })}
      />
    </StatStrip>
  );
}

/** The change from the previous period of the same length. Renders nothing without one. */
function Change({ count, previous }: Stats["donationsNumber"]) {
  if (count === null || previous === null || previous === 0 || count === previous) return null;
  const direction = count > previous ? "up" : "down";
  const ratio = formatPercent(Math.abs(count - previous) / previous);
  return (
    <Delta direction={direction} good={direction === "up"}>
      <span aria-hidden title={texts.change(direction, ratio)}>
        {ratio}
      </span>
      <VisuallyHidden>{texts.change(direction, ratio)}</VisuallyHidden>
    </Delta>
  );
}

const WIDTH = 64;
const HEIGHT = 24;
const MARGIN = 3;

/** A small line chart without numbers. */
function Sparkline({ values }: { values: number[] }) {
  if (values.length < 3) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = MARGIN + (index / (values.length - 1)) * (WIDTH - 2 * MARGIN);
    const y = HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const line = `M${points.map((point) => point.join(" ")).join("L")}`;
  const [endX, endY] = points.at(-1) ?? ["0", "0"];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className={tw`ml-auto h-6 w-16 narrow:w-12 text-neutral-solid`}
    >
      <path d={`${line}L${endX} ${HEIGHT}L${MARGIN} ${HEIGHT}Z`} className={tw`fill-current opacity-10`} />
      <path d={line} className={tw`fill-none stroke-current`} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={endX} cy={endY} r="2.2" className={tw`fill-accent-mark forced:fill-current`} />
    </svg>
  );
}
