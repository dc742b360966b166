import { useEffect, useEffectEvent, useState } from "react";
import { formatNumber } from "../../../../domain/format";
import { recordTexts } from "../../../../domain/record-texts";
import { tw } from "../../../../ui/tw";
import type { ListSource } from "../../query/list-source";
import type { ListQuery } from "../../query/list-query";
import { useTotal } from "../../query/use-total";

/** Few counts at once, so that other requests don't wait. */
const MAX_CONCURRENT = 2;

interface CountTurns {
  isDue: (place: number) => boolean;
  isDone: (place: number) => void;
}

/** Limits how many views are counted at the same time, in the order of the panel. */
export function useCountTurns(): CountTurns {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  return {
    isDue: (place) => done.has(place) || place - [...done].filter((other) => other < place).length < MAX_CONCURRENT,
    isDone: (place) => setDone((before) => (before.has(place) ? before : new Set([...before, place]))),
  };
}

interface ViewCountProps {
  source: ListSource;
  /** Null for all rows. */
  query: ListQuery | null;
  /** Position in the panel, from 0. */
  place: number;
  turns: CountTurns;
}

export function ViewCount({ source, query, place, turns }: ViewCountProps) {
  const total = useTotal(source, query, turns.isDue(place));
  const settled = total !== undefined;
  const reportDone = useEffectEvent(() => turns.isDone(place));
  useEffect(() => {
    if (settled) reportDone();
  }, [settled]);
  if (typeof total !== "number") return null;
  return (
    <span className={tw`flex-none ml-auto pl-2 text-muted tabular-nums`}>
      {formatNumber(total)}
      <span className={tw`sr-only`}> {recordTexts(source.kind).noun(total)}</span>
    </span>
  );
}
