import { useState } from "react";
import { MOST_REASON } from "../../../domain/donor/suspension-reasons";
import type { WireReason } from "../../../domain/settings/wire";
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
  isSameReason,
  reasonNow,
  reasonOf,
  reasonProblems,
  type EditedReason,
  type ReasonDraft,
  type ReasonEnd,
} from "./reason-draft";
import { lengthWords } from "./reason-line";
import { texts } from "./texts";

const words = texts.reasons;

interface ReasonEditorProps {
  /** As they are saved. */
  reasons: readonly WireReason[];
  edited: EditedReason;
  onEdit: (edited: EditedReason) => void;
  onLeave: () => void;
  /** @returns why it isn't saved */
  onSave: (reason: WireReason) => Promise<string | null>;
  writing: boolean;
}

/** A reason for a suspension in its fields: its words, those that a donor reads, and how long it lasts. */
export function ReasonEditor({ reasons, edited, onEdit, onLeave, onSave, writing }: ReasonEditorProps) {
  const { before, typed } = edited;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = reasonProblems(reasons, edited);
  const wrong = (field: keyof typeof problems) => {
    const code = problems[field];
    // what is still empty isn't wrong yet
    const early = !tried && (code === "missing" || (field === "length" && typed.count === ""));
    return code && !early ? words.problems[field](code) : undefined;
  };
  const set = (change: Partial<ReasonDraft>) => {
    setFailure(null);
    onEdit({ before, typed: { ...typed, ...change } });
  };
  const now = reasonNow(reasons, before);
  const mine = reasonOf(typed);
  // a reason that equals what is typed here was saved from here: nobody else has changed it
  const isMine = writing || reasons.some((one) => isSameReason(one, mine));
  const newer = before !== null && !isMine && !isSameReason(now, before);
  const unchanged = before !== null && isSameReason(now, mine);
  const save = async () => {
    setTried(true);
    if (writing || Object.keys(problems).length > 0) return;
    setFailure(await onSave(mine));
  };
  const isLong = typed.end !== "open" && typed.end !== "ever";
  return (
    <FocusFallback className={tw`grid gap-4 rounded bg-sunken p-4`}>
      <AlertRegion title={failure ?? (tried && problems.reasons ? words.problems.reasons() : null)} />
      {newer && (
        <Banner tone="warn" live title={now ? words.newer : words.gone}>
          {now && [`«${now.label}»`, lengthWords(now), now.forDonor].filter(Boolean).join(" · ")} {words.newerHint}
        </Banner>
      )}
      <Field
        label={words.label}
        error={wrong("label")}
        warning={before && mine.label && before.label.trim() !== mine.label ? words.renamed : undefined}
      >
        <TextInput
          // whoever asks for it wants to write there
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed.label}
          maxLength={MOST_REASON}
          onChange={({ target }) => set({ label: target.value })}
        />
      </Field>
      <div className={tw`grid grid-cols-[88px_minmax(0,1fr)] items-start gap-3`}>
        <Field
          label={words.count}
          error={isLong ? wrong("length") : undefined}
          className={isLong ? undefined : tw`hidden`}
        >
          <TextInput
            inputMode="numeric"
            value={typed.count}
            maxLength={4}
            onChange={({ target }) => set({ count: target.value.replace(/\D/g, "") })}
          />
        </Field>
        <Field label={words.end} className={isLong ? undefined : tw`col-span-2`}>
          <Select
            value={typed.end}
            onChange={({ target }) => set({ end: target.value as ReasonEnd })}
            options={Object.entries(words.ends).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <Field label={words.forDonor} help={words.forDonorHelp} optional error={wrong("forDonor")}>
        <TextInput
          value={typed.forDonor}
          maxLength={MOST_REASON}
          onChange={({ target }) => set({ forDonor: target.value })}
        />
      </Field>
      <Field label={words.fromDay} help={words.fromDayHelp} optional error={wrong("fromDay")}>
        <TextInput
          value={typed.fromDay}
          maxLength={MOST_REASON}
          onChange={({ target }) => set({ fromDay: target.value })}
        />
      </Field>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button
          kind="primary"
          onClick={() => void save()}
          disabled={unchanged && !writing}
          loading={writing}
          loadingLabel={words.saving}
        >
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {uiTexts.cancel}
        </Button>
      </div>
    </FocusFallback>
  );
}
