import { CircleDashed, Ellipsis, Gift, Medal, Pencil, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { formatFullDate, formatShortDate } from "../../../../domain/format";
import { Badge } from "../../../../ui/display/badge";
import { Button } from "../../../../ui/buttons/button";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { Menu } from "../../../../ui/menu/menu";
import { cx, tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { GivenAward, Removal, AwardStep } from "../award-overview";
import { texts } from "../texts";

export interface AwardStepRowProps {
  step: AwardStep;
  /** Undefined if the ability doesn't allow it. */
  onHandOver?: (name: string) => void;
  /** Whether an award is being handed over, or the list is being read after that. */
  busy: boolean;
  /** Whether the list is older than a write; then no award is called due. */
  outdated: "reread" | "failed" | false;
  /** Reads the list again. */
  onRetry: () => void;
  onEdit?: (given: GivenAward) => void;
  onRemove?: (removal: Removal) => void;
}

const ICONS: Record<AwardStep["kind"], IconType> = { next: CircleDashed, due: Gift, unrecorded: Medal, given: Medal };
const row = tw`grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b px-6 py-3 last:border-b-0 w700:grid-cols-[20px_minmax(0,5fr)_minmax(96px,2fr)_minmax(96px,2fr)_minmax(0,4fr)] narrow:px-4`;

/** Shows an award: its name, when it was earned and handed over, and its actions. */
export function AwardStepRow({ step, onHandOver, busy, outdated, onRetry, onEdit, onRemove }: AwardStepRowProps) {
  const { kind } = step;
  const tier = step.tier;
  // some tiers are named after their requirement
  const requirement = tier && texts.tier(tier);
  const name = kind === "given" ? (step.given.name ?? uiTexts.noName) : step.tier.name;
  const earned = tier && "earned" in tier ? tier.earned : null;
  const isMuted = kind === "next" || kind === "unrecorded";
  return (
    <li className={cx(row, kind === "due" && tw`bg-warn-subtle`)}>
      <Icon of={ICONS[kind]} size={20} className={kind === "due" ? tw`text-warn-text` : tw`text-faint`} />
      <span className={tw`grid min-w-0 break-anywhere`}>
        <span className={isMuted ? tw`text-muted` : tw`font-strong`}>{name}</span>
        <span className={tw`text-label text-faint`}>
          {tier ? requirement !== name && requirement : kind === "given" && step.given.part === "other" && texts.other}
        </span>
      </span>
      {step.kind === "next" ? (
        <span className={tw`text-label text-muted text-pretty w700:col-span-2 cards:col-start-2`}>
          {texts.missing(step.tier)}
        </span>
      ) : (
        <>
          <span className={tw`text-muted cards:empty:hidden cards:col-start-2 cards:text-label`}>
            {earned && (
              <>
                <span className={tw`w700:hidden`}>{texts.earnedOn}</span>
                <Day date={earned} />
              </>
            )}
          </span>
          <span className={tw`cards:col-start-2 cards:col-span-2 cards:text-label`}>
            {step.kind === "due" && (outdated === "failed" ? texts.dueUnknown : !outdated && <b>{texts.due}</b>)}
            {step.kind === "unrecorded" && <span className={tw`text-label text-faint`}>{texts.notRecorded}</span>}
            {step.kind === "given" && <GivenOn date={step.given.date} />}
          </span>
        </>
      )}
      <span
        className={cx(
          tw`flex items-center justify-end gap-2`,
          kind === "given"
            ? tw`cards:col-start-3 cards:row-start-1`
            : tw`cards:empty:hidden cards:col-start-2 cards:col-span-2 cards:mt-1 cards:justify-start`,
        )}
      >
        {kind === "next" && <Badge tone="neutral" label={texts.next} />}
        {step.kind === "due" && onHandOver && (
          <Button small onClick={() => (outdated ? onRetry() : onHandOver(step.tier.name))} loading={busy}>
            {outdated === "failed" ? uiTexts.retry : texts.handOver}
          </Button>
        )}
        {step.kind === "given" && (
          <Given given={step.given} ofTier={tier !== null} name={name} onEdit={onEdit} onRemove={onRemove} />
        )}
      </span>
    </li>
  );
}

function Day({ date }: { date: string }): ReactNode {
  return (
    <time dateTime={date} title={formatFullDate(date)}>
      {formatShortDate(date)}
    </time>
  );
}

/** Shows the day in its column; on a narrow screen as a sentence. */
function GivenOn({ date }: { date: string | null }) {
  return (
    <>
      <span className={date ? tw`text-muted cards:hidden` : tw`text-label text-faint cards:hidden`}>
        {date ? <Day date={date} /> : texts.noDate}
      </span>
      <span className={tw`mt-1 inline-block w700:hidden`}>
        <Badge tone="success" label={texts.givenOn(date && formatShortDate(date))} />
      </span>
    </>
  );
}

function Given({
  given,
  ofTier,
  name,
  onEdit,
  onRemove,
}: Removal & { name: string } & Pick<AwardStepRowProps, "onEdit" | "onRemove">) {
  // an award without an id can't be written
  const writable = given.award._id !== "" && (onEdit ?? onRemove);
  return (
    <>
      <span className={tw`cards:hidden`}>
        <Badge tone="success" label={texts.given} />
      </span>
      {writable && (
        <Menu
          align="end"
          trigger={(props) => <IconButton icon={Ellipsis} label={texts.actions(name)} {...props} />}
          entries={[
            ...(onEdit
              ? [{ kind: "item" as const, label: texts.edit, icon: Pencil, onSelect: () => onEdit(given) }]
              : []),
            ...(onRemove
              ? [
                  {
                    kind: "item" as const,
                    ...(ofTier
                      ? { label: texts.takeBack, icon: Undo2 }
                      : { label: texts.remove, icon: Trash2, danger: true }),
                    onSelect: () => onRemove({ given, ofTier }),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}
