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
import { ladder, type GivenAward, type Removal } from "../ladder";
import type { Awards, DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import type { AwardValues } from "../award-requests";
import { useAwardWrites } from "../use-award-writes";
import { AwardDialog } from "./award-dialog";
import { NextAwardCards } from "./next-award-cards";
import { RungRow } from "./rung-row";

interface AwardsTabProps {
  donor: Pick<DonorRecord, "_id" | "area" | "firstName" | "lastName">;
  data: Awards;
  /** The days (ISO) of all donations; null where they aren't known. */
  days: readonly string[] | null;
  /** Of the donor, from the lowest; null where they aren't known. */
  tiers: readonly AwardTier[] | null;
  /** ISO day in Italy. */
  today: string;
}

const head = tw`mt-3.5 hidden border-y bg-sunken px-6 py-2 text-label text-muted w700:grid w700:grid-cols-[20px_minmax(0,5fr)_minmax(96px,2fr)_minmax(96px,2fr)_minmax(0,4fr)] gap-x-4`;

/** The awards as a ladder: what comes next, what waits to be handed over, what was. */
export function AwardsTab({ donor, data: { awards, damaged }, days, tiers, today }: AwardsTabProps) {
  const can = useCan();
  const toast = useToast();
  const writes = useAwardWrites(donor);
  const [dialog, setDialog] = useState<{ times: number; open: boolean; given: GivenAward | null } | null>(null);
  const thing = { donorId: donor._id, area: donor.area };
  const mayAdd = can("create", "Award", thing);
  const rungs = ladder(awards, days, tiers, today);
  const due = rungs.flatMap((rung) => (rung.kind === "due" ? [rung.tier] : []));
  const given = rungs.filter(({ kind }) => kind === "given").length;
  const earned = rungs.filter(({ kind, tier }) => kind !== "next" && tier !== null).length;
  const handedOver = (name: string): AwardValues => ({ name, date: today, part: "group" });
  const tell = (outcome: Awaited<ReturnType<typeof writes.addAll>>) => {
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.failed));
  };
  const remove = async (of: Removal) => {
    tell(await writes.remove.write(of));
  };
  const show = (of: GivenAward | null) =>
    setDialog((before) => ({ times: (before?.times ?? 0) + 1, open: true, given: of }));
  const edited = dialog?.given ?? null;
  const current = edited && { ...edited, award: awards.find(({ _id }) => _id === edited.award._id) ?? edited.award };
  const save = (name: string, date: string) =>
    current
      ? writes.change.write({ given: current, values: { name, date, part: current.part } })
      : writes.add.write({ name, date, part: isTier(name, tiers) ? "group" : "other" });
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
              {due.length > 1 && (
                <Button
                  small
                  loading={writes.addingAll}
                  onClick={() => void writes.addAll(due.toReversed().map(({ name }) => handedOver(name))).then(tell)}
                >
                  {texts.handOverAll(due.length)}
                </Button>
              )}
              <Button small icon={Plus} iconWhenNarrow onClick={() => show(null)}>
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
        {rungs.length === 0 && damaged === 0 ? (
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
              {rungs.map((rung, index) => (
                <RungRow
                  key={rung.kind === "given" ? `${rung.given.award._id} ${rung.given.part} ${index}` : rung.tier.name}
                  rung={rung}
                  handingOver={writes.add.writing}
                  {...(mayAdd && { onHandOver: (name: string) => void writes.add.write(handedOver(name)).then(tell) })}
                  {...(can("update", "Award", thing) && { onEdit: show })}
                  {...(can("delete", "Award", thing) && { onRemove: (of: Removal) => void remove(of) })}
                />
              ))}
            </ul>
          </>
        )}
      </Card>
      <NextAwardCards rungs={rungs} days={days} />
      {dialog && (
        // each time anew
        <AwardDialog
          key={dialog.times}
          open={dialog.open}
          onClose={() => setDialog({ ...dialog, open: false })}
          title={edited ? texts.change : texts.add}
          name={edited?.name ?? ""}
          date={edited ? (edited.date ?? "") : today}
          onSave={save}
          today={today}
        />
      )}
    </div>
  );
}

/** One of the donors' group's own: it stands on the ladder. */
const isTier = (name: string, tiers: readonly AwardTier[] | null) =>
  (tiers ?? DEFAULT_AWARD_TIERS).some((tier) => isOfTier(tier, { award: name, awardDonorsGroup: null }));
