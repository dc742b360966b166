/** Groups without their Rh factor, in the order in which they stand beside each other. */
const GROUPS = ["0", "A", "A1", "A2", "B", "AB", "A1B", "A2B"];

interface Counted {
  group: string;
  count: number;
  mayDonate: number | null;
}

/**
 * @returns the groups in pairs, the rare negative one before the positive one, both where either is there; and those that
 *   have no Rh factor (not known, or a word of the server's)
 */
export function inRhPairs(groups: readonly Counted[]): { pairs: Counted[]; others: Counted[] } {
  const there = groups.filter(({ count }) => count > 0);
  const of = (group: string) => there.find((one) => one.group === group);
  const pairs = GROUPS.flatMap((group) => {
    const [negative, positive] = [`${group}-`, `${group}+`];
    if (!of(negative) && !of(positive)) return [];
    return [negative, positive].map((name) => of(name) ?? { group: name, count: 0, mayDonate: 0 });
  });
  return { pairs, others: there.filter(({ group }) => !pairs.some((one) => one.group === group)) };
}
