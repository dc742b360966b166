import { useRef, useState } from "react";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import type { Section } from "../../../api/readers/settings";
import { checkDataRequests, DATA_REQUEST_RANGES, MAX_KEPT_REASON } from "../../../domain/settings/check-data-requests";
import type { DataRequestSettings } from "../../../domain/settings/data-request-settings";
import { isRecord } from "../../../domain/values";
import { dataRequestSettingsAnswer } from "../../../shared/data-requests/requests";
import { useCommandKey } from "../../../ui/browser/use-command-key";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { Card } from "../../../ui/display/card";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { useTyped } from "../use-typed";
import { texts } from "./texts";

type Typed = Record<keyof DataRequestSettings, string>;
const NUMBERS = Object.keys(DATA_REQUEST_RANGES) as (keyof typeof DATA_REQUEST_RANGES)[];

const typedOf = (values: DataRequestSettings): Typed => ({
  donationYears: String(values.donationYears),
  requestYears: String(values.requestYears),
  backupDays: String(values.backupDays),
  reason: values.reason,
});
const numberIn = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : NaN);
const settingsOf = (typed: Typed): DataRequestSettings => ({
  donationYears: numberIn(typed.donationYears),
  requestYears: numberIn(typed.requestYears),
  backupDays: numberIn(typed.backupDays),
  reason: typed.reason.trim(),
});
const readTyped = (stored: unknown): Typed | null => {
  if (!isRecord(stored)) return null;
  const { donationYears, requestYears, backupDays, reason } = stored;
  const all = { donationYears, requestYears, backupDays, reason };
  return Object.values(all).every((value) => typeof value === "string") ? (all as Typed) : null;
};

/** What stays after an erasure, for how long and why: the association's settings. */
export function KeptForm({ section: { version, values } }: { section: Section<DataRequestSettings> }) {
  const can = useCan();
  const writer = useSectionWriter("dataRequests", dataRequestSettingsAnswer, texts.saved);
  const { value, isTyped, isNewer, edit, discard, prepareSave } = useTyped<Typed>({
    name: "dataRequests",
    saved: typedOf(values),
    read: readTyped,
    isSame: (a, b) => JSON.stringify(settingsOf(a)) === JSON.stringify(settingsOf(b)),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState(false);
  const allowed = can("update", "Settings");
  const writable = allowed && version !== null;
  const problems = checkDataRequests(settingsOf(value));
  const problemOf = (name: keyof DataRequestSettings) => {
    const found = isTyped && problems.find(({ field }) => field === name);
    if (!found) return undefined;
    if (found.code !== "number") return texts.problems[found.code];
    if (name === "reason") return undefined;
    const [least, most] = DATA_REQUEST_RANGES[name];
    return texts.problems.number(least, most);
  };
  const showError = (error: ApiError | null) => {
    setConflicts(error?.code === "version");
    setFailure(error && error.code !== "version" ? notDoneMessage(error, texts.notSaved) : null);
  };
  const change = (name: keyof DataRequestSettings, text: string) => {
    edit({ ...value, [name]: text });
    showError(null);
  };
  const save = async () => {
    if (problems.length > 0 || version === null || !writable || !isTyped || writer.writing) return;
    const onSaved = prepareSave();
    const error = await writer.save({ version, values: settingsOf(value), before: values });
    showError(error);
    if (!error) onSaved();
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, () => void save());
  return (
    <Card
      ref={box}
      title={texts.kept}
      className={tw`max-w-form`}
      footer={
        writable && (
          <>
            <Button
              onClick={() => void save()}
              disabled={!isTyped}
              loading={writer.writing}
              loadingLabel={uiTexts.saving}
            >
              {texts.saveKept}
            </Button>
            {isTyped && (
              <VanishingButton
                onClick={() => {
                  discard();
                  showError(null);
                }}
              >
                {uiTexts.cancel}
              </VanishingButton>
            )}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        {allowed && !writable && <Banner title={texts.readOnly} />}
        <AlertRegion title={failure} />
        {(isNewer || conflicts) && !writer.writing && (
          <Banner tone="warn" live title={texts.newer}>
            {texts.newerHint}
          </Banner>
        )}
        <div className={tw`grid grid-cols-3 narrow:grid-cols-1 gap-4`}>
          {NUMBERS.map((name) => (
            <Field key={name} label={texts[name]} error={problemOf(name)}>
              <TextInput
                value={value[name]}
                readOnly={!writable}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                onChange={(event) => change(name, event.currentTarget.value)}
              />
            </Field>
          ))}
        </div>
        <Field label={texts.keptReason} help={texts.keptReasonHelp} error={problemOf("reason")}>
          <TextInput
            value={value.reason}
            readOnly={!writable}
            maxLength={MAX_KEPT_REASON}
            autoComplete="off"
            onChange={(event) => change("reason", event.currentTarget.value)}
          />
        </Field>
      </div>
    </Card>
  );
}
