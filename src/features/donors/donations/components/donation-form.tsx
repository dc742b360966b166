import { MapPin, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useConnection, useUser } from "../../../../api/react/connection";
import type { ApiError } from "../../../../api/errors";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../../domain/donation/blood";
import { isIsoDay } from "../../../../domain/dates/days";
import { donatingOf } from "../../../../domain/donation/warnings";
import { formatFullDate } from "../../../../domain/format";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Kbd } from "../../../../ui/display/kbd";
import { liftToasts } from "../../../../ui/toast/lift-toasts";
import { tw } from "../../../../ui/tw";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { uiTexts } from "../../../../ui/texts";
import type { MutationOutcome } from "../../../../api/react/use-mutation";
import { dayMessage, DayPicker, isFullLength, useTouched } from "../../../../shared/forms";
import type { Donation, DonorRecord } from "../../../../shared/donor/reads";
import {
  lastPlace,
  readDraft,
  type DonationBody,
  type DonationDraft,
  type DonationField,
  type ReadDraft,
} from "../donation-draft";
import { useRules } from "../../../../shared/settings";
import { texts } from "../texts";
import { RulesLoading } from "../../../../shared/donor/parts/rules-loading";
import { TypeCard } from "../../../../shared/donor/parts/type-card";
import { WarningBox } from "./warning-box";

export interface DonationFormProps {
  donor: DonorRecord;
  donations: readonly Donation[];
  /** The donation to change; null for a new one. */
  changed: Donation | null;
  /** Whether the user may write a field of it. Other fields are locked, and not sent. */
  may: (field: DonationField) => boolean;
  /** Asks for the next donor of the same day, place and type; without it, there is no button for it. */
  onNextDonor?: ((start: { day: string; place: string; type: string }) => void) | null;
  onSave: (body: DonationBody) => Promise<MutationOutcome<unknown>>;
  saving: boolean;
  onClose: () => void;
  today: string;
}

