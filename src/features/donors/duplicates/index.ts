import { endpoints } from "../../../api/endpoints";
import { list } from "../../../api/readers/read";
import { checkFiscalCode, normaliseFiscalCode } from "../../../domain/fiscal-code/fiscal-code";
import { phoneDigits } from "../../../domain/contacts/phone-digits";
import { hasSameCode, hasSameName } from "../../../domain/donor/duplicates";
import { fold } from "../../../domain/text";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";

/** The fields by which duplicates are found. */
export const IDENTITY_FIELDS = [
  "fiscalCode",
  "firstName",
  "lastName",
  "birthday",
  "email",
  "mobile",
  "phoneHome",
] as const;
/** A person's identifying fields; "" if unknown. */
export type Person = Record<(typeof IDENTITY_FIELDS)[number], string>;
/** A field that two records have in common. */
export type CommonField = "fiscalCode" | "nameAndBirth" | "email" | "mobile" | "phoneHome";

const same = (one: string | null, other: string | null) =>
  Boolean(one && other) && fold(one ?? "") === fold(other ?? "");

/** @returns the fields that both have in common, the surest first; telephones under the names of `person` */
export function commonFields(person: Person, other: DonorRecord): CommonField[] {
  const otherPhones = [other.mobile, other.phoneHome].map(phoneDigits).filter(Boolean);
  const isCommon: Record<CommonField, boolean> = {
    fiscalCode: hasSameCode(person, other),
    nameAndBirth: person.birthday !== "" && person.birthday === other.birthday && hasSameName(person, other),
    email: same(person.email, other.email),
    mobile: otherPhones.includes(phoneDigits(person.mobile)),
    phoneHome: otherPhones.includes(phoneDigits(person.phoneHome)),
  };
  return (Object.keys(isCommon) as CommonField[]).filter((name) => isCommon[name]);
}

/** @returns whether both may be the same person */
export const isPossibleDuplicate = (person: Person, other: DonorRecord): boolean =>
  commonFields(person, other).length > 0;

const rule = (field: string, operator: string, value: string) => ({ field, operator, value, valueSource: "value" });

/** The usual spellings of a telephone number, because servers compare text. */
function spellings(phone: string): string {
  const bare = phoneDigits(phone);
  const split = (positions: number[]) => {
    const cuts = [0, ...positions, bare.length];
    return cuts
      .slice(1)
      .map((end, index) => bare.slice(cuts[index], end))
      .join(" ");
  };
  return [...new Set([phone, bare, split([3]), split([3, 6]), split([2]), split([4])])].join(",");
}

/** @returns `queryFilters` that find possible duplicates; "" if no identifying field is known */
export function duplicatesFilter({ fiscalCode, firstName, lastName, birthday, ...contacts }: Person): string {
  const { email, mobile, phoneHome } = contacts;
  const phones = [mobile, phoneHome].filter((phone) => phoneDigits(phone).length >= 6);
  const rules = [
    ...(checkFiscalCode(fiscalCode).valid ? [rule("fiscalCode", "=", normaliseFiscalCode(fiscalCode))] : []),
    // without the name: servers compare its spelling
    ...(firstName && lastName && birthday ? [rule("birthday", "=", birthday)] : []),
    ...(email ? [rule("email", "=", email)] : []),
    ...phones.flatMap((phone) => ["mobile", "phoneHome"].map((field) => rule(field, "in", spellings(phone)))),
  ];
  return rules.length > 0 ? JSON.stringify({ combinator: "or", not: false, rules }) : "";
}

const MOST = 5;
/** How many donors may be born on the same day, or share a contact. */
const LIMIT = 50;
const answer = list("donors", donorReader);

/** @param filter of {@link duplicatesFilter} @returns the query; null without a filter */
export const duplicatesQuery = (filter: string) =>
  filter ? { path: endpoints.donors(), query: { limit: LIMIT, queryFilters: filter }, schema: answer } : null;

/**
 * @param ownId id of the person's own record; null for a new person
 * @returns the possible duplicates among the donors, because a server may ignore the filter
 */
export const duplicatesAmong = (person: Person, ownId: string | null, donors: readonly DonorRecord[]): DonorRecord[] =>
  donors.filter((other) => other._id !== ownId && isPossibleDuplicate(person, other)).slice(0, MOST);
