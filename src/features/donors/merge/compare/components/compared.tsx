import { ChevronLeft, ChevronRight, Merge, Users } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useCan } from "../../../../../api/react/ability";
import {
  closedLogins,
  compareUnits,
  winningStatus,
  type ComparedUnit,
  type MergeChoices,
} from "../../../../../domain/donor/merge";
import { registryName } from "../../../../../domain/donor/registry-name";
import { formatNumber } from "../../../../../domain/format";
import { hrefFor } from "../../../../../domain/routes";
import { ownValue } from "../../../../../domain/values";
import { useAreaLocation } from "../../../../../shared/navigation";
import { Button } from "../../../../../ui/buttons/button";
import { IconButton } from "../../../../../ui/buttons/icon-button";
import { VanishingButton } from "../../../../../ui/buttons/vanishing-button";
import { Banner } from "../../../../../ui/messages/banner";
import { ReadFailed } from "../../../../../ui/messages/read-failed";
import { PageHeader } from "../../../../../ui/page/page-header";
import { StickyBar } from "../../../../../ui/page/sticky-bar";
import { uiTexts } from "../../../../../ui/texts";
import { useToast } from "../../../../../ui/toast/toast";
import type { IconType } from "../../../../../ui/icons/icon";
import { tw } from "../../../../../ui/tw";
import type { DuplicatePair } from "../../pairs/pair-answers";
import { reasonText } from "../../pairs/pair-facts";
import { texts as pairTexts } from "../../pairs/texts";
import { usePairWrites } from "../../pairs/use-pair-writes";
import { FieldsCard } from "./fields-card";
import { DonationsCard, RestCard } from "./parts-cards";
import { PreviewCard } from "./preview-card";
import { type Merging } from "../merging-answers";
import type { DatedDonor } from "../preview";
import { texts } from "../texts";
import { useJoinedParts, useQueue } from "../use-comparison";
import { useMerge } from "../use-merge";

interface ComparedProps {
  /** The one with more donations first. */
  donors: readonly [DatedDonor, DatedDonor];
  pair: DuplicatePair;
  merging: Merging;
  /** @param message null when another try begins */
  onFailure: (message: string | null) => void;
  /** Notices. */
  children: ReactNode;
}

/** @returns the versions of both records, to notice that somebody else has changed one */
const versionsOf = (donors: readonly DatedDonor[]) => donors.map(({ version }) => version).join();

