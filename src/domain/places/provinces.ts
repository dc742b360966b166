import { fold } from "../text";
import { PROVINCE_DATA } from "./province-data";

interface Province {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
}

const provincesIn = (data: string): readonly Province[] =>
  data.split(";").map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

const PROVINCES: readonly Province[] = provincesIn(PROVINCE_DATA);

/** The "province" of addresses abroad, as in the registers of the municipalities (ANPR). */
export const ABROAD = "EE";

/** Provinces that no longer exist. Records with their letters stay valid. */
const FORMER = provincesIn(
  "CI Carbonia-Iglesias;VS Medio Campidano;OG Ogliastra;OT Olbia-Tempio;FU Fiume;PL Pola;ZA Zara;EE Estero",
);

/** Former letters of provinces that have others now. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["FO", "FC"],
  ["PS", "PU"],
]);

/** Other names by letters, each in the form of `comparable`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AO: "aosta",
  AP: "ascoli",
  BT: "bat andria trani barletta",
  BZ: "altoadige sudtirol",
  FC: "forli cesena",
  MB: "monza",
  MS: "massa carrara",
  PU: "pesaro urbino",
  RM: "romacapitale",
  VB: "vco verbania verbano",
  VV: "vibo",
};

/** Normalises a name for comparisons: only letters, without the words that join others. */
const comparable = (name: string): string =>
  fold(name)
    .replace(/[^a-z]+/g, " ")
    .replace(/\b(?:dell[aeo]?|nell[ao]?|dei|d[aei]?|l|e)\b/g, "")
    .replaceAll(" ", "");

const CODES = new Set([...PROVINCES, ...FORMER].map(({ code }) => code));

const BY_NAME: ReadonlyMap<string, string> = new Map(
  [...PROVINCES, ...FORMER].flatMap(({ code, name }) =>
    [name, ...name.split("/"), ...(OTHER_NAMES[code]?.split(" ") ?? [])].map((one) => [comparable(one), code] as const),
  ),
);

/** "Provincia autonoma di", "Prov.", "P.A.", "Città metropolitana di", "Libero consorzio comunale di". */
const PREFIX =
  /^\W*(?:prov(?:incia)?\b\.?(?:\s+aut(?:onoma|\.)?)?|p\.?\s?a\.|pr\.|citta metropolitana|libero consorzio comunale)(?=\W)/;

/**
 * Reads a province by its letters or its name, also of a former one.
 * @returns the two letters, EE for abroad; null for any other text
 * @example readProvince("Prov. di Bergamo") // "BG"
 */
export function readProvince(text: string): string | null {
  if (CODES.has(text)) return text;
  const plain = fold(text).replace(PREFIX, " ");
  const [, inside] = /\(\s*([a-z]{2})\s*\)\W*$/.exec(plain) ?? [];
  const [, alone] = /^\W*([a-z]{2})\W*$/.exec(plain) ?? [];
  const letters = (inside ?? alone)?.toUpperCase();
  if (letters === undefined) return BY_NAME.get(comparable(plain)) ?? null;
  return CODES.has(letters) ? letters : (RENAMED.get(letters) ?? null);
}

/** @returns the existing provinces whose letters, or a word of whose name, begin with a text; in the order of their names */
export function findProvinces(text: string): readonly Province[] {
  const typed = fold(text).trim();
  if (typed === "") return [];
  const exact = PROVINCES.filter(({ code }) => code.toLowerCase() === typed);
  if (typed.length === 2 && exact.length > 0) return exact;
  return PROVINCES.filter(({ name }) => ` ${fold(name).replace(/[^a-z]+/g, " ")}`.includes(` ${typed}`)).sort((a, b) =>
    a.name.localeCompare(b.name, "it"),
  );
}

/** Swiss postal codes have four digits. Those of Chieti begin with 66, so that none of them lost a zero. */
const isSwiss = (cap: string, province: string | null) => province === "CH" && /^[1-9]\d{3}$/.test(cap);

/**
 * @param province two letters, EE for abroad; null if unknown. CH is Chieti, but people also write it for Switzerland
 * @returns whether a text can be a postal code: five digits in Italy, other forms abroad
 */
export const isPostalCode = (cap: string, province: string | null): boolean =>
  /^\d{5}$/.test(cap) || isSwiss(cap, province) || (province === ABROAD && POSTAL_CODE.test(cap));

/** The form of postal codes of all countries. */
export const POSTAL_CODE = /^[A-Z\d][A-Z\d -]{1,9}$/i;
