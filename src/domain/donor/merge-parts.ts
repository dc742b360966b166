/** What becomes of the parts of two records of one person: consents, donations, awards. */

interface Answer {
  readonly code: string;
  readonly given: boolean;
  readonly date?: string | null;
}

/** @returns the latest answer of both to each text; a "no" never becomes a "yes" */
export function mergeConsents<A extends Answer>(one: readonly A[], other: readonly A[]): A[] {
  const all = [...one, ...other];
  return [...new Set(all.map(({ code }) => code))].flatMap((code) => {
    const answers = all.filter((answer) => answer.code === code);
    const refused = answers.filter(({ given }) => !given);
    const candidates = refused.length > 0 ? refused : answers;
    return candidates.reduce((last, answer) => ((answer.date ?? "") > (last.date ?? "") ? answer : last));
  });
}

/** A record that belongs to one of the two, and the one of the other that is the same. */
export interface Joined<T> {
  item: T;
  /** Whether it is the survivor's. */
  own: boolean;
  same: T | null;
}

function join<T>(own: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean): Joined<T>[] {
  const left = [...others];
  const joined = own.map((item): Joined<T> => {
    const at = left.findIndex((other) => isSame(item, other));
    return { item, own: true, same: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  return [...joined, ...left.map((item): Joined<T> => ({ item, own: false, same: null }))];
}

/** @returns the donations of both; one of the same day and type counts once */
export const joinDonations = <T extends { date: string | null; type: number | null }>(
  own: readonly T[],
  others: readonly T[],
): Joined<T>[] =>
  join(own, others, (one, other) => one.date !== null && one.date === other.date && one.type === other.type);

/** @returns the awards of both; the same one counts once */
export const joinAwards = <T extends { award: string | null; awardDonorsGroup: string | null }>(
  own: readonly T[],
  others: readonly T[],
): Joined<T>[] =>
  join(
    own,
    others,
    (one, other) =>
      (one.award ?? "") === (other.award ?? "") &&
      (one.awardDonorsGroup ?? "") === (other.awardDonorsGroup ?? "") &&
      Boolean(one.award ?? one.awardDonorsGroup),
  );
