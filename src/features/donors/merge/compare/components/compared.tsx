import { ChevronLeft, ChevronRight, Merge, Users } from "lucide-react";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useCan } from "../../../../../api/react/ability";
import { useFeature } from "../../../../../api/react/use-feature";
import { useToday } from "../../../../../api/react/use-today";
import { compareUnits, winningStatus, type ComparedUnit, type MergeChoices } from "../../../../../domain/donor/merge";
import { registryName } from "../../../../../domain/donor/registry-name";
import { formatNumber } from "../../../../../domain/format";
import { hrefFor } from "../../../../../domain/routes";
import { ownValue } from "../../../../../domain/values";
import { useAreaLocation } from "../../../../../shared/navigation";
import { useRules, useSection } from "../../../../../shared/settings";
import { awardSettingsAnswer } from "../../../../../shared/settings/awards";
import { Button } from "../../../../../ui/buttons/button";
import { IconButton } from "../../../../../ui/buttons/icon-button";
import { VanishingButton } from "../../../../../ui/buttons/vanishing-button";
import { Banner } from "../../../../../ui/messages/banner";
import { ReadFailed } from "../../../../../ui/messages/read-failed";
import { PageHeader } from "../../../../../ui/page/page-header";
import { StickyBar } from "../../../../../ui/page/sticky-bar";
import type { IconType } from "../../../../../ui/icons/icon";
import { uiTexts } from "../../../../../ui/texts";
import { useToast } from "../../../../../ui/toast/toast";
import { tw } from "../../../../../ui/tw";
import type { DuplicatePair } from "../../pairs/pair-answers";
import { reasonText } from "../../pairs/pair-facts";
import { texts as pairTexts } from "../../pairs/texts";
import { usePairWrites } from "../../pairs/use-pair-writes";
import { isWhole, type ComparedDonor } from "../merging-answers";
import { previewOf } from "../preview";
import { texts } from "../texts";
import { useMerge } from "../use-merge";
import { useQueue } from "../use-queue";
import { FieldsCard } from "./fields-card";
import { DonationsCard, RestCard } from "./parts-cards";
import { PreviewCard } from "./preview-card";

interface ComparedProps {
  /** The one with more donations first. */
  donors: readonly [ComparedDonor, ComparedDonor];
  pair: DuplicatePair;
  /** Why they can't be merged, as the server names it. */
  blocked: readonly (string | null)[];
  /** @param message null when another try begins */
  onFailure: (message: string | null) => void;
  /** Reads the records again. */
  onRetry: () => void;
  retrying: boolean;
  /** Notices. */
  children: ReactNode;
}

/** @returns the versions of both records, to notice that somebody else has changed one */
const versionsOf = (donors: readonly ComparedDonor[]) => donors.map(({ version }) => version).join();

