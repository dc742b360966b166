import { Target } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCan } from "../../api/react/ability";
import { useToday } from "../../api/react/use-today";
import { CALL_LISTS, type CallList } from "../../domain/calls/call-list";
import { registryName } from "../../domain/donor/registry-name";
import { formatNumber } from "../../domain/format";
import { PartCard } from "../../shared/donor/parts/part-card";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { ReadFailed } from "../../ui/messages/read-failed";
import { useOpened } from "../../ui/overlay/use-opened";
import { PageHeader } from "../../ui/page/page-header";
import { Tabs } from "../../ui/page/tabs";
import { cx, tw } from "../../ui/tw";
import { CollectionDayLink } from "../collection-day/buttons";
import { type CallChoice, useCallChoice } from "./call-choice";
import { CallRow } from "./components/call-row";
import { ChoiceBar } from "./components/choice-bar";
import { CurrentDonor } from "./components/current-donor";
import { Excluded } from "./components/excluded";
import { OutcomeDialog, TakeOverDialog } from "./components/outcome-dialog";
import { PrintButton } from "./components/print-button";
import { TargetCard } from "./components/target-card";
import { TargetDialog } from "./components/target-dialog";
import { type CallsAnswer, type DonorToCall, useCalls } from "./read-calls";
import { texts } from "./texts";
import { type Asked, useCaller } from "./use-caller";

/** The rows that are shown at first, and those that "Mostra altre" adds. */
const FIRST_ROWS = 8;
const MORE_ROWS = 10;
/** Cached data that are older are read again (SWR deduplicates younger reads). */
const RECENT_MS = 2_000;

const messages = { loading: texts.loading, failed: texts.failed, children: () => null };
const LOADING = { status: "loading" } as const;

/** Who may be called for a donation day: one donor at a time, the others in a list. */
export function CallsPage() {
  const today = useToday();
  const [choice, choose] = useCallChoice(today);
  const [limit, setLimit] = useState(FIRST_ROWS);
  const toCall = useCalls(choice, "toCall", limit);
  const target = useOpened();
  const [openedAt] = useState(() => performance.now());
  const mayPrint = useCan()("export", "Donor");
  const data = toCall.status === "ready" ? toCall.data : null;
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
      <PageHeader
        title={texts.title}
        actions={
          data && (
            <>
              <Button icon={Target} iconWhenNarrow aria-haspopup="dialog" onClick={target.show}>
                {texts.target}
              </Button>
              {mayPrint && <PrintButton choice={choice} />}
            </>
          )
        }
      />
      <ChoiceBar
        choice={choice}
        counts={data?.counts ?? null}
        onChange={(change) => {
          setLimit(FIRST_ROWS);
          choose(change);
        }}
      />
      {toCall.status !== "ready" ? (
        <PartCard state={toCall} {...messages} />
      ) : (
        <>
          {toCall.error && (
            <ReadFailed title={texts.refreshFailed} onRetry={toCall.retry} retrying={toCall.refreshing} />
          )}
          <Lists
            choice={choice}
            today={today}
            data={toCall.data}
            waits={
              toCall.stale ||
              toCall.outdated === "reread" ||
              // who is calling whom has changed since
              (toCall.error === null && toCall.data.read < openedAt - RECENT_MS)
            }
            limit={limit}
            onLimit={setLimit}
          />
          {target.times > 0 && (
            <TargetDialog key={target.times} {...target.shown} choice={choice} target={toCall.data.target} />
          )}
        </>
      )}
    </div>
  );
}

interface ListsProps {
  choice: CallChoice;
  today: string;
  data: CallsAnswer;
  /** Whether other data are under way. */
  waits: boolean;
  limit: number;
  onLimit: (limit: number) => void;
}

