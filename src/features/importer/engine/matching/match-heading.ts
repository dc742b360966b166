import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { knownHeadings, plainHeading, type KnownHeading } from "../../../../domain/import/known-headings";

interface HeadingMatch {
  readonly field: string;
  /** The word is known; else it is only like one. */
  readonly sure: boolean;
  /** Our own files write it so. */
  readonly own: boolean;
}

/** A heading is some letters: longer ones are sentences. */
const MAX_LETTERS = 60;
const found = new Map<string, HeadingMatch | null>();

const lettersOf = (heading: string): string => plainHeading(heading.slice(0, MAX_LETTERS * 2)).replaceAll(" ", "");

export function knownIn(heading: string): ImportEntity[] {
  const letters = lettersOf(heading);
  return IMPORT_ENTITIES.filter((entity) => exact(entity, letters) !== null);
}

/** @returns the field that a heading names, also abbreviated and with a typing error; null for none */
export function matchHeading(entity: ImportEntity, heading: string): HeadingMatch | null {
  const letters = lettersOf(heading);
  if (letters === "" || letters.length > MAX_LETTERS) return null;
  const key = `${entity} ${letters}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const match = exact(entity, letters) ?? resembling(entity, letters);
  if (found.size > 5_000) found.clear();
  found.set(key, match);
  return match;
}

const wordsByLetters = new Map<ImportEntity, ReadonlyMap<string, KnownHeading>>();

/** Our own words go before others. */
function formsOf(entity: ImportEntity): ReadonlyMap<string, KnownHeading> {
  const known = wordsByLetters.get(entity);
  if (known) return known;
  const words = new Map<string, KnownHeading>();
  for (const word of knownHeadings(entity)) {
    const other = words.get(word.letters);
    if (!other || (word.own && !other.own)) words.set(word.letters, word);
  }
  wordsByLetters.set(entity, words);
  return words;
}

function exact(entity: ImportEntity, letters: string): HeadingMatch | null {
  const word = formsOf(entity).get(letters);
  return word ? { field: word.field, sure: true, own: word.own } : null;
}

/** With a typing error, or with more after it ("codice fiscale socio"); never when two fields are as near. */
function resembling(entity: ImportEntity, letters: string): HeadingMatch | null {
  let best: { word: KnownHeading; distance: number } | null = null;
  let rival = false;
  for (const word of knownHeadings(entity)) {
    const distance = distanceOf(letters, word.letters);
    if (distance === null || (best && distance > best.distance)) continue;
    rival = best !== null && distance === best.distance ? rival || word.field !== best.word.field : false;
    if (!best || distance < best.distance) best = { word, distance };
  }
  return best && !rival ? { field: best.word.field, sure: false, own: false } : null;
}

/** @returns how far two words are apart; null for too far */
function distanceOf(letters: string, word: string): number | null {
  if (word.length < 5 || letters.length < 4) return null;
  const most = word.length >= 9 ? 2 : 1;
  if (Math.abs(letters.length - word.length) <= most) {
    const edits = editDistance(letters, word, most);
    if (edits <= most) return edits;
  }
  // a longer heading that begins with the word: the nearer, the more of it the word is
  return letters.startsWith(word) && word.length >= 6 ? 3 + (letters.length - word.length) / MAX_LETTERS : null;
}

/** Letters put in, left out, changed, or changed over with the next one. @param most beyond it, any larger number */
function editDistance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
