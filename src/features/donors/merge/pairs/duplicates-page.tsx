import { Play } from "lucide-react";
import { useState } from "react";
import { useQuery } from "../../../../api/react/use-query";
import { CERTAINTIES, type Certainty } from "../../../../domain/donor/duplicates";
import { formatNumber } from "../../../../domain/format";
import { hrefFor } from "../../../../domain/routes";
import { addressOf, useAreaLocation, useEntryText, useTab } from "../../../../shared/navigation";
import { Button } from "../../../../ui/buttons/button";
import { VanishingButton } from "../../../../ui/buttons/vanishing-button";
import { Chip } from "../../../../ui/display/chip";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { ErrorState } from "../../../../ui/messages/error-state";
import { ReadFailed } from "../../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { PageHeader } from "../../../../ui/page/page-header";
import { Tabs } from "../../../../ui/page/tabs";
import { tw } from "../../../../ui/tw";
import { PairColumns, PairRow } from "./components/pair-row";
import { PAIR_STATES, pairsQuery, type PairsAnswer, type PairState } from "./pair-answers";
import { texts } from "./texts";
import { usePairKeys } from "./use-pair-keys";
import { usePairWrites } from "./use-pair-writes";

/** How many pairs are shown at first, and how many more at each press. */
const STEP = 10;

/** Possible duplicates as pairs, the surest first, to work through one after another. */
export function DuplicatesPage() {
  const [tab, setTab] = useTab<PairState>(PAIR_STATES, "open");
  const [certainty, setCertainty] = useState<Certainty | null>(null);
  const [limit, setLimit] = useState(STEP);
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const area = useEntryText("area");
  const query = pairsQuery({ state: tab, certainty: tab === "open" ? certainty : null, area, limit });
  const state = useQuery(query, { throwRouteErrors: true, keepPrevious: true });
  const counts = state.status === "ready" ? state.data.counts : null;
  const open = counts && CERTAINTIES.reduce((sum, name) => sum + counts[name], 0);
  const show = (next: Certainty | null) => {
    setCertainty(next);
    setLimit(STEP);
  };
  const countOf = (name: PairState) => {
    const count = name === "open" ? open : counts?.distinct;
    return count === null || count === undefined ? undefined : formatNumber(count);
  };
  const first = tab === "open" && state.status === "ready" ? firstWhole(state.data.pairs) : null;
  const showAllZones = () => {
    const { path, search } = currentRoute();
    navigate(path + (search && `?${search}`), { replace: true, state: { ...entryState(), area: "" } });
  };
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        title={texts.title}
        count={countOf("open")}
        lead={texts.lead}
        actions={
          first && (
            <Button kind="primary" icon={Play} href={addressOf(hrefFor("donorMerge", first))}>
              {texts.start}
            </Button>
          )
        }
      />
      <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-3.5`}>
        <Tabs<PairState>
          label={texts.tabs}
          value={tab}
          onValueChange={(next) => {
            setLimit(STEP);
            setTab(next);
          }}
          tabs={PAIR_STATES.map((value) => ({ value, label: texts.tab[value], count: countOf(value) }))}
        />
        {tab === "open" && counts && open !== 0 && (
          <div
            role="group"
            aria-label={texts.certainties}
            className={tw`flex gap-2 overflow-x-auto p-0.5 -m-0.5 scrollbar-none`}
          >
            <CountChip label={texts.all} count={open ?? 0} pressed={certainty === null} onPress={() => show(null)} />
            {CERTAINTIES.map((name) => (
              <CountChip
                key={name}
                label={texts.chip[name]}
                count={counts[name]}
                pressed={certainty === name}
                onPress={() => show(name)}
              />
            ))}
          </div>
        )}
        {area && (
          <p className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted`}>
            {texts.onlyZone(area)}
            <VanishingButton small onClick={showAllZones}>
              {texts.allZones}
            </VanishingButton>
          </p>
        )}
      </div>
      {state.status === "loading" && (
        <SkeletonGroup label={texts.loading}>
          <div className={tw`grid gap-px`}>
            {Array.from({ length: 5 }, (_, at) => (
              <Skeleton key={at} height={88} />
            ))}
          </div>
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "ready" && state.error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
      {state.status === "ready" && (
        <Pairs
          answer={state.data}
          empty={tab === "open" && open !== 0 ? [texts.noneOfKind, texts.noneOfKindHint] : texts.empty[tab]}
          dimmed={state.stale}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </div>
  );
}

/** @returns the first pair of which the user may read both records */
function firstWhole(pairs: PairsAnswer["pairs"]): { id: string; other: string } | null {
  const found = pairs.find(({ donors }) => donors.length === 2);
  const [one, other] = found?.donors ?? [];
  return one && other ? { id: one._id, other: other._id } : null;
}

interface CountChipProps {
  label: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

const CountChip = ({ label, count, pressed, onPress }: CountChipProps) => (
  <Chip pressed={pressed} onClick={onPress}>
    {label} <span className={tw`text-faint`}>{formatNumber(count)}</span>
  </Chip>
);

interface PairsProps {
  answer: PairsAnswer;
  /** Title and hint if there are no pairs. */
  empty: readonly [string, string];
  /** Other pairs are loading. */
  dimmed: boolean;
  onMore: () => void;
}

function Pairs({ answer: { pairs, total, damaged }, empty, dimmed, onMore }: PairsProps) {
  const { list, onKeyDown, leaving } = usePairKeys();
  const { decide, ask, asking } = usePairWrites();
  if (pairs.length === 0) return <EmptyState title={empty[0]}>{empty[1]}</EmptyState>;
  const left = total - pairs.length;
  return (
    <section className={tw`rounded-lg border bg-surface`} aria-busy={dimmed || undefined}>
      <DamagedRows count={damaged} />
      <PairColumns />
      {/* the arrows move between the buttons of the rows, which are focusable themselves */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} onKeyDown={onKeyDown} className={dimmed ? tw`opacity-60` : undefined}>
        {pairs.map((pair) => (
          <PairRow
            key={pair._id}
            pair={pair}
            asking={asking}
            onAsk={() => void ask(pair)}
            onDecide={(distinct) => {
              leaving(pair._id);
              void decide({ pair, distinct });
            }}
          />
        ))}
      </ul>
      <footer className={tw`flex flex-wrap items-center gap-3 min-h-[48px] border-t px-6 narrow:px-4 py-2`}>
        <span className={tw`text-label text-muted`}>
          {texts.shown(formatNumber(pairs.length), formatNumber(total))}
        </span>
        <span className={tw`text-label text-faint narrow:hidden coarse:hidden`}>{texts.keys}</span>
        {left > 0 && (
          <Button small className={tw`ml-auto`} onClick={onMore}>
            {texts.more(Math.min(left, STEP))}
          </Button>
        )}
      </footer>
    </section>
  );
}