/** Two records that can be read: fields, parts and the preview, and the buttons. */
export function Compared({ donors, pair, blocked, onFailure, onRetry, retrying, children }: ComparedProps) {
  const can = useCan();
  const { navigate, currentRoute } = useAreaLocation();
  const toast = useToast();
  const today = useToday();
  const { rules } = useRules();
  const awardSettings = useSection(awardSettingsAnswer)?.values ?? null;
  const [survivorId, setSurvivorId] = useState(donors[0]._id);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [seen, setSeen] = useState(versionsOf(donors));
  const [survivor, other] = donors[0]._id === survivorId ? donors : [donors[1], donors[0]];
  const units = compareUnits(survivor, other);
  const hasConsents = useFeature("consents");
  const parts = isWhole(survivor, hasConsents) && isWhole(other, hasConsents) ? { survivor, other } : null;
  const preview = parts && previewOf({ ...parts, choices, rules: rules ?? null, awardSettings, today });
  const queue = useQueue(survivor._id, other._id);
  const { merge, merging } = useMerge();
  const { decide } = usePairWrites();

  const mayDecide = donors.every((donor) => can("update", "Donor", donor));
  const hasChanged = versionsOf(donors) !== seen;
  // nothing is merged that hasn't been shown
  const mayMerge = preview !== null && mayDecide && blocked.length === 0 && rules !== undefined && !hasChanged;

  /** Opens the next pair without a record that doesn't exist any more; after the last pair, another page. */
  const goOn = (gone: string | null, afterLast: string) => {
    const next = queue.following.find((following) => following.id !== gone && following.other !== gone);
    navigate(next ? hrefFor("donorMerge", next) : afterLast);
  };
  const submit = async () => {
    if (!preview || !mayMerge || merging) return;
    const { path } = currentRoute();
    onFailure(null);
    const same = preview.donations.flatMap((joined) => joined.same?._id ?? []);
    const name = registryName(preview.record) || uiTexts.noName;
    const message = await merge({ survivor, other, choices: sentChoices(units, choices), same, name });
    // the user may already be on another page
    const isHere = currentRoute().path === path;
    if (message !== null) return isHere ? onFailure(message) : void toast.error(message);
    if (isHere) goOn(other._id, hrefFor("donorDetails", { id: survivor._id }));
  };
  const saysDistinct = async () => {
    const { path } = currentRoute();
    const done = await decide({ pair, distinct: true });
    if (done && currentRoute().path === path) goOn(null, hrefFor("duplicates"));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const mergeButton = (icon: { icon?: IconType }) => (
    <Button
      {...icon}
      kind="primary"
      wide
      loading={merging}
      loadingLabel={texts.merging}
      aria-disabled={!mayMerge || undefined}
      onClick={() => void submit()}
    >
      {texts.merge}
    </Button>
  );
  const {
    place,
    previous,
    following: [next],
  } = queue;
  const skipButton = place !== null && (
    <IconButton
      icon={ChevronRight}
      label={texts.skip}
      disabled={!next}
      onClick={() => next && navigate(hrefFor("donorMerge", next))}
    />
  );
  const footer = (
    <div className={tw`grid w-full gap-2 narrow:hidden`}>
      {mergeButton({ icon: Merge })}
      <span className={tw`text-label text-faint coarse:hidden`}>{texts.keys}</span>
    </div>
  );
  const lead = texts.lead(reasonText(pair.reason, donors));
  return (
    // Ctrl+Enter in any field, as in forms
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keys}>
      <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
        <PageHeader
          title={texts.title}
          lead={place === null ? lead : `${texts.place(formatNumber(place), formatNumber(queue.total))}. ${lead}`}
          actions={
            // phones have the others in the bar
            <>
              {mayDecide && (
                <span className={tw`narrow:hidden`}>
                  <Button icon={Users} onClick={() => void saysDistinct()}>
                    {pairTexts.distinct}
                  </Button>
                </span>
              )}
              {place !== null && (
                <IconButton
                  icon={ChevronLeft}
                  label={texts.previous}
                  disabled={!previous}
                  onClick={() => previous && navigate(hrefFor("donorMerge", previous))}
                />
              )}
              <span className={tw`narrow:hidden`}>{skipButton}</span>
            </>
          }
        />
        {children}
        {blocked.length > 0 && (
          <Banner tone="warn" title={texts.blocked}>
            {blocked.map((reason) => ownValue(texts.blockedBy, reason ?? "") ?? texts.blockedOther).join(" ")}
          </Banner>
        )}
        {!preview && <ReadFailed title={texts.partsFailed} onRetry={onRetry} retrying={retrying} />}
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
              survivorId={survivorId}
              units={units}
              choices={choices}
              statusOf={winningStatus(survivor, other)._id}
              onKeep={setSurvivorId}
              onChoose={(unit, id) => setChoices({ ...choices, [unit]: id })}
            />
            {parts && preview && (
              <>
                <DonationsCard {...parts} donations={preview.donations} />
                <RestCard {...parts} awards={preview.awards} />
              </>
            )}
          </div>
          <aside className={tw`wide:sticky wide:top-4`} aria-label={texts.after}>
            {parts && preview ? <PreviewCard {...parts} preview={preview} footer={footer} /> : footer}
          </aside>
        </div>
      </div>
      <div className={tw`hidden narrow:contents`}>
        <StickyBar>
          <div className={tw`flex min-w-0 gap-2`}>
            {mayDecide && <Button onClick={() => void saysDistinct()}>{pairTexts.distinct}</Button>}
            <div className={tw`min-w-0 flex-1`}>{mergeButton({})}</div>
            {skipButton}
          </div>
        </StickyBar>
      </div>
    </div>
  );
}

/** @returns a choice for each field that differs, also those chosen beforehand: the server stores what was shown */
const sentChoices = (units: readonly ComparedUnit[], choices: MergeChoices): MergeChoices =>
  Object.fromEntries(
    units.filter(({ kind }) => kind === "differs").map(({ name, preset }) => [name, choices[name] ?? preset]),
  );
