import { endpoints } from "../../../api/endpoints";
import { list } from "../../../api/read";
import { checkFiscalCode, normaliseFiscalCode } from "../../../domain/fiscal-code/fiscal-code";
import { fold } from "../../../domain/text";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";

/** The fields that distinguish people. */
export const MARKS = ["fiscalCode", "firstName", "lastName", "birthday", "email", "mobile", "phoneHome"] as const;
/** A person by these fields; "" for unknown ones. */
export type Person = Record<(typeof MARKS)[number], string>;
/** What two records have in common. */
export type CommonMark = "fiscalCode" | "nameAndBirth" | "email" | "mobile" | "phoneHome";

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "");
const same = (one: string | null, other: string | null) =>
  Boolean(one && other) && fold(one ?? "") === fold(other ?? "");

/** @returns whether both have the same fiscal code: then they are one person, and the registry refuses a second record */
export const hasSameCode = (person: Pick<Person, "fiscalCode">, { fiscalCode }: Pick<DonorRecord, "fiscalCode">) =>
  person.fiscalCode !== "" && normaliseFiscalCode(person.fiscalCode) === normaliseFiscalCode(fiscalCode ?? "");

/** @returns what both have in common, the surest first. A telephone is named by the field of `person`. */
export function commonMarks(person: Person, other: DonorRecord): CommonMark[] {
  const theirs = [other.mobile, other.phoneHome].map(digits).filter(Boolean);
  const found: Record<CommonMark, boolean> = {
    fiscalCode: hasSameCode(person, other),
    nameAndBirth:
      same(person.lastName, other.lastName) &&
      same(person.firstName, other.firstName) &&
      person.birthday !== "" &&
      person.birthday === other.birthday,
    email: same(person.email, other.email),
    mobile: theirs.includes(digits(person.mobile)),
    phoneHome: theirs.includes(digits(person.phoneHome)),
  };
  return (Object.keys(found) as CommonMark[]).filter((name) => found[name]);
}

/** @returns whether both may be one person: the same code, name and birth date, or e-mail, or a telephone in common */
export const mayBeSame = (person: Person, other: DonorRecord): boolean => commonMarks(person, other).length > 0;

const rule = (field: string, operator: string, value: string) => ({ field, operator, value, valueSource: "value" });

/** The usual ways to write a telephone number: a server compares texts. */
function spellings(phone: string): string {
  const bare = digits(phone);
  const split = (at: number[]) => {
    const cuts = [0, ...at, bare.length];
    return cuts
      .slice(1)
      .map((end, index) => bare.slice(cuts[index], end))
      .join(" ");
  };
  return [...new Set([phone, bare, split([3]), split([3, 6]), split([2]), split([4])])].join(",");
}

/** @returns `queryFilters` that find possible duplicates; "" if nothing is known to search by */
export function duplicatesFilter({ fiscalCode, firstName, lastName, birthday, ...contacts }: Person): string {
  const { email, mobile, phoneHome } = contacts;
  const phones = [mobile, phoneHome].filter((phone) => digits(phone).length >= 6);
  const rules = [
    ...(checkFiscalCode(fiscalCode).valid ? [rule("fiscalCode", "=", normaliseFiscalCode(fiscalCode))] : []),
    ...(firstName && lastName && birthday
      ? [
          {
            combinator: "and",
            not: false,
            rules: [
              rule("lastName", "=", lastName),
              rule("firstName", "=", firstName),
              rule("birthday", "=", birthday),
            ],
          },
        ]
      : []),
    ...(email ? [rule("email", "=", email)] : []),
    ...phones.flatMap((phone) => ["mobile", "phoneHome"].map((field) => rule(field, "in", spellings(phone)))),
  ];
  return rules.length > 0 ? JSON.stringify({ combinator: "or", not: false, rules }) : "";
}

/** Enough to see that something is wrong. */
const MOST = 5;
const answer = list("donors", donorReader);

/** @param filter of `duplicatesFilter` @returns the query for possible duplicates; null without a filter */
export const duplicatesQuery = (filter: string) =>
  filter ? { path: endpoints.donors(), query: { limit: MOST + 1, queryFilters: filter }, schema: answer } : null;

/**
 * @param ownId the id of the person's own record; null for a new person
 * @returns the possible duplicates among donors: a server that ignores the filter sends others, too
 */
export const duplicatesAmong = (person: Person, ownId: string | null, donors: readonly DonorRecord[]): DonorRecord[] =>
  donors.filter((other) => other._id !== ownId && mayBeSame(person, other)).slice(0, MOST);
