/** A zone with the postal codes of its territory: "24121", or all from one to another ("24121-24129"). */
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

/** @returns ranges in their order, those that touch made one */
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
 * Reads postal codes as people write them: with commas, semicolons, blanks or lines between, ranges with a hyphen.
 * @returns them as they are kept, in their order, and what is none
 */
export function readCaps(text: string): { caps: string[]; wrong: string[] } {
  const words = text
    .replace(/\s*[-–]\s*/g, "-")
    .split(/[\s,;]+/)
    .filter(Boolean);
  const read = words.map((word) => ({ word, range: rangeOf(word) }));
  return {
    caps: joined(read.flatMap(({ range }) => range ?? [])).map(write),
    wrong: read.flatMap(({ word, range }) => (range ? [] : [word])),
  };
}

export interface SharedCaps {
  caps: string;
  names: [string, string];
}

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

/** Postal codes of a province of which no zone is. */
export interface CapGap {
  province: string;
  caps: string[];
  /** The towns that have them, by name. */
  towns: string[];
}

/**
 * @param towns all that there are
 * @returns what is left out in the provinces of which some zone has a part; codes that follow each other among those that the
 *   province has are one range
 */
export function capGaps(zones: readonly CapZone[], towns: readonly Town[]): CapGap[] {
  const covered = joined(zones.flatMap(rangesOf));
  const has = (code: number) => covered.some(({ first, last }) => first <= code && code <= last);
  const provinces = new Map<string, { code: number; town: string }[]>();
  for (const { name, province, cap: caps, until } of towns) {
    if (!province || !caps || until !== null) continue;
    const codes = provinces.get(province) ?? [];
    for (let code = Number(caps[0]); code <= Number(caps[1]); code++) codes.push({ code, town: name });
    provinces.set(province, codes);
  }
  return [...provinces].flatMap(([province, codes]): CapGap[] => {
    const missing = codes.filter(({ code }) => !has(code));
    if (missing.length === 0 || missing.length === codes.length) return [];
    const known = [...new Set(codes.map(({ code }) => code))].sort((a, b) => a - b);
    const ranges: Range[] = [];
    known.forEach((code, at) => {
      if (has(code)) return;
      const before = ranges.at(-1);
      if (before && known[at - 1] === before.last) before.last = code;
      else ranges.push({ first: code, last: code });
    });
    const names = [...new Set(missing.map(({ town }) => town))].sort((a, b) => a.localeCompare(b, "it"));
    return [{ province, caps: ranges.map(write), towns: names }];
  });
}
