import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { asksForAll, type Dropped, type ListQuestion } from "../question";
import { texts, type ListTexts } from "../texts";

/** Offers to fill an empty list. */
export interface FirstStep {
  hint: string;
  action: ReactNode;
}

interface NoRowsProps {
  question: ListQuestion;
  /** There are rows, on pages before this one. */
  pastEnd: boolean;
  words: ListTexts;
  /** Where the list has no rows at all: a way to the first ones. */
  firstStep?: FirstStep;
  onClear: (what: Dropped) => void;
  onFirstPage: () => void;
}

/** Why there is nothing to show, and the next step. */
export function NoRows({ question, pastEnd, words, firstStep, onClear, onFirstPage }: NoRowsProps) {
  if (pastEnd)
    return (
      <EmptyState title={texts.pastEndTitle} actions={<Button onClick={onFirstPage}>{texts.firstPage}</Button>}>
        {texts.pastEndHint}
      </EmptyState>
    );
  if (asksForAll(question))
    return (
      <EmptyState title={words.emptyTitle} drawing="list" actions={firstStep?.action}>
        {firstStep?.hint ?? words.emptyHint}
      </EmptyState>
    );
  const filtered = question.filters.length > 0 || question.filter !== null;
  const text = question.text.trim();
  return (
    <EmptyState
      title={texts.noMatchTitle}
      actions={
        <>
          {text && <Button onClick={() => onClear("search")}>{texts.clearSearch}</Button>}
          {filtered && <Button onClick={() => onClear("filters")}>{texts.clearFilters}</Button>}
        </>
      }
    >
      {filtered ? (text ? texts.noMatchOfBoth(text) : texts.noFilterMatch) : words.noMatchHint(text)}
    </EmptyState>
  );
}
