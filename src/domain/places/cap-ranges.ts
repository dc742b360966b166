/** A zone with its postal codes: "24121", or a range ("24121-24129"). */
interface CapZone {
  name: string;
  caps: readonly string[];
}

interface Range {
  first: number;
  last: number;
}

const RANGE = /^(\d{5})(?:\s*[-–]\s*(\d{5}))?$/;

const rangeOf = (text: string): Range | null => {
  const [, first, last = first] = RANGE.exec(text.trim()) ?? [];
  if (first === undefined || Number(last) < Number(first)) return null;
  return { first: Number(first), last: Number(last) };
};
const write = ({ first, last }: Range): string => (first === last ? cap(first) : `${cap(first)}-${cap(last)}`);
const cap = (code: number) => String(code).padStart(5, "0");

const rangesOf = ({ caps }: CapZone): Range[] => caps.flatMap((text) => rangeOf(text) ?? []);

/** @returns the sorted ranges; adjacent ones are joined */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { first, last } of [...ranges].sort((a, b) => a.first - b.first)) {
    const before = result.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else result.push({ first, last });
  }
  return result;
}

/**
 * Reads postal codes separated by commas, semicolons, blanks or line ends; ranges have a hyphen.
 * @returns the sorted codes and ranges, and the texts that aren't postal codes
 */
export function readCaps(text: string): { caps: string[]; wrong: string[] } {
  const entries = text
    .replace(/\s*[-–]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  return {
    caps: joined(entries.flatMap((entry) => rangeOf(entry) ?? [])).map(write),
    wrong: entries.filter((entry) => rangeOf(entry) === null),
  };
}

export interface SharedCaps {
  caps: string;
  names: [string, string];
}

/** @returns the postal codes that two zones have in common, for each pair */
export function sharedCaps(zones: readonly CapZone[]): SharedCaps[] {
  return zones.flatMap((one, at) =>
    zones.slice(at + 1).flatMap((other) => {
      const both = joined(rangesOf(one)).flatMap((a) =>
        joined(rangesOf(other)).flatMap((b) => {
          const range = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
          return range.first <= range.last ? [range] : [];
        }),
      );
      return both.map((range): SharedCaps => ({ caps: write(range), names: [one.name, other.name] }));
    }),
  );
}

interface Town {
  name: string;
  province: string | null;
  cap: readonly [first: string, last: string] | null;
  until: number | null;
}

/** Postal codes of a province that no zone has. */
export interface CapGap {
  province: string;
  caps: string[];
  /** The names of the towns with these codes. */
  towns: string[];
}

/**
 * @param towns all towns
 * @returns the missing codes of the provinces that the zones cover in part; codes without another code of the province between
 *   them are one range
 */
export function capGaps(zones: readonly CapZone[], towns: readonly Town[]): CapGap[] {
  const covered = joined(zones.flatMap(rangesOf));
  const isCovered = (code: number) => covered.some(({ first, last }) => first <= code && code <= last);
  const provinces = new Map<string, { code: number; town: string }[]>();
  for (const { name, province, cap: caps, until } of towns) {
    if (!province || !caps || until !== null) continue;
    const codes = provinces.get(province) ?? [];
    for (let code = Number(caps[0]); code <= Number(caps[1]); code++) codes.push({ code, town: name });
    provinces.set(province, codes);
  }
  return [...provinces].flatMap(([province, codes]): CapGap[] => {
    const missing = codes.filter(({ code }) => !isCovered(code));
    if (missing.length === 0 || missing.length === codes.length) return [];
    const known = [...new Set(codes.map(({ code }) => code))].sort((a, b) => a - b);
    const ranges: Range[] = [];
    known.forEach((code, at) => {
      if (isCovered(code)) return;
      const before = ranges.at(-1);
      if (before && known[at - 1] === before.last) before.last = code;
      else ranges.push({ first: code, last: code });
    });
    const names = [...new Set(missing.map(({ town }) => town))].sort((a, b) => a.localeCompare(b, "it"));
    return [{ province, caps: ranges.map(write), towns: names }];
  });
}
