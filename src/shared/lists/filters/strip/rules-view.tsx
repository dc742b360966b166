import { useMemo, useId, useState, type ReactNode } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { isRuledOut } from "../../../../domain/filter/matches";
import { filterSentence, type FilterSentence, type SentencePart } from "../../../../domain/filter/sentence/sentence";
import { wireFilter } from "../../../../domain/filter/wire/wire";
import type { RecordKind } from "../../../../domain/records/records";
import { tw } from "../../../../ui/tw";
import { useFilterLanguages } from "../languages/use-filter-languages";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { Icon } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { uiTexts } from "../../../../ui/texts";
import { texts } from "../texts";

interface RulesViewProps {
  kind: RecordKind;
  filter: FilterGroup;
  /** ISO day in Rome. */
  today: string;
  /** Number and name of the rows; null while unknown. */
  count: string | null;
  /** Follows the count if a row contradicts the filter. */
  found: string;
  /** The ISO day from which each row's donor may donate; undefined if it wasn't read. */
  days: readonly (string | null | undefined)[];
  onRemove: (rule: number, position: number) => void;
  actions: ReactNode;
}

export function RulesView({ kind, filter, today, count, found, days, onRemove, actions }: RulesViewProps) {
  const unproven = useMemo(() => isContradicted(filter, days, today), [filter, days, today]);
  const sentence = useMemo(
    () => filterSentence(filter, { list: kind, today, unproven }),
    [filter, kind, today, unproven],
  );
  const languages = useFilterLanguages(kind, filter);
  const shown = {
    sentence,
    count: unproven ? `${count ?? sentence.head} ${found}` : (count ?? sentence.head),
    onRemove: (rule: number) =>
      onRemove(
        rule,
        sentence.chips.findIndex((chip) => chip.rule === rule),
      ),
  };
  return (
    <>
      <RulesLine {...shown} />
      <FoldedRules {...shown}>
        {languages.button}
        {actions}
      </FoldedRules>
      <span className={tw`flex flex-none items-center gap-1 ml-auto print:hidden narrow:hidden`}>
        {languages.button}
        {actions}
      </span>
      {languages.dialog}
    </>
  );
}

/** Whether a row contradicts the filter by our rules: the server's day may differ. */
function isContradicted(filter: FilterGroup, days: RulesViewProps["days"], today: string): boolean {
  const asked = wireFilter(filter, today);
  return (
    asked !== null &&
    days.some((nextDonationDate) => nextDonationDate !== undefined && isRuledOut(asked, { nextDonationDate }))
  );
}

interface FoldedRulesProps {
  count: string;
  sentence: FilterSentence;
  onRemove: (rule: number) => void;
  children: ReactNode;
}

function FoldedRules({ count, sentence, onRemove, children }: FoldedRulesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={tw`hidden narrow:block w-full min-w-0`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${count} ${texts.withRules(sentence.chips.length)}: ${open ? texts.hideRules : texts.showRules}`}
        onClick={() => setOpen(!open)}
        className={tw`flex items-center gap-2 w-full min-h-[44px] text-left`}
      >
        <b className={tw`font-strong`}>{count}</b>
        <span className={tw`text-muted`}>{texts.withRules(sentence.chips.length)}</span>
        <Icon of={open ? ChevronUp : ChevronDown} className={tw`ml-auto text-muted print:hidden`} />
      </button>
      <div id={id}>
        {open ? (
          <>
            <ul className={tw`-mx-4 border-t`}>
              {sentence.chips.map(({ rule, text }) => (
                <li key={rule} className={tw`flex items-center gap-2 min-h-[48px] pl-4 pr-2 border-b`}>
                  <span className={tw`min-w-0 flex-1 break-anywhere`}>{text}</span>
                  <IconButton icon={X} label={uiTexts.remove(text)} data-remove onClick={() => onRemove(rule)} />
                </li>
              ))}
            </ul>
            <div className={tw`flex flex-wrap items-center justify-between gap-2 pt-2.5`}>{children}</div>
          </>
        ) : (
          <p className={tw`text-muted text-pretty`}>
            {sentence.parts.map((part, at) =>
              part.strong ? (
                <b key={at} className={tw`font-medium text-ink`}>
                  {part.text}
                </b>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

interface RulesLineProps {
  /** Number and name of the rows. */
  count: string;
  sentence: FilterSentence;
  onRemove: (rule: number) => void;
}

function RulesLine({ count, sentence, onRemove }: RulesLineProps) {
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

/** The text of a rule, or between two. */
interface SentenceRun {
  /** Position of the rule in the outermost group; null between rules. */
  rule: number | null;
  text: string;
}

/** @returns the runs of a sentence; only the first run of a rule is its chip */
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
