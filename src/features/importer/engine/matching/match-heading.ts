import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { knownHeadings, plainHeading, type KnownHeading } from "../../../../domain/import/known-headings";
import { editDistance } from "../../../../domain/language/edit-distance";

interface HeadingMatch {
  readonly field: string;
  /** The heading is a known word, not only similar to one. */
  readonly sure: boolean;
  /** It is the heading of our own exports. */
  readonly own: boolean;
}

/** A longer heading is a sentence. */
const MAX_LETTERS = 60;
const cache = new Map<string, HeadingMatch | null>();

const lettersOf = (heading: string): string => plainHeading(heading.slice(0, MAX_LETTERS * 2)).replaceAll(" ", "");

/** @returns the entities that have a field with exactly this heading */
export function entitiesWithHeading(heading: string): ImportEntity[] {
  const letters = lettersOf(heading);
  return IMPORT_ENTITIES.filter((entity) => exact(entity, letters) !== null);
}

/** @returns the field that a heading names, also if it is abbreviated or has a typing error; null for none */
export function matchHeading(entity: ImportEntity, heading: string): HeadingMatch | null {
  const letters = lettersOf(heading);
  if (letters === "" || letters.length > MAX_LETTERS) return null;
  const key = `${entity} ${letters}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const match = exact(entity, letters) ?? similar(entity, letters);
  if (cache.size > 5_000) cache.clear();
  cache.set(key, match);
  return match;
}

const headingsByEntity = new Map<ImportEntity, ReadonlyMap<string, KnownHeading>>();

/** @returns the headings of an entity by their letters; our own ones win */
function headingsOf(entity: ImportEntity): ReadonlyMap<string, KnownHeading> {
  const cached = headingsByEntity.get(entity);
  if (cached) return cached;
  const headings = new Map<string, KnownHeading>();
  for (const word of knownHeadings(entity)) {
    const other = headings.get(word.letters);
    if (!other || (word.own && !other.own)) headings.set(word.letters, word);
  }
  headingsByEntity.set(entity, headings);
  return headings;
}

function exact(entity: ImportEntity, letters: string): HeadingMatch | null {
  const word = headingsOf(entity).get(letters);
  return word ? { field: word.field, sure: true, own: word.own } : null;
}

/** Finds a field by a heading with a typing error or a suffix ("codice fiscale socio"). If two fields are equally near, none. */
function similar(entity: ImportEntity, letters: string): HeadingMatch | null {
  let best: { word: KnownHeading; distance: number } | null = null;
  let isTie = false;
  for (const word of knownHeadings(entity)) {
    const distance = distanceOf(letters, word.letters);
    if (distance === null || (best && distance > best.distance)) continue;
    isTie = best !== null && distance === best.distance ? isTie || word.field !== best.word.field : false;
    if (!best || distance < best.distance) best = { word, distance };
  }
  return best && !isTie ? { field: best.word.field, sure: false, own: false } : null;
}

/** @returns the distance between two words; null if it is too large */
function distanceOf(letters: string, word: string): number | null {
  if (word.length < 5 || letters.length < 4) return null;
  const maxEdits = word.length >= 9 ? 2 : 1;
  if (Math.abs(letters.length - word.length) <= maxEdits) {
    const edits = editDistance(letters, word, maxEdits);
    if (edits <= maxEdits) return edits;
  }
  // a heading that begins with the word: the shorter the rest, the nearer
  return letters.startsWith(word) && word.length >= 6 ? 3 + (letters.length - word.length) / MAX_LETTERS : null;
}
