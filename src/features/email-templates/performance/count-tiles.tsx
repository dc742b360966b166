import { formatNumber, formatPercent } from "../../../domain/format";
import { NotKnown } from "../../../ui/messages/not-known";
import { Delta, StatStrip, StatTile } from "../../../ui/display/stat";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import type { Counts } from "./read-performance";
import { texts } from "./texts";

interface CountTilesProps {
  totals: Counts;
  /** Of as many days before; null where the server doesn't tell. */
  before: Counts | null;
}

type Name = "sent" | "delivered" | "opened" | "clicked" | "bounced" | "unsubscribed";

/** In the order in which they stand: of what each is a part, and whether more of it is good. */
const TILES: readonly { name: Name; of?: "sent" | "delivered"; good?: boolean }[] = [
  { name: "sent" },
  { name: "delivered", of: "sent", good: true },
  { name: "opened", of: "delivered", good: true },
  { name: "clicked", of: "delivered", good: true },
  { name: "bounced", of: "sent", good: false },
  { name: "unsubscribed", of: "delivered", good: false },
];

/** How many, which part of the whole that is, and how it changed. */
export const CountTiles = ({ totals, before }: CountTilesProps) => (
  <StatStrip label={texts.counts}>
    {TILES.map(({ name, of, good }) => {
      const value = totals[name];
      const ratio = of && ratioOf(totals, name, of);
      return (
        <StatTile
          key={name}
          label={texts[name]}
          value={value === null ? <NotKnown /> : formatNumber(value)}
          detail={ratio != null && (of === "sent" ? texts.ofSent(ratio) : texts.ofDelivered(ratio))}
          delta={
            before && (
              <Change now={of ? ratio : value} then={of ? ratioOf(before, name, of) : before[name]} good={good} />
            )
          }
        />
      );
    })}
  </StatStrip>
);

function ratioOf(counts: Counts, name: Name, of: "sent" | "delivered"): number | null {
  const [part, whole] = [counts[name], counts[of]];
  // what is opened in these days may have been delivered before them
  return part === null || !whole || part > whole ? null : part / whole;
}

interface ChangeProps {
  now: number | null | undefined;
  then: number | null | undefined;
  good: boolean | undefined;
}

/** A rate is held against the rate before, a count against the count; nothing where there was nothing. */
function Change({ now, then, good }: ChangeProps) {
  if (now == null || !then || now === then) return null;
  const direction = now > then ? "up" : "down";
  const ratio = formatPercent(Math.abs(now - then) / then);
  const words = texts.change(direction, ratio);
  return (
    <Delta direction={direction} good={good === undefined ? undefined : good === (direction === "up")}>
      <span aria-hidden title={words}>
        {ratio}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Delta>
  );
}