/** Registers or changes a donation. Enter saves and prepares the next one. Warnings can be overridden with a reason. */
export function DonationForm(props: DonationFormProps) {
  const { donor, donations, changed, may, onNextDonor, onSave, saving, onClose, today } = props;
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const remembered = lastPlace.read(connection, userId) || donations[0]?.place || "";
  const [draft, setDraft] = useState<DonationDraft>(() => ({
    type: changed?.type ?? 1,
    date: changed ? (changed.date ?? "") : today,
    place: changed ? changed.place : remembered,
    override: false,
    reason: "",
  }));
  const touched = useTouched<keyof ReadDraft["problems"]>();
  const stillOpen = useStillOpen();
  const [error, setError] = useState<ApiError | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const group = useId();
  const set = (change: Partial<DonationDraft>) => {
    setDraft((current) => ({ ...current, ...change }));
    const { date, place, override, reason } = change;
    // a half-typed day isn't wrong yet
    if (date !== undefined && isFullLength(date)) touched.touch("date");
    if (place !== undefined) touched.touch("place");
    if (override !== undefined) touched.touch("override");
    if (reason !== undefined) touched.touch("reason");
  };
  const rules = useRules();
  const waits = rules.status === "loading";
  const { warnings, problems, body } = readDraft(
    draft,
    donatingOf(
      donor,
      donations.filter(({ _id }) => _id !== changed?._id),
    ),
    today,
    rules.rules,
    may,
  );
  const focusDay = () => box.current?.querySelector<HTMLInputElement>("input[inputmode=numeric]")?.focus();
  useEffect(focusDay, []);

  const save = async (next: "none" | "donation" | "donor") => {
    touched.touchAll();
    setError(null);
    if (saving || waits) return;
    if (!body) {
      // the next frame has rendered the problems
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    const outcome = await onSave(body);
    if (outcome.ok && body.place && userId !== null) lastPlace.write(connection, userId, body.place);
    if (!stillOpen(outcome.ok ? null : texts.late(outcome.error))) return;
    if (!outcome.ok) return setError(outcome.error);
    if (next === "donor" && onNextDonor)
      return onNextDonor({ day: draft.date, place: draft.place.trim(), type: String(draft.type) });
    if (next === "none" || changed) return onClose();
    touched.reset();
    setDraft((current) => ({ ...current, date: "", override: false, reason: "" }));
    focusDay();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target as Element).matches("input")) return;
    event.preventDefault();
    void save("donation");
  };
  const visibleProblems = touched.visible(problems);
  return (
    <Card
      title={changed ? texts.change : texts.register}
      actions={<IconButton icon={X} label={uiTexts.close} onClick={onClose} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its fields saves */}
      <div ref={box} onKeyDown={onKeyDown} className={tw`grid gap-4`}>
        <ChoiceGroup legend={texts.type}>
          <div className={tw`grid gap-2 w700:grid-cols-3`}>
            {([1, 2, 3] as DonationType[]).map((type) => (
              <TypeCard
                key={type}
                name={group}
                type={type}
                checked={draft.type === type}
                disabled={!may("type")}
                onChoose={() => set({ type })}
                label={DONATION_TYPE_LABELS[type]}
              />
            ))}
          </div>
        </ChoiceGroup>
        <div className={tw`grid items-start gap-4 w700:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]`}>
          <Field
            label={texts.date}
            help={dayHelp(draft.date, today)}
            error={dayMessage(draft.date, visibleProblems.date)}
            onBlur={touched.onBlur("date")}
          >
            <DayPicker
              days="latest"
              calendarLabel={texts.date}
              value={draft.date}
              disabled={!may("date")}
              onValueChange={(date) => set({ date })}
              placeholder={texts.dayForm}
            />
          </Field>
          <Field
            label={texts.place}
            help={!changed && draft.place !== "" && draft.place === remembered ? texts.asLast : undefined}
            error={visibleProblems.place}
            onBlur={touched.onBlur("place")}
          >
            <TextInput
              icon={MapPin}
              value={draft.place}
              disabled={!may("place")}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => set({ place: target.value })}
            />
          </Field>
        </div>
        {waits && <RulesLoading />}
        <WarningBox
          draft={draft}
          warnings={warnings}
          problems={visibleProblems}
          onChange={set}
          onLeave={touched.onBlur}
          rules={rules}
          today={today}
          donor={changed || draft.type !== 1 ? null : donor}
        />
        {error && (
          <Banner
            tone={error.code === "version" ? "warn" : "danger"}
            title={error.code === "version" ? texts.conflict : error.message}
            live
          >
            {error.code === "version" && texts.conflictHint}
          </Banner>
        )}
        <div
          ref={liftToasts}
          className={tw`flex flex-wrap items-center gap-2 border-t pt-4 narrow:sticky narrow:bottom-0 narrow:z-[4] narrow:-mx-4 narrow:-mb-4 narrow:bg-surface narrow:p-3 [&>button]:narrow:flex-1`}
        >
          <Button
            kind="primary"
            onClick={() => void save("none")}
            loading={saving || waits}
            loadingLabel={saving ? uiTexts.saving : texts.rulesLoading}
            className={tw`narrow:order-last`}
          >
            {changed ? uiTexts.save : texts.register}
          </Button>
          {!changed && onNextDonor && (
            <Button disabled={saving || waits} onClick={() => void save("donor")}>
              {texts.registerAndNext}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose} className={tw`narrow:order-first`}>
            {uiTexts.cancel}
          </Button>
          {!changed && (
            <span className={tw`ml-auto flex items-center gap-2 text-label text-faint narrow:hidden coarse:hidden`}>
              <Kbd>{texts.enter}</Kbd> {texts.enterHint}
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Shows the day in full, so that users notice a typing error. */
function dayHelp(date: string, today: string): string {
  if (!isIsoDay(date)) return texts.dayForm;
  return date === today ? `${texts.today}, ${formatFullDate(date)}` : formatFullDate(date);
}
