interface LocatedZone {
  name: string;
  /** The postal code of its office. */
  cap: string | null;
  /** The postal codes of its territory: "24121", or a range ("24121-24129"). */
  caps?: readonly string[] | undefined;
}

const CAP = /^\d{5}$/;

/**
 * Returns a measure of the distance of two postal codes. Italian codes are assigned by region, then by province, then along the
 * roads from its capital, so that codes with the same beginning are near each other.
 */
const distance = (a: string, b: string): number => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return (a.length - common) * 100_000 + Math.abs(Number(a) - Number(b));
};

const covers = (range: string, cap: string): boolean => {
  const [first = "", last = first] = range.split("-");
  return first <= cap && cap <= last;
};

/**
 * @returns the zone with a postal code in its territory, else the one with the nearest office; null for an invalid code, or if
 *   no zone has a postal code
 */
export function nearestZone<Zone extends LocatedZone>(zones: readonly Zone[], cap: string): Zone | null {
  if (!CAP.test(cap)) return null;
  const own = zones.find(({ caps = [] }) => caps.some((range) => covers(range, cap)));
  if (own) return own;
  const located = zones.flatMap((zone) =>
    zone.cap && CAP.test(zone.cap) ? [{ zone, far: distance(zone.cap, cap) }] : [],
  );
  return located.sort((a, b) => a.far - b.far)[0]?.zone ?? null;
}