/** Two records that can be read: fields, parts and the preview, and the buttons. */
export function Compared({ donors, pair, merging, onFailure, children }: ComparedProps) {
  const can = useCan();
  const { navigate, currentRoute } = useAreaLocation();
  const toast = useToast();
  const [survivorId, setSurvivorId] = useState(donors[0]._id);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [seen, setSeen] = useState(versionsOf(donors));
  const [survivor, other] = donors[0]._id === survivorId ? donors : [donors[1], donors[0]];
  const units = compareUnits(survivor, other);
  const parts = useJoinedParts(survivor, other, choices);
  const { preview } = parts;
  const queue = useQueue(survivor._id, other._id);
  const { merge, merging: writing } = useMerge();
  const { decide } = usePairWrites();

  const name = registryName(preview.record) || uiTexts.noName;
  const mayDecide = donors.every((donor) => can("update", "Donor", donor));
  const blocked = merging.blocked.map((reason) => ownValue(texts.blockedBy, reason) ?? texts.blockedOther);
  // nothing is merged that hasn't been shown
  const incomplete = parts.loading || parts.failed;
  const hasChanged = versionsOf(donors) !== seen;
  const mayMerge = mayDecide && blocked.length === 0 && !incomplete && !hasChanged;
  const recordOf = (id: string) => merging.records.find(({ _id }) => _id === id);

  const signingIn = donors.filter(({ _id }) => recordOf(_id)?.signsIn);

  /** @param record id of the record to open after the last pair @param gone id of a record that doesn't exist any more */
  const goOn = (record: string | null, gone: string | null) => {
    const next = queue.following.find((following) => following.id !== gone && following.other !== gone);
    if (next) navigate(hrefFor("donorMerge", next));
    else navigate(record ? hrefFor("donorDetails", { id: record }) : hrefFor("duplicates"));
  };
  const submit = async () => {
    if (!mayMerge || writing) return;
    const { path } = currentRoute();
    onFailure(null);
    const same = parts.donations?.flatMap((joined) => joined.same?._id ?? []) ?? [];
    const message = await merge({ survivor, other, choices: sentChoices(units, choices), same, name });
    // the user may already be on another page
    const isHere = currentRoute().path === path;
    if (message !== null) return isHere ? onFailure(message) : void toast.error(message);
    if (isHere) goOn(survivor._id, other._id);
  };
  const saysDistinct = async () => {
    const { path } = currentRoute();
    const done = await decide({ pair, distinct: true });
    if (done && currentRoute().path === path) goOn(null, null);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const mergeButton = (
    <Button
      kind="primary"
      icon={Merge}
      wide
      loading={writing}
      loadingLabel={texts.merging}
      aria-disabled={!mayMerge || undefined}
      onClick={() => void submit()}
    >
      {texts.merge}
    </Button>
  );
  const distinctButton = (icon: Partial<{ icon: IconType }>) =>
    mayDecide && (
      <Button {...icon} onClick={() => void saysDistinct()}>
        {pairTexts.distinct}
      </Button>
    );
  const {
    previous,
    following: [next],
  } = queue;
  const lead = texts.lead(reasonText(pair.reason, donors));
  return (
    // Ctrl+Enter in any field, as in forms
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keys}>
      <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
        <PageHeader
          title={texts.title}
          lead={queue.place ? `${texts.place(formatNumber(queue.place), formatNumber(queue.total))}. ${lead}` : lead}
          actions={
            <>
              <span className={tw`narrow:hidden`}>{distinctButton({ icon: Users })}</span>
              {queue.place !== null && (
                <>
                  <IconButton
                    icon={ChevronLeft}
                    label={texts.previous}
                    disabled={!previous}
                    onClick={() => previous && navigate(hrefFor("donorMerge", previous))}
                  />
                  <IconButton
                    icon={ChevronRight}
                    label={texts.skip}
                    disabled={!next}
                    onClick={() => next && navigate(hrefFor("donorMerge", next))}
                  />
                </>
              )}
            </>
          }
        />
        {children}
        {blocked.length > 0 && (
          <Banner tone="warn" title={texts.blocked}>
            {blocked.join(" ")}
          </Banner>
        )}
        {parts.failed && <ReadFailed title={texts.partsFailed} onRetry={parts.retry} retrying={parts.loading} />}
        {hasChanged && (
          <Banner
            tone="warn"
            live
            title={texts.changed}
            actions={
              <VanishingButton small onClick={() => setSeen(versionsOf(donors))}>
                {texts.understood}
              </VanishingButton>
            }
          >
            {texts.changedHint}
          </Banner>
        )}
        <div
          className={tw`grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)] items-start`}
        >
          <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-5 narrow:gap-4`}>
            <FieldsCard
              donors={donors}
              since={donors.map(({ _id }) => recordOf(_id)?.since ?? null)}
              survivorId={survivorId}
              units={units}
              choices={choices}
              statusOf={winningStatus(survivor, other)._id}
              onKeep={setSurvivorId}
              onChoose={(unit, id) => setChoices({ ...choices, [unit]: id })}
            />
            {parts.donations && <DonationsCard donations={parts.donations} survivor={survivor} other={other} />}
            <RestCard
              awards={parts.awards}
              consents={parts.consents}
              records={[recordOf(survivor._id), recordOf(other._id)]}
            />
          </div>
          <aside className={tw`wide:sticky wide:top-4`} aria-label={texts.after}>
            <PreviewCard
              preview={preview}
              other={other}
              documents={sum(recordOf(survivor._id)?.documents, recordOf(other._id)?.documents)}
              closed={closedLogins(signingIn, preview.record)}
              footer={
                <div className={tw`grid w-full gap-2 narrow:hidden`}>
                  {mergeButton}
                  <span className={tw`text-label text-faint coarse:hidden`}>{texts.keys}</span>
                </div>
              }
            />
          </aside>
        </div>
      </div>
      <div className={tw`hidden narrow:contents`}>
        <StickyBar>
          <div className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-2`}>
            {distinctButton({})}
            {mergeButton}
          </div>
        </StickyBar>
      </div>
    </div>
  );
}

const sum = (one: number | null | undefined, other: number | null | undefined): number | null =>
  one === null || one === undefined || other === null || other === undefined ? null : one + other;

/** @returns a choice for each field that differs, also those chosen beforehand: the server stores what was shown */
const sentChoices = (units: readonly ComparedUnit[], choices: MergeChoices): MergeChoices =>
  Object.fromEntries(
    units.filter(({ kind }) => kind === "differs").map(({ name, preset }) => [name, choices[name] ?? preset]),
  );
