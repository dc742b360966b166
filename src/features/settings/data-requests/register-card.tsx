import { Check, Clock, Undo2, X } from "lucide-react";
import { useState } from "react";
import { useToday } from "../../../api/react/use-today";
import { dayNumber, dayOf } from "../../../domain/dates/days";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { ownValue } from "../../../domain/values";
import type { DataRequest } from "../../../shared/data-requests/requests";
import { Button } from "../../../ui/buttons/button";
import { Badge } from "../../../ui/display/badge";
import { Card } from "../../../ui/display/card";
import type { Tone } from "../../../ui/display/tone";
import type { IconType } from "../../../ui/icons/icon";
import { EmptyState } from "../../../ui/messages/empty-state";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";

/** How many requests are shown at first, and how many more at each press. */
const STEP = 10;

interface RegisterCardProps {
  requests: readonly DataRequest[];
  selected: string | null;
  onSelect: (id: string) => void;
}

const columns = tw`grid grid-cols-[84px_104px_minmax(110px,1fr)_164px] narrow:grid-cols-[84px_minmax(0,1fr)] gap-x-4 gap-y-1 items-center px-6 narrow:px-4`;

/** The register, the newest request first. The chosen one is shown beside it. */
export function RegisterCard({ requests, selected, onSelect }: RegisterCardProps) {
  const year = useToday().slice(0, 4);
  const [limit, setLimit] = useState(STEP);
  const inYear = requests.filter(({ number }) => number.startsWith(year)).length;
  const shown = requests.slice(0, limit);
  if (requests.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <Card
      title={texts.register}
      subtitle={texts.inYear(inYear, year)}
      flush
      footer={
        shown.length < requests.length && (
          <>
            <span className={tw`text-label text-muted`}>{texts.shown(shown.length, requests.length)}</span>
            <Button small className={tw`ml-auto`} onClick={() => setLimit(limit + STEP)}>
              {texts.more}
            </Button>
          </>
        )
      }
    >
      <div aria-hidden className={cx(columns, tw`narrow:hidden mt-3 border-t bg-sunken py-2 text-label text-muted`)}>
        {Object.values(texts.columns).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className={tw`narrow:mt-3`}>
        {shown.map((request) => (
          <li key={request._id} className={tw`border-t`}>
            <Line request={request} isSelected={request._id === selected} onSelect={() => onSelect(request._id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ request, isSelected, onSelect }: { request: DataRequest; isSelected: boolean; onSelect: () => void }) {
  const { number, received, due, decided, outcome } = request;
  const answered = decided && dayOf(decided.date);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={cx(
        columns,
        tw`w-full py-3 text-left hover:bg-hover aria-pressed:bg-selected`,
        isSelected && tw`[box-shadow:inset_3px_0_0_var(--gds-brand)]`,
      )}
    >
      <b className={tw`font-strong tabular-nums`}>{number}</b>
      <span
        className={tw`narrow:col-start-2 narrow:text-label narrow:text-muted`}
        title={received ? formatFullDate(received) : undefined}
      >
        <span className={tw`hidden narrow:inline`}>{texts.columns.received} </span>
        {received && formatShortDate(received)}
      </span>
      <span className={tw`grid narrow:col-start-2 text-label text-muted`}>
        {outcome === null && due && texts.until(formatShortDate(due))}
        {answered && (
          <span className={tw`text-ink narrow:text-muted`}>
            <span className={tw`hidden narrow:inline`}>{texts.columns.answered} </span>
            {formatShortDate(answered)}
          </span>
        )}
        {decided && (decided.author?.name || texts.somebody)}
      </span>
      <span className={tw`narrow:col-start-2`}>
        <OutcomeBadge request={request} />
      </span>
    </button>
  );
}

const LOOKS: Readonly<Record<string, { tone: Tone; glyph: IconType }>> = {
  accepted: { tone: "success", glyph: Check },
  refused: { tone: "neutral", glyph: X },
  withdrawn: { tone: "neutral", glyph: Undo2 },
};

/** The outcome of a request; for an open one the days that are left. */
export function OutcomeBadge({ request: { outcome, due } }: { request: DataRequest }) {
  const today = useToday();
  if (outcome === null) {
    const days = due ? dayNumber(due) - dayNumber(today) : null;
    return <Badge tone={days !== null && days < 0 ? "danger" : "warn"} glyph={Clock} label={texts.open(days)} />;
  }
  const { tone = "neutral", glyph } = ownValue<(typeof LOOKS)[string]>(LOOKS, outcome) ?? {};
  const label = ownValue(texts.outcomes, outcome) ?? texts.unknownOutcome;
  return <Badge tone={tone} label={label} {...(glyph && { glyph })} />;
}