function Lists({ choice, today, data, waits, limit, onLimit }: ListsProps) {
  const [listed, setListed] = useState<CallList>("toCall");
  /** The donor to call now, and the place in the list: after an outcome, the next donor has the same place. */
  const [place, setPlace] = useState<{ _id: string | null; at: number }>({ _id: null, at: 0 });
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ donor: DonorToCall; what: Asked } | null>(null);
  const dialog = useOpened();
  const card = useRef<HTMLElement>(null);
  const { calls, counts, excluded, target } = data;
  const choose = ({ _id }: DonorToCall) => {
    const at = calls.findIndex((donor) => donor._id === _id);
    // a row of another list keeps its own outcomes
    if (at < 0) return;
    setPlace({ _id, at });
    card.current?.scrollIntoView({ block: "nearest" });
    card.current?.focus({ preventScroll: true });
  };
  const caller = useCaller({
    choice,
    waits,
    onCall: choose,
    onAsk(donor, what) {
      setAsked({ donor, what });
      dialog.show();
    },
  });
  const other = useCalls(choice, listed === "toCall" ? null : listed, limit);
  const isFree = (at: number) => calls[at] !== undefined && caller.heldByOther(calls[at]) === null;
  const isSkipped = (at: number) => skipped.has(calls[at]?._id ?? "");
  /** The places of those whom no colleague calls, from one on, and then from the top. Last those whom the user has skipped. */
  const freeFrom = (from: number) => {
    // a colleague goes on with the row below
    const rank = (at: number) => (isSkipped(at) ? 2 : at > 0 && !isFree(at - 1) ? 1 : 0);
    const free = [...calls.keys()].map((at) => (at + from) % calls.length).filter(isFree);
    return free.toSorted((one, other) => rank(one) - rank(other));
  };
  const find = (is: (donor: DonorToCall) => boolean) => calls.findIndex(is);
  // the chosen one stays while a colleague calls the donor: the next one must not appear under the pointer
  const now = [find(({ _id }) => _id === place._id), find(caller.heldByMe), ...freeFrom(place.at)].find(
    (at) => at >= 0,
  );
  const current = now === undefined ? undefined : calls[now];
  if (now !== undefined && current && !waits && (current._id !== place._id || now !== place.at))
    setPlace({ _id: current._id, at: now });
  const others = now === undefined ? [] : freeFrom(now + 1).filter((at) => at !== now);
  const [next] = others;
  const showNext = (at: number) => {
    const unskipped = others.filter((place) => !isSkipped(place)).length;
    // more donors are under way
    if (unskipped === 0 && waits) return;
    // after the last one, the round begins again
    setSkipped(new Set(current && unskipped > 0 ? [...skipped, current._id] : []));
    if (unskipped <= 1 && (counts?.toCall ?? 0) > calls.length) onLimit(limit + MORE_ROWS);
    setPlace({ _id: calls[at]?._id ?? null, at });
  };
  const shown = listed === "toCall" ? calls : other.status === "ready" && !other.stale ? other.data.calls : null;
  const rows = listed === "toCall" ? calls.filter((donor) => donor !== current) : (shown ?? []);
  const count = counts?.[listed] ?? shown?.length ?? 0;
  const left = Math.max(0, count - (shown?.length ?? 0));
  return (
    <>
      <TargetCard target={target} left={counts?.toCall ?? 0} />
      {current && (
        <CurrentDonor
          ref={card}
          donor={current}
          caller={caller}
          today={today}
          onNext={next === undefined ? undefined : () => showNext(next)}
        />
      )}
      {/* after an outcome, a screen reader hears who is next */}
      <p role="status" className={tw`sr-only`}>
        {current ? texts.nowIs(registryName(current)) : texts.empty.toCall}
      </p>
      <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-3.5`}>
        <Tabs<CallList>
          label={texts.lists}
          value={listed}
          onValueChange={(name) => {
            setListed(name);
            onLimit(FIRST_ROWS);
          }}
          tabs={CALL_LISTS.map((name) => ({
            value: name,
            label: texts.listNames[name],
            ...(counts && { count: formatNumber(counts[name]) }),
          }))}
        />
        {shown === null && <PartCard state={other.status === "error" ? other : LOADING} {...messages} />}
        {shown !== null && rows.length === 0 && !(listed === "toCall" && current) && (
          <EmptyState title={texts.empty[listed]}>{listed === "toCall" && texts.emptyHint}</EmptyState>
        )}
        {rows.length > 0 && (
          <div className={cx(tw`overflow-hidden rounded-lg border border-line bg-surface`, waits && tw`opacity-60`)}>
            <ul aria-label={texts.listNames[listed]}>
              {rows.map((donor) => (
                <CallRow key={donor._id} donor={donor} caller={caller} today={today} />
              ))}
            </ul>
            <div className={tw`flex flex-wrap items-center gap-3 border-t px-6 py-2.5 narrow:px-4`}>
              <span className={tw`mr-auto text-label text-muted`}>{texts.shown(shown?.length ?? 0, count)}</span>
              {left > 0 && (
                <Button small onClick={() => onLimit(limit + MORE_ROWS)}>
                  {texts.more(Math.min(MORE_ROWS, left))}
                </Button>
              )}
              {listed === "coming" && (
                <CollectionDayLink small start={{ day: choice.day, type: String(choice.type) }} />
              )}
            </div>
          </div>
        )}
        {excluded && <Excluded excluded={excluded} />}
      </div>
      {asked?.what === "takeOver" && (
        <TakeOverDialog
          key={dialog.times}
          {...dialog.shown}
          donor={asked.donor}
          onDone={() => {
            // the dialog unmounts first: by closing, it would give the focus to a button that goes away
            flushSync(() => setAsked(null));
            choose(asked.donor);
          }}
        />
      )}
      {asked && asked.what !== "takeOver" && (
        <OutcomeDialog key={dialog.times} {...dialog.shown} choice={choice} donor={asked.donor} outcome={asked.what} />
      )}
    </>
  );
}
