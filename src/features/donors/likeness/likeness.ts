import { checkFiscalCode, normaliseFiscalCode } from "../../../domain/fiscal-code/fiscal-code";
import { fold } from "../../../domain/text";
import type { DonorRecord } from "../../../shared/donor/reads";

/** What tells one person from another. */
export const MARKS = ["fiscalCode", "firstName", "lastName", "birthday", "email", "mobile", "phoneHome"] as const;
/** Somebody by these; "" for what isn't known. */
export type Person = Record<(typeof MARKS)[number], string>;
/** What two records have in common. */
export type Likeness = "fiscalCode" | "nameAndBirth" | "email" | "mobile" | "phoneHome";

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "");
const same = (one: string | null, other: string | null) =>
  Boolean(one && other) && fold(one ?? "") === fold(other ?? "");

/** @returns whether both have one fiscal code: then they are one person, and the registry refuses a second */
export const hasSameCode = (person: Pick<Person, "fiscalCode">, { fiscalCode }: Pick<DonorRecord, "fiscalCode">) =>
  person.fiscalCode !== "" && normaliseFiscalCode(person.fiscalCode) === normaliseFiscalCode(fiscalCode ?? "");

/** @returns what both have in common, the surest first; a telephone by the person's own field of it */
export function likenesses(person: Person, other: DonorRecord): Likeness[] {
  const theirs = [other.mobile, other.phoneHome].map(digits).filter(Boolean);
  const found: Record<Likeness, boolean> = {
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
  return (Object.keys(found) as Likeness[]).filter((name) => found[name]);
}

/** @returns whether both may be one person: the same code, name and birth date, or e-mail, or a telephone in common */
export const isLike = (person: Person, other: DonorRecord): boolean => likenesses(person, other).length > 0;

const rule = (field: string, operator: string, value: string) => ({ field, operator, value, valueSource: "value" });

/** A telephone as people and we write it: a server compares texts. */
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

/** @returns `queryFilters` that find who may be the same person; "" where nothing is known by which to look */
export function likenessFilter({ fiscalCode, firstName, lastName, birthday, ...contacts }: Person): string {
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
