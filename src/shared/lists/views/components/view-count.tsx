import { useEffect, useEffectEvent, useState } from "react";
import { formatNumber } from "../../../../domain/format";
import { recordWords } from "../../../../domain/record-words";
import { tw } from "../../../../ui/tw";
import type { ListSource } from "../../list-source";
import type { ListQuery } from "../../list-query";
import { useTotal } from "../../use-total";

/** How many views are counted at once: what somebody presses meanwhile must not wait for all of them. */
const AT_ONCE = 2;

/** Whose turn it is to be counted. */
interface CountTurns {
  isDue: (place: number) => boolean;
  isDone: (place: number) => void;
}

/** Views are counted one after the other, in their order. */
export function useCountTurns(): CountTurns {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  return {
    isDue: (place) => done.has(place) || place - [...done].filter((other) => other < place).length < AT_ONCE,
    isDone: (place) => setDone((before) => (before.has(place) ? before : new Set([...before, place]))),
  };
}

interface ViewCountProps {
  source: ListSource;
  /** Null for all rows. */
  query: ListQuery | null;
  /** Which of the panel's rows it is, from 0. */
  place: number;
  turns: CountTurns;
}

/** How many rows a view has; nothing where the server can't tell. */
export function ViewCount({ source, query, place, turns }: ViewCountProps) {
  const total = useTotal(source, query, turns.isDue(place));
  const settled = total !== undefined;
  const tell = useEffectEvent(() => turns.isDone(place));
  useEffect(() => {
    if (settled) tell();
  }, [settled]);
  if (typeof total !== "number") return null;
  return (
    <span className={tw`flex-none ml-auto pl-2 text-muted tabular-nums`}>
      {formatNumber(total)}
      <span className={tw`sr-only`}> {recordWords(source.kind).noun(total)}</span>
    </span>
  );
}
