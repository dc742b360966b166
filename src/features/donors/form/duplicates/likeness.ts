import { checkFiscalCode, normaliseFiscalCode } from "../../../../domain/fiscal-code";
import { fold } from "../../../../domain/text";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";

/** What tells one person from another. */
export const MARKS = ["fiscalCode", "firstName", "lastName", "birthday", "email", "mobile", "phoneHome"] as const;
type Person = Pick<DonorFormValues, (typeof MARKS)[number]>;

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "");
const same = (one: string | null, other: string | null) =>
  Boolean(one && other) && fold(one ?? "") === fold(other ?? "");

/** @returns whether both have one fiscal code: then they are one person, and the registry refuses a second */
export const hasSameCode = (person: Pick<Person, "fiscalCode">, { fiscalCode }: Pick<DonorRecord, "fiscalCode">) =>
  person.fiscalCode !== "" && normaliseFiscalCode(person.fiscalCode) === normaliseFiscalCode(fiscalCode ?? "");

/** @returns whether both may be one person: the same code, name and birth date, or e-mail, or a telephone in common */
export function isLike(person: Person, other: DonorRecord): boolean {
  const theirs = [other.mobile, other.phoneHome].map(digits).filter(Boolean);
  return (
    hasSameCode(person, other) ||
    (same(person.lastName, other.lastName) &&
      same(person.firstName, other.firstName) &&
      person.birthday !== "" &&
      person.birthday === other.birthday) ||
    same(person.email, other.email) ||
    [person.mobile, person.phoneHome].some((phone) => theirs.includes(digits(phone)))
  );
}

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
