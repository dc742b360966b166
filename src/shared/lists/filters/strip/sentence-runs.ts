import type { SentencePart } from "../../../../domain/filter/sentence";

/** Pieces of a sentence that belong together: a rule's, which are its chip, or what stands between two chips. */
export interface SentenceRun {
  /** The rule's position in the outermost group; null between chips. */
  rule: number | null;
  text: string;
}

/**
 * A rule may be said in more than one place; the first is its chip.
 * @returns a sentence as chips and what stands between them
 */
export function sentenceRuns(parts: readonly SentencePart[]): SentenceRun[] {
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
