import type { FilterSentence } from "../../../../domain/filter/sentence";
import { tw } from "../../../../ui/tw";
import { RuleChip } from "./rule-chip";
import { sentenceRuns } from "./sentence-runs";

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
