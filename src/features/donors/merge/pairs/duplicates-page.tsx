import { Play } from "lucide-react";
import { useState } from "react";
import { useQuery } from "../../../../api/react/use-query";
import { CERTAINTIES, type Certainty } from "../../../../domain/donor/duplicates";
import { formatNumber } from "../../../../domain/format";
import { hrefFor } from "../../../../domain/routes";
import { addressOf, useAreaLocation, useEntryText, useTab } from "../../../../shared/navigation";
import { PartCard } from "../../../../shared/donor/parts/part-card";
import { Button } from "../../../../ui/buttons/button";
import { VanishingButton } from "../../../../ui/buttons/vanishing-button";
import { Chip } from "../../../../ui/display/chip";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { ReadFailed } from "../../../../ui/messages/read-failed";
import { PageHeader } from "../../../../ui/page/page-header";
import { Tabs } from "../../../../ui/page/tabs";
import { cx, tw } from "../../../../ui/tw";
import { PairColumns, PairRow } from "./components/pair-row";
import { idsOf, PAIR_TABS, pairsQuery, type PairsAnswer, type PairTab } from "./pair-answers";
import { texts } from "./texts";
import { usePairKeys } from "./use-pair-keys";
import { usePairWrites } from "./use-pair-writes";

/** How many pairs are shown at first, and how many more at each press. */
const STEP = 10;

/** Possible duplicates as pairs, the surest first, to work through one after another; and the records that were merged. */
export function DuplicatesPage() {
  const [tab, setTab] = useTab<PairTab>(PAIR_TABS, "open");
  const [certainty, setCertainty] = useState<Certainty | null>(null);
  const [limit, setLimit] = useState(STEP);
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const area = useEntryText("area");
  const query = pairsQuery({ state: tab, certainty: tab === "open" ? certainty : null, area, limit });
  const pairs = useQuery(query, { throwRouteErrors: true, keepPrevious: true });
  const counts = pairs.status === "ready" ? pairs.data.counts : null;
  const open = counts && CERTAINTIES.reduce((sum, name) => sum + counts[name], 0);
  const show = (next: Certainty | null) => {
    setCertainty(next);
    setLimit(STEP);
  };
  const countOf = (name: PairTab) => {
    const count = name === "open" ? open : counts?.[name];
    return count === null || count === undefined ? undefined : formatNumber(count);
  };
  const first =
    tab === "open" && pairs.status === "ready" ? pairs.data.rows.flatMap((pair) => idsOf(pair) ?? [])[0] : null;
  const showAllZones = () => {
    const { path, search } = currentRoute();
    navigate(path + (search && `?${search}`), { replace: true, state: { ...entryState(), area: "" } });
  };
  const empty = tab === "open" && open !== 0 ? texts.noneOfKind : texts.empty[tab];
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
        <Tabs<PairTab>
          label={texts.tabs}
          value={tab}
          onValueChange={(next) => {
            setLimit(STEP);
            setTab(next);
          }}
          tabs={PAIR_TABS.map((value) => ({ value, label: texts.tab[value], count: countOf(value) }))}
        />
        {tab === "open" && counts && open !== 0 && (
          <div
            role="group"
            aria-label={texts.certainties}
            className={tw`flex gap-2 overflow-x-auto p-0.5 -m-0.5 scrollbar-none`}
          >
            {([null, ...CERTAINTIES] as const).map((name) => (
              <Chip key={name} pressed={certainty === name} onClick={() => show(name)}>
                {name ? texts.chip[name] : texts.all}{" "}
                <span className={tw`text-faint`}>{formatNumber(name ? counts[name] : (open ?? 0))}</span>
              </Chip>
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
      {pairs.status !== "ready" ? (
        <PartCard state={pairs} loading={texts.loading} failed={texts.failed}>
          {() => null}
        </PartCard>
      ) : (
        <>
          {pairs.error && <ReadFailed title={texts.refreshFailed} onRetry={pairs.retry} retrying={pairs.refreshing} />}
          {pairs.data.rows.length === 0 ? (
            <EmptyState title={empty[0]}>{empty[1]}</EmptyState>
          ) : (
            <PairsCard answer={pairs.data} tab={tab} dimmed={pairs.stale} onMore={() => setLimit(limit + STEP)} />
          )}
        </>
      )}
    </div>
  );
}

interface PairsCardProps {
  answer: PairsAnswer;
  tab: PairTab;
  /** Other pairs are loading. */
  dimmed: boolean;
  onMore: () => void;
}

/** The first pairs, and a button for more. */
function PairsCard({ answer: { rows, damaged, total }, tab, dimmed, onMore }: PairsCardProps) {
  const { list, onKeyDown, leaving } = usePairKeys();
  const { decide, ask, asking } = usePairWrites();
  const all = total ?? rows.length;
  const order = tab === "merged" ? texts.newestFirst : texts.surestFirst;
  return (
    <section className={cx(tw`rounded-lg border bg-surface`, dimmed && tw`opacity-60`)} aria-busy={dimmed || undefined}>
      <DamagedRows count={damaged} />
      <PairColumns merged={tab === "merged"} />
      {/* the arrows move between the buttons of the rows, which are focusable themselves */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} onKeyDown={onKeyDown}>
        {rows.map((pair) => (
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
          {texts.shown(formatNumber(rows.length), formatNumber(all), order)}
        </span>
        <span className={tw`text-label text-faint narrow:hidden coarse:hidden`}>{texts.keys}</span>
        {all > rows.length && (
          <Button small className={tw`ml-auto`} onClick={onMore}>
            {texts.more(Math.min(all - rows.length, STEP))}
          </Button>
        )}
      </footer>
    </section>
  );
}
