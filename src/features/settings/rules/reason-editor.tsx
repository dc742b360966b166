import { useState } from "react";
import { MAX_REASON } from "../../../domain/donor/suspension-reasons";
import { reasonsFromWire, type WireReason } from "../../../domain/settings/wire";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import {
  type EditedReason,
  type ReasonDraft,
  type ReasonEnd,
  reasonNow,
  reasonOf,
  withoutReason,
} from "./reason-draft";
import { lengthText } from "./reason-line";
import { checkReasons, type ReasonProblem } from "../../../domain/settings/check-rules";
import { texts } from "./texts";

const reasonTexts = texts.reasons;

interface ReasonEditorProps {
  /** The saved reasons. */
  reasons: readonly WireReason[];
  edited: EditedReason;
  onEdit: (edited: EditedReason) => void;
  onCancel: () => void;
  /** @returns the error message; null after a save */
  onSave: (reason: WireReason) => Promise<string | null>;
  writing: boolean;
}

const isSameReason = (each: WireReason | undefined, other: WireReason | null): boolean =>
  JSON.stringify(each ?? null) === JSON.stringify(other);

/** @returns the problems of the edited reason, by field; the other reasons are needed to find duplicates */
function reasonProblems(
  reasons: readonly WireReason[],
  { before, typed }: EditedReason,
): Partial<Record<ReasonProblem["field"], ReasonProblem["code"]>> {
  const now = reasonOf(typed);
  const others = before ? withoutReason(reasons, before) : reasons;
  const all = [...others, now];
  const problems = checkReasons(reasonsFromWire({ reasons: all }));
  const own = problems.filter(({ reason }) => reason === all.length - 1 || reason === null);
  const wrongLength = now.unit !== null && now.count === 0;
  return {
    ...Object.fromEntries(own.map(({ field, code }) => [field, code])),
    ...(wrongLength && { length: "number" as const }),
  };
}

/** The form of a suspension reason: its label, the text for the donor, and how long the suspension lasts. */
export function ReasonEditor({ reasons, edited, onEdit, onCancel, onSave, writing }: ReasonEditorProps) {
  const { before, typed } = edited;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = reasonProblems(reasons, edited);
  const errorOf = (field: keyof typeof problems) => {
    const code = problems[field];
    // an empty field shows its error only after the first attempt to save
    const early = !tried && (code === "missing" || (field === "length" && typed.count === ""));
    return code && !early ? reasonTexts.problems[field](code) : undefined;
  };
  const set = (change: Partial<ReasonDraft>) => {
    setFailure(null);
    onEdit({ before, typed: { ...typed, ...change } });
  };
  const saved = reasonNow(reasons, before);
  const typedReason = reasonOf(typed);
  // if a saved reason equals the typed one, this form has saved it: nobody else has changed it
  const isOwnSave = writing || reasons.some((reason) => isSameReason(reason, typedReason));
  const newer = before !== null && !isOwnSave && !isSameReason(saved, before);
  const unchanged = before !== null && isSameReason(saved, typedReason);
  const save = async () => {
    setTried(true);
    if (writing || Object.keys(problems).length > 0) return;
    setFailure(await onSave(typedReason));
  };
  const isLong = typed.end !== "open" && typed.end !== "permanent";
  return (
    <FocusFallback className={tw`grid gap-4 rounded bg-sunken p-4`}>
      <AlertRegion title={failure ?? (tried && problems.reasons ? reasonTexts.problems.reasons() : null)} />
      {newer && (
        <Banner tone="warn" live title={saved ? reasonTexts.newer : reasonTexts.gone}>
          {saved && [`«${saved.label}»`, lengthText(saved), saved.forDonor].filter(Boolean).join(" · ")}{" "}
          {reasonTexts.newerHint}
        </Banner>
      )}
      <Field
        label={reasonTexts.label}
        error={errorOf("label")}
        warning={
          before && typedReason.label && before.label.trim() !== typedReason.label ? reasonTexts.renamed : undefined
        }
      >
        <TextInput
          // the user has just pressed "edit" or "add"
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed.label}
          maxLength={MAX_REASON}
          onChange={({ target }) => set({ label: target.value })}
        />
      </Field>
      <div className={tw`grid grid-cols-[88px_minmax(0,1fr)] items-start gap-3`}>
        <Field
          label={reasonTexts.count}
          error={isLong ? errorOf("length") : undefined}
          className={isLong ? undefined : tw`hidden`}
        >
          <TextInput
            inputMode="numeric"
            value={typed.count}
            maxLength={4}
            onChange={({ target }) => set({ count: target.value.replace(/\D/g, "") })}
          />
        </Field>
        <Field label={reasonTexts.end} className={isLong ? undefined : tw`col-span-2`}>
          <Select
            value={typed.end}
            onChange={({ target }) => set({ end: target.value as ReasonEnd })}
            options={Object.entries(reasonTexts.ends).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <Field label={reasonTexts.forDonor} help={reasonTexts.forDonorHelp} optional error={errorOf("forDonor")}>
        <TextInput
          value={typed.forDonor}
          maxLength={MAX_REASON}
          onChange={({ target }) => set({ forDonor: target.value })}
        />
      </Field>
      <Field label={reasonTexts.fromDay} help={reasonTexts.fromDayHelp} optional error={errorOf("fromDay")}>
        <TextInput
          value={typed.fromDay}
          maxLength={MAX_REASON}
          onChange={({ target }) => set({ fromDay: target.value })}
        />
      </Field>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button
          kind="primary"
          onClick={() => void save()}
          disabled={unchanged && !writing}
          loading={writing}
          loadingLabel={reasonTexts.saving}
        >
          {reasonTexts.save}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      </div>
    </FocusFallback>
  );
}
