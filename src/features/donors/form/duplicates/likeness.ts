import { fold } from "../../../../domain/text";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";

type Person = Pick<DonorFormValues, "firstName" | "lastName" | "birthday" | "email" | "mobile" | "phoneHome">;

const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").replace(/^(00)?39(?=\d{9})/, "");
const same = (one: string | null, other: string | null) =>
  Boolean(one && other) && fold(one ?? "") === fold(other ?? "");

/** @returns whether both may be one person: the same name and birth date, the same e-mail, or a telephone in common */
export function isLike(person: Person, other: DonorRecord): boolean {
  const theirs = [other.mobile, other.phoneHome].map(digits).filter(Boolean);
  return (
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

/** @returns the plain rule group that finds who may be the same person; null where nothing is known by which to look */
export function likenessFilter({ firstName, lastName, birthday, email, mobile, phoneHome }: Person): object | null {
  const phones = [mobile, phoneHome].filter((phone) => digits(phone).length >= 6);
  const rules = [
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
  return rules.length > 0 ? { combinator: "or", not: false, rules } : null;
}
