import { phoneDigits } from "../../../../domain/contacts/phone-digits";
import { contactsOf, haveDifferentCodes, type DuplicateReason } from "../../../../domain/donor/duplicates";
import { joinedWords } from "../../../../domain/language/text-search";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "./texts";

/** Something that two records have in common, or in which they differ. */
interface PairFact {
  same: boolean;
  label: string;
}

const MOST = 3;
const isSame = (one: string | null, other: string | null) =>
  Boolean(one && other) && joinedWords(one ?? "") === joinedWords(other ?? "");

/** @returns why two records may be of one person, in words; null if they have no contact in common: the user has chosen them */
export function reasonText(reason: DuplicateReason, [one, other]: readonly DonorRecord[]): string | null {
  if (reason !== "contact" || !one || !other) return texts.reason[reason];
  const shared = contactsOf(one).find((contact) => contactsOf(other).includes(contact));
  if (!shared) return null;
  return shared.includes("@") ? texts.sameEmail : texts.samePhone;
}

/** @returns what else speaks for one person, and what against it */
export function pairFacts(reason: DuplicateReason, [one, other]: readonly DonorRecord[]): PairFact[] {
  if (!one || !other) return [];
  const { facts } = texts;
  const found: PairFact[] = [];
  const add = (same: boolean, label: string) => void found.push({ same, label });
  const [last, first, born] = [
    isSame(one.lastName, other.lastName),
    isSame(one.firstName, other.firstName),
    Boolean(one.birthday) && one.birthday === other.birthday,
  ];
  if (reason === "fiscalCode") {
    if (last && first && born) add(true, facts.nameAndBirth);
    else if (born && (last || first)) add(true, last ? facts.lastNameAndBirth : facts.firstNameAndBirth);
    if (!last) add(false, facts.lastName);
    if (!first) add(false, facts.firstName);
    if (!born && one.birthday && other.birthday) add(false, facts.birth);
  }
  if (reason === "contact") {
    if (isSame(one.street, other.street) && isSame(one.city, other.city)) add(true, facts.address);
    if (!born && one.birthday && other.birthday) add(false, facts.birth);
    return found.slice(0, MOST);
  }
  if (haveDifferentCodes(one, other)) add(false, facts.fiscalCode);
  const groups = [one.bloodGroup, other.bloodGroup].filter((group) => group !== "ND");
  if (groups.length === 2 && groups[0] !== groups[1]) add(false, facts.bloodGroup);
  if (phoneDigits(one.mobile) && phoneDigits(one.mobile) === phoneDigits(other.mobile)) add(true, facts.mobile);
  const contacts = contactsOf(other);
  if (contactsOf({ email: one.email }).some((email) => contacts.includes(email))) add(true, facts.email);
  if (isSame(one.birthplace, other.birthplace)) add(true, facts.birthplace);
  return found.slice(0, MOST);
}
