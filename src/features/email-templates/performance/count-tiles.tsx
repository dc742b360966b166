import { formatNumber, formatPercent } from "../../../domain/format";
import { NotKnown } from "../../../ui/messages/not-known";
import { Delta, StatStrip, StatTile } from "../../../ui/display/stat";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import type { Performance } from "./read-performance";
import { texts } from "./texts";

type Counts = NonNullable<Performance["totals"]>;

interface CountTilesProps {
  totals: Counts;
  /** The same number of days before; null if the server doesn't say. */
  before: Counts | null;
}

type Name = "sent" | "delivered" | "opened" | "clicked" | "bounced" | "unsubscribed";

/** `of`: the whole of a percentage. `good`: whether more is better. */
const TILES: readonly { name: Name; whole?: "sent" | "delivered"; good?: boolean }[] = [
  { name: "sent" },
  { name: "delivered", whole: "sent", good: true },
  { name: "opened", whole: "delivered", good: true },
  { name: "clicked", whole: "delivered", good: true },
  { name: "bounced", whole: "sent", good: false },
  { name: "unsubscribed", whole: "delivered", good: false },
];

export const CountTiles = ({ totals, before }: CountTilesProps) => (
  <StatStrip label={texts.counts}>
    {TILES.map(({ name, whole, good }) => {
      const value = totals[name];
      const ratio = whole && ratioOf(totals, name, whole);
      return (
        <StatTile
          key={name}
          label={texts[name]}
          value={value === null ? <NotKnown /> : formatNumber(value)}
          detail={ratio != null && (whole === "sent" ? texts.ofSent(ratio) : texts.ofDelivered(ratio))}
          delta={
            before && (
              <Change
                now={whole ? ratio : value}
                then={whole ? ratioOf(before, name, whole) : before[name]}
                good={good}
              />
            )
          }
        />
      );
    })}
  </StatStrip>
);

function ratioOf(counts: Counts, name: Name, whole: "sent" | "delivered"): number | null {
  const [part, total] = [counts[name], counts[whole]];
  // mails opened in this period may have been delivered before it
  return part === null || !total || part > total ? null : part / total;
}

interface ChangeProps {
  now: number | null | undefined;
  then: number | null | undefined;
  good: boolean | undefined;
}

/** Compares percentages, or else counts; nothing without a value before. */
function Change({ now, then, good }: ChangeProps) {
  if (now == null || !then || now === then) return null;
  const direction = now > then ? "up" : "down";
  const ratio = formatPercent(Math.abs(now - then) / then);
  const text = texts.change(direction, ratio);
  return (
    <Delta direction={direction} good={good === undefined ? undefined : good === (direction === "up")}>
      <span aria-hidden title={text}>
        {ratio}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Delta>
  );
}
