import { searchTerms } from "../../../domain/language/text-search";
import { createWordSearch } from "../../../domain/language/word-search";
import type { Command } from "./commands-of";

/** A single letter matches too much: it is the beginning of a person's name. */
const MIN_LETTERS = 2;

interface FoundCommands {
  /** Those whose name matches, above the people. */
  actions: Command[];
  pages: Command[];
  /** Found by a synonym, which may be the beginning of a surname: below the people. */
  others: Command[];
}

/** Finds commands by words of their names and synonyms. @param commands actions first */
export function findCommands(commands: readonly Command[], text: string): FoundCommands {
  const found: FoundCommands = { actions: [], pages: [], others: [] };
  const terms = searchTerms(text);
  if (terms.join("").length < MIN_LETTERS) return found;
  const matches = createWordSearch(text);
  for (const command of commands) {
    const { does, name, synonyms, isRisky } = command;
    const named = `${name}\n${synonyms}`;
    if (isRisky ? !terms.every((term) => searchTerms(named).includes(term)) : !matches(named)) continue;
    if (isRisky || !matches(name)) found.others.push(command);
    else (does ? found.actions : found.pages).push(command);
  }
  return found;
}
