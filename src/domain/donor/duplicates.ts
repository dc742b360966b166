import { phoneDigits } from "../contacts/phone-digits";
import { checkFiscalCode, normaliseFiscalCode, omocodiaBase } from "../fiscal-code/fiscal-code";
import { editDistance } from "../language/edit-distance";
import { joinedWords, searchTerms } from "../language/text-search";
import { transliterate } from "../text";

/** Finds pairs of records that may be of the same person, and says why (docs/decisions/donors-and-settings.md, "Duplicates are pairs"). */

/** Why two records may be of one person, the surest first. */
export const DUPLICATE_REASONS = ["fiscalCode", "sameName", "similarName", "contact"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export const CERTAINTIES = ["almostCertain", "probable", "uncertain"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

const CERTAINTY: Record<DuplicateReason, Certainty> = {
  fiscalCode: "almostCertain",
  sameName: "probable",
  similarName: "probable",
  contact: "uncertain",
};
/** @returns how sure a reason is; a telephone or an address is shared by families */
export const certaintyOf = (reason: DuplicateReason): Certainty => CERTAINTY[reason];

/** What identifies a person. */
export type Identified = { readonly [Name in IdentifyingField]?: string | null };
type IdentifyingField =
  | "firstName"
  | "lastName"
  | "gender"
  | "birthday"
  | "fiscalCode"
  | "email"
  | "mobile"
  | "phoneHome";

/** The shortest telephone number that identifies somebody. */
const MIN_DIGITS = 6;

/** @returns the telephones and addresses of a person, as they are compared */
export function contactsOf({ email, mobile, phoneHome }: Identified): string[] {
  const phones = [mobile, phoneHome].map(phoneDigits).filter(({ length }) => length >= MIN_DIGITS);
  return [...new Set([...(email ? [email.trim().toLowerCase()] : []), ...phones])];
}

const codeOf = ({ fiscalCode }: Identified) => normaliseFiscalCode(fiscalCode ?? "");

/** @returns whether both have the same fiscal code */
export const hasSameCode = (one: Identified, other: Identified): boolean =>
  codeOf(one) !== "" && codeOf(one) === codeOf(other);

/**
 * @returns whether the fiscal codes say that they are two people. Codes with omocodia of one code may be of one person, who had one
 *   after the other; a temporary code says nothing
 */
export function haveDifferentCodes(one: Identified, other: Identified): boolean {
  const [mine, theirs] = [one, other].map((person) => {
    const code = codeOf(person);
    const checked = checkFiscalCode(code);
    // the check character differs
    return checked.valid && checked.parts ? omocodiaBase(code).slice(0, -1) : null;
  });
  return Boolean(mine && theirs) && mine !== theirs;
}

/** A name for comparisons: as the tax agency writes it, and in words. */
interface SpelledName {
  joined: string;
  words: readonly string[];
}
const spelled = (name: string | null | undefined): SpelledName => {
  const text = transliterate(name ?? "");
  return { joined: joinedWords(text), words: searchTerms(text) };
};

const isNear = (one: string, other: string): boolean => {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  const max = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  return max > 0 && Math.abs(one.length - other.length) <= max && editDistance(one, other, max) <= max;
};

/** Whether two names may be one: another spelling, or a second name that one record lacks ("Anna", "Anna Maria"). */
function isLike(one: SpelledName, other: SpelledName): boolean {
  if (isNear(one.joined, other.joined)) return true;
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  return short.words.every((word) => long.words.some((longWord) => isNear(word, longWord)));
}

type Names = readonly [last: SpelledName, first: SpelledName];

/** Whether names are the same or similar; their order doesn't matter, since people mix up the two fields. */
function compareNames(one: Names, other: Names): "same" | "similar" | null {
  const [last, first] = one;
  if ([last, first, ...other].some(({ joined }) => joined === "")) return null;
  const orders = [other, [other[1], other[0]] as const] as const;
  if (orders.some(([otherLast, otherFirst]) => last.joined === otherLast.joined && first.joined === otherFirst.joined))
    return "same";
  const words = ([a, b]: Names) => [...a.words, ...b.words].sort().join(" ");
  if (words(one) === words(other)) return "same";
  return orders.some(([otherLast, otherFirst]) => isLike(last, otherLast) && isLike(first, otherFirst))
    ? "similar"
    : null;
}

const namesOf = ({ lastName, firstName }: Identified): Names => [spelled(lastName), spelled(firstName)];

/** @returns whether two people have the same name, however it is spelled and in whatever order */
export const hasSameName = (one: Identified, other: Identified): boolean =>
  compareNames(namesOf(one), namesOf(other)) === "same";

/**
 * @returns why two records may be of one person; null if nothing says so. Two valid fiscal codes or another sex speak against it,
 *   unless name and birth date are the same: then a code may be wrong
 */
export function duplicateReason(one: Identified, other: Identified): DuplicateReason | null {
  if (hasSameCode(one, other)) return "fiscalCode";
  const names = one.birthday && one.birthday === other.birthday ? compareNames(namesOf(one), namesOf(other)) : null;
  if (names === "same") return "sameName";
  if (haveDifferentCodes(one, other)) return null;
  const otherSex = Boolean(one.gender && other.gender) && one.gender !== other.gender;
  if (names === "similar" && !otherSex) return "similarName";
  const contacts = contactsOf(other);
  return contactsOf(one).some((contact) => contacts.includes(contact)) ? "contact" : null;
}

/** Two records that may be of one person. */
interface DuplicatePair<Person extends Identified> {
  one: Person;
  other: Person;
  reason: DuplicateReason;
}

/** A contact that more people share is an office's: it says nothing. */
const MOST_SHARING = 5;

/** @returns all pairs among people, in no particular order */
export function findDuplicatePairs<Person extends Identified>(people: readonly Person[]): DuplicatePair<Person>[] {
  const groups = new Map<string, number[]>();
  people.forEach((person, at) => {
    const contacts = contactsOf(person).map((contact) => `contact ${contact}`);
    const code = codeOf(person);
    for (const key of [...contacts, ...(code ? [`code ${code}`] : []), ...(person.birthday ? [person.birthday] : [])])
      groups.set(key, [...(groups.get(key) ?? []), at]);
  });
  const seen = new Set<number>();
  const pairs: DuplicatePair<Person>[] = [];
  for (const [key, group] of groups) {
    if (key.startsWith("contact ") && group.length > MOST_SHARING) continue;
    group.forEach((first, nth) => {
      for (const second of group.slice(nth + 1)) {
        const id = first * people.length + second;
        const [one, other] = [people[first], people[second]];
        if (seen.has(id) || !one || !other) continue;
        seen.add(id);
        const reason = duplicateReason(one, other);
        if (reason) pairs.push({ one, other, reason });
      }
    });
  }
  return pairs;
}
