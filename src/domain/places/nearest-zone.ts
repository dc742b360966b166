/** A zone, with the postal code of its office where that is known, and those of its territory. */
interface LocatedZone {
  name: string;
  cap: string | null;
  /** "24121", or all from one to another ("24121-24129"). */
  caps?: readonly string[] | undefined;
}

const CAP = /^\d{5}$/;

/**
 * How far two postal codes lie apart: Italy's are given by region, then by province, then along the roads out of its
 * capital, so those that begin alike are near each other.
 */
const distance = (one: string, other: string): number => {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return (one.length - alike) * 100_000 + Math.abs(Number(one) - Number(other));
};

const covers = (range: string, cap: string): boolean => {
  const [first = "", last = first] = range.split("-");
  return first <= cap && cap <= last;
};

/**
 * @returns the zone that a postal code belongs to, else the one whose office is nearest to it; null where the code is none, or
 *   no zone says where it is
 */
export function nearestZone<Zone extends LocatedZone>(zones: readonly Zone[], cap: string): Zone | null {
  if (!CAP.test(cap)) return null;
  const own = zones.find(({ caps = [] }) => caps.some((range) => covers(range, cap)));
  if (own) return own;
  const located = zones.flatMap((zone) =>
    zone.cap && CAP.test(zone.cap) ? [{ zone, far: distance(zone.cap, cap) }] : [],
  );
  return located.sort((one, other) => one.far - other.far)[0]?.zone ?? null;
}
