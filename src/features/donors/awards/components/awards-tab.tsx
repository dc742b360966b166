import { notDoneMessage } from "../../../../api/errors";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { DEFAULT_AWARD_TIERS, isOfTier, type AwardTier } from "../../../../domain/donor/award-tiers";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { awardOverview, type GivenAward, type Removal, type AwardStep } from "../award-overview";
import type { Awards, DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import { awardFields, type AwardValues } from "../award-write-requests";
import { useAddAward, useAddAwards, useChangeAward, useRemoveAward } from "../use-award-writes";
import { AwardDialog } from "./award-dialog";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import type { MutationOutcome } from "../../../../api/react/use-mutation";
import { AwardStepRow, type AwardStepRowProps } from "./award-step-row";
import { formatNumber, formatShortDate } from "../../../../domain/format";
import { AwardProgress } from "../../../../shared/donor/parts/award-progress";
import { texts as partTexts } from "../../../../shared/donor/parts/texts";

interface AwardsTabProps extends Pick<AwardStepRowProps, "outdated" | "onRetry"> {
  donor: Pick<DonorRecord, "_id" | "area" | "firstName" | "lastName">;
  data: Awards;
  /** The days (ISO) of all donations that count; null if unknown. */
  days: readonly string[] | null;
  /** The donor's tiers, from the lowest; null if unknown. */
  tiers: readonly AwardTier[] | null;
  today: string;
}

const head = tw`mt-3.5 hidden border-y bg-sunken px-6 py-2 text-label text-muted w700:grid w700:grid-cols-[20px_minmax(0,5fr)_minmax(96px,2fr)_minmax(96px,2fr)_minmax(0,4fr)] gap-x-4`;

/** Shows a donor's awards: the next one, those to hand over, and those handed over. */
export function AwardsTab({ donor, data: { awards, damaged }, days, tiers, today, ...read }: AwardsTabProps) {
  const can = useCan();
  const toast = useToast();
  const add = useAddAward(donor, "page");
  const { addAll, addingAll } = useAddAwards(donor);
  const removal = useRemoveAward(donor);
  // in a list that lacks an award, the award would be handed over twice
  const busy = add.writing || addingAll || read.outdated === "reread";
  const [dialog, setDialog] = useState<{ times: number; open: boolean; given: GivenAward | null } | null>(null);
  const owner = { donorId: donor._id, area: donor.area };
  const mayAdd = can("create", "Award", owner);
  const mayDo = (action: "update" | "delete", step: AwardStep) =>
    step.kind === "given" && can(action, "Award", { ...step.given.award, ...owner });
  const steps = awardOverview(awards, days, tiers, today);
  const due = steps.flatMap((step) => (step.kind === "due" ? [step.tier] : []));
  const given = steps.filter(({ kind }) => kind === "given").length;
  const earned = steps.filter(({ kind, tier }) => kind !== "next" && tier !== null).length;
  const handedOver = (name: string): AwardValues => ({ name, date: today, part: "group" });
  const showFailure = (outcome: MutationOutcome<unknown>) => {
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.failed));
  };
  const remove = async (removed: Removal) => {
    showFailure(await removal.write(removed));
  };
  const openDialog = (award: GivenAward | null) =>
    setDialog((former) => ({ times: (former?.times ?? 0) + 1, open: true, given: award }));
  const edited = dialog?.given ?? null;
  const current = edited && { ...edited, award: awards.find(({ _id }) => _id === edited.award._id) ?? edited.award };
  const may = (field: string) => !current || can("update", "Award", { ...current.award, ...owner }, field);
  return (
    <div
      className={tw`grid items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] wide:[&>:only-child]:col-span-2`}
    >
      <Card
        title={texts.title}
        subtitle={texts.counts(earned, given)}
        flush
        actions={
          mayAdd && (
            <>
              {due.length > 1 && read.outdated !== "failed" && (
                <Button
                  small
                  loading={busy}
                  onClick={() => void addAll(due.toReversed().map(({ name }) => handedOver(name)))}
                >
                  {texts.handOverAll(due.length)}
                </Button>
              )}
              <Button small icon={Plus} iconWhenNarrow onClick={() => openDialog(null)}>
                {texts.add}
              </Button>
            </>
          )
        }
      >
        {damaged > 0 && (
          <div className={tw`px-6 pt-4 narrow:px-4`}>
            <DamagedRows count={damaged} />
          </div>
        )}
        {steps.length === 0 && damaged === 0 ? (
          <EmptyState title={texts.none} drawing="list">
            {texts.noneHint}
          </EmptyState>
        ) : (
          <>
            <div aria-hidden className={head}>
              <span />
              <span>{texts.award}</span>
              <span>{texts.earned}</span>
              <span>{texts.given}</span>
            </div>
            <ul className={tw`cards:mt-3.5 cards:border-t`}>
              {steps.map((step, index) => (
                <AwardStepRow
                  key={step.kind === "given" ? `${step.given.award._id} ${step.given.part} ${index}` : step.tier.name}
                  step={step}
                  busy={busy}
                  {...read}
                  {...(mayAdd && {
                    onHandOver: (name: string) => void add.write(handedOver(name)).then(showFailure),
                  })}
                  {...(mayDo("update", step) && { onEdit: openDialog })}
                  {...(mayDo("delete", step) && { onRemove: (of: Removal) => void remove(of) })}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      <NextAwardCards steps={steps} days={days} />
      {dialog && (
        // remounted each time it opens
        <WriteDialog
          key={dialog.times}
          open={dialog.open}
          onClose={() => setDialog({ ...dialog, open: false })}
          given={current}
          donor={donor}
          may={may}
          tiers={tiers}
          today={today}
        />
      )}
    </div>
  );
}

interface WriteDialogProps extends DialogProps, Pick<AwardsTabProps, "donor" | "tiers" | "today"> {
  /** The award to change; null for another one. */
  given: GivenAward | null;
  may: (field: string) => boolean;
}

/** Hands over an award with a name and a day, or changes one. */
function WriteDialog({ donor, given, may, tiers, today, ...dialog }: WriteDialogProps) {
  const add = useAddAward(donor);
  const change = useChangeAward(donor);
  const fields = awardFields[given?.part ?? "group"];
  return (
    <AwardDialog
      {...dialog}
      title={given ? texts.change : texts.add}
      name={given?.name ?? ""}
      date={given ? (given.date ?? "") : today}
      nameLocked={!may(fields.name)}
      dateLocked={!may(fields.date)}
      onSave={(name, date) =>
        given
          ? change.write({ given, values: { name, date, part: given.part }, may })
          : add.write({ name, date, part: isTier(name, tiers) ? "group" : "other" })
      }
      today={today}
    />
  );
}

const isTier = (name: string, tiers: readonly AwardTier[] | null) =>
  (tiers ?? DEFAULT_AWARD_TIERS).some((tier) => isOfTier(tier, { award: name, awardDonorsGroup: null }));

interface NextAwardCardsProps {
  steps: readonly AwardStep[];
  /** The days (ISO) of all donations that count, oldest first; null if unknown. */
  days: readonly string[] | null;
}

/** Shows the progress to the next award, and what counts; nothing without a next award. */
function NextAwardCards({ steps, days }: NextAwardCardsProps) {
  const next = steps.find(({ kind }) => kind === "next");
  const first = days?.[0];
  if (next?.kind !== "next" || !first) return null;
  return (
    <div className={tw`grid gap-6`}>
      <Card title={partTexts.towards(next.tier.name)}>
        <AwardProgress next={next.tier} counted={days.length} />
      </Card>
      <Card title={texts.counted}>
        <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&>dd]:m-0 [&>dt]:text-muted`}>
          <dt>{texts.firstDonation}</dt>
          <dd>{formatShortDate(first)}</dd>
          <dt>{texts.countedDonations}</dt>
          <dd className={tw`tabular-nums`}>{formatNumber(days.length)}</dd>
        </dl>
      </Card>
    </div>
  );
}
