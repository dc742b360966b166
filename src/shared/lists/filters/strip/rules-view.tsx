import { useMemo, type ReactNode } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import { isRuledOut } from "../../../../domain/filter/checking/ruled-out";
import { wireFilter } from "../../../../domain/filter/wire/wire";
import type { RecordKind } from "../../../../domain/record-kinds";
import { tw } from "../../../../ui/tw";
import { useFilterLanguages } from "../languages/use-filter-languages";
import { FoldedRules } from "./folded-rules";
import { RulesLine } from "./rules-line";

export interface RulesViewProps {
  of: RecordKind;
  filter: FilterGroup;
  /** ISO day in Rome. */
  today: string;
  /** How many rows there are, with their name; null while nobody knows. */
  count: string | null;
  /** Said after it where some row contradicts the filter. */
  found: string;
  /** From which day on whoever stands in each row may donate; null without one, undefined where it wasn't read. */
  days: readonly (string | null | undefined)[];
  /** @param position among those that are shown */
  onRemove: (rule: number, position: number) => void;
  /** What can be done with the filter as a whole; more comes beside it. */
  actions: ReactNode;
}

/** The filter over the list: one sentence whose rules are chips; folded in a narrow element. */
export function RulesView({ of, filter, today, count, found, days, onRemove, actions }: RulesViewProps) {
  const unproven = useMemo(() => isContradicted(filter, days, today), [filter, days, today]);
  const sentence = useMemo(() => filterSentence(filter, { list: of, today, unproven }), [filter, of, today, unproven]);
  const languages = useFilterLanguages(of, filter);
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

/** A server filters by its own day: whether some row that it found contradicts the question, by our rules. */
function isContradicted(filter: FilterGroup, days: RulesViewProps["days"], today: string): boolean {
  const asked = wireFilter(filter, today);
  return (
    asked !== null &&
    days.some((nextDonationDate) => nextDonationDate !== undefined && isRuledOut(asked, { nextDonationDate }))
  );
}
