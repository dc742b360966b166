import { searchTerms } from "../../../domain/language/text-search";
import { createWordSearch } from "../../../domain/language/word-search";
import type { Command } from "./commands-of";

/** A single letter matches too much: it is the beginning of a person's name. */
const MIN_LETTERS = 2;

/**
 * Finds commands by words of their names and synonyms.
 * @param commands actions first
 * @returns actions first; within actions and pages, those whose name matches
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  if (searchTerms(text).join("").length < MIN_LETTERS) return [];
  const matches = createWordSearch(text);
  const rank = ({ does, name }: Command) => (does ? 0 : 2) + (matches(name) ? 0 : 1);
  return commands
    .filter(({ name, synonyms }) => matches(`${name}\n${synonyms}`))
    .sort((one, other) => rank(one) - rank(other));
}
