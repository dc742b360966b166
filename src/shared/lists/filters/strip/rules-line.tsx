import type { FilterSentence, SentencePart } from "../../../../domain/filter/sentence/sentence";
import { tw } from "../../../../ui/tw";
import { X } from "lucide-react";
import { Icon } from "../../../../ui/icons/icon";
import { uiTexts } from "../../../../ui/texts";

interface RulesLineProps {
  /** How many rows there are, with their name; the name alone while nobody knows. */
  count: string;
  sentence: FilterSentence;
  onRemove: (rule: number) => void;
}

/** The sentence with its rules as chips; in a narrow element it is folded (`folded-rules.tsx`). */
export function RulesLine({ count, sentence, onRemove }: RulesLineProps) {
  return (
    <p className={tw`flex flex-wrap items-center gap-x-2 gap-y-1.5 min-w-0 flex-1 text-muted narrow:hidden`}>
      <b className={tw`text-title font-strong text-ink`}>{count}</b>
      {sentenceRuns(sentence.parts).map(({ rule, text }) =>
        rule === null ? (
          <span key={text}>{text.trim()}</span>
        ) : (
          <RuleChip key={rule} text={text.trim()} onRemove={() => onRemove(rule)} />
        ),
      )}
    </p>
  );
}

/** Pieces of a sentence that belong together: a rule's, which are its chip, or what stands between two chips. */
interface SentenceRun {
  /** The rule's position in the outermost group; null between chips. */
  rule: number | null;
  text: string;
}

/**
 * A rule may be said in more than one place; the first is its chip.
 * @returns a sentence as chips and what stands between them
 */
function sentenceRuns(parts: readonly SentencePart[]): SentenceRun[] {
  const runs: SentenceRun[] = [];
  for (const { text, rule = null } of parts) {
    const last = runs.at(-1);
    if (last && last.rule === rule) last.text += text;
    else runs.push({ rule, text });
  }
  return runs.map((run, at) =>
    run.rule !== null && runs.findIndex(({ rule }) => rule === run.rule) < at ? { ...run, rule: null } : run,
  );
}

interface RuleChipProps {
  text: string;
  onRemove: () => void;
}

/** A rule within the sentence, with the button that takes it out. A long one breaks into lines: it is there to be read. */
function RuleChip({ text, onRemove }: RuleChipProps) {
  const label = uiTexts.remove(text);
  return (
    <span
      className={tw`relative inline-flex items-center max-w-full min-h-[28px] gap-1 py-0.5 pl-[11px] pr-0.5 rounded-[14px] bg-selected text-label font-medium text-ink text-left forced:border forced:border-sys-text`}
    >
      <span className={tw`min-w-0 break-anywhere`}>{text}</span>
      <button
        type="button"
        data-remove
        aria-label={label}
        title={label}
        onClick={onRemove}
        className={tw`hit print:hidden flex-none grid place-items-center size-6 coarse:size-8 rounded-full text-muted transition hover:bg-line-control hover:text-ink`}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
