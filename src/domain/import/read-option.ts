import { BLOOD_GROUP_LABELS } from "../donation/blood";
import type { FieldDefinition } from "../fields/field";
import { asFlag } from "../values";
import { fold } from "../text";
import { spellings } from "./spellings";

/** Texts for options in other associations' files, by field and option, compared in the form of `plain`. */
const OPTION_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: {
    M: "maschio, maschile, uomo, male, masch, signor, sig",
    F: "femmina, femminile, donna, female, femm, signora, sigra, fem",
  },
  type: {
    1: "si, st, sangue, intero, sangueintero, donazione sangue, sangue intero si, wb, emazie, sangue intero st",
    2: "piastrine, piastrinoaferesi, piastrinaferesi, pst, plt, piastrinoafer, piastrine aferesi, aferesi piastrine",
    3: "plasma, plasmaferesi, pl, pf, plasma pl, aferesi plasma, plasmafer, plasma aferesi produttivo",
  },
  status: {
    staged: "nuovo, candidato, da contattare, aspirante, aspirante donatore",
    pending: "hold, sospeso in attesa",
    active: "attiva, donatore attivo, in attivita, effettivo, a, att, socio attivo, periodico",
    inactive:
      "inattiva, non attivo, non attiva, ex donatore, ex, cessato, cessata, dimesso, dimessa, dimissionario, ritirato, i",
    suspended: "sospesa, sosp",
    temporarilySuspended:
      "sospesa temporaneamente, temporaneo, sosp temp, sospensione temporanea, sospeso temp, temporaneamente sospeso",
    permanentlySuspended:
      "sospeso definitivo, sospesa definitiva, sospeso permanente, sospensione permanente, sospensione definitiva, non idoneo, " +
      "non idonea, inidoneo, permanente, definitivo, sospeso definitivamente",
    dead: "deceduta, morto, morta, defunto, defunta, dec",
    lockedOut: "bloccata",
  },
};

/** Normalises a text for comparisons: only lower-case letters, digits and signs. */
const plain = (text: string) => fold(text).replace(/[^a-z0-9+-]/g, "");

/** The options of each field, by the normalised texts. */
const optionsByText = new Map<string, ReadonlyMap<string, string>>();

function optionsOf(name: string, { options = {} }: FieldDefinition): ReadonlyMap<string, string> {
  // the last donation has the types of all donations
  const list = name === "lastDonationType" ? "type" : name;
  const cached = optionsByText.get(list);
  if (cached) return cached;
  const created = new Map<string, string>();
  for (const [option, label] of Object.entries(options))
    for (const text of [...spellings(label), option, ...(OPTION_TEXTS[list]?.[option]?.split(",") ?? [])])
      if (!created.has(plain(text))) created.set(plain(text), option);
  optionsByText.set(list, created);
  return created;
}

/** @returns the option that a text means, as in the API; null if it means none */
export function readOption(name: string, field: FieldDefinition, text: string): string | null {
  if (field.options === BLOOD_GROUP_LABELS) return readGroup(text);
  return optionsOf(name, field).get(plain(text)) ?? null;
}

/**
 * Reads a blood group in any spelling: "0 pos", "ORH+", "zero positivo", "A1 Rh neg.", "AB (+)".
 * @returns null if the group or the sign is missing
 */
export function readGroup(text: string): string | null {
  const signs = text.replace(/[−–—]/g, "-").replace(/[＋]/g, "+");
  const word = fold(signs)
    .replace(/gruppo|gr\.?\s|sangue|fattore|rhesus|rh|\(d\)/g, "")
    .replace(/[^a-z0-9+-]/g, "");
  if (/^(nd|nondeterminato|nonnoto|ignoto|sconosciuto|nn|n)$/.test(word)) return "ND";
  const found = /^(zero|[0o]|a1b|a2b|ab|a1|a2|a|b)(\+|-|positivo|positiva|pos|p|negativo|negativa|neg|n)[+-]?$/.exec(
    word,
  );
  if (!found) return null;
  const [, letters = "", sign = ""] = found;
  const group = /^(zero|o)$/.test(letters) ? "0" : letters.toUpperCase();
  const whole = group + (/^[+p]/.test(sign) ? "+" : "-");
  return Object.hasOwn(BLOOD_GROUP_LABELS, whole) ? whole : null;
}

const YES = new Set("si s yes y x vero v ok firmato firmata dato consegnata consegnato sospeso sospesa".split(" "));
const NO = new Set(["no", "n", "falso", "f", "nonfirmato", "mancante", "-"]);

/** Reads a yes or a no. @returns null for any other text */
export function readFlag(text: string): boolean | null {
  const normalised = plain(text);
  if (YES.has(normalised)) return true;
  return NO.has(normalised) ? false : (asFlag(normalised) ?? null);
}

/**
 * Reads a count of digits only, also as a spreadsheet writes them ("12.0").
 * @returns null for any other text, such as "50 %" and "1.234", which may have a thousands separator or a decimal point
 */
export function readCount(text: string): number | null {
  const [, digits] = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** @returns the digits of a number with thousands separators ("1.234", "12'500"); null for any other text */
export const withoutThousands = (text: string): string | null =>
  /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, "") : null;

const bare = (zone: string) => plain(zone.replace(/^\s*(zona|sezione|sez\.?|sede|gruppo)\s+(?:di\s+)?/i, ""));

/** An association's zones by their normalised names; null if two zones have the same. */
interface ZoneNames {
  exact: ReadonlySet<string>;
  plain: ReadonlyMap<string, string | null>;
  bare: ReadonlyMap<string, string | null>;
}

/** Cached, because a file needs it for every value of a column. */
const zoneNames = new WeakMap<readonly string[], ZoneNames>();

function namesOf(zones: readonly string[]): ZoneNames {
  const cached = zoneNames.get(zones);
  if (cached) return cached;
  const by = (normalise: (zone: string) => string) => {
    const names = new Map<string, string | null>();
    for (const zone of zones) names.set(normalise(zone), names.has(normalise(zone)) ? null : zone);
    return names;
  };
  const names = { exact: new Set(zones), plain: by(plain), bare: by(bare) };
  zoneNames.set(zones, names);
  return names;
}

/**
 * @param zones a list that doesn't change, because its names are cached
 * @returns the zone with this name, ignoring case, accents and a prefix such as "Zona"; null if there is none
 */
export function readZone(zones: readonly string[], text: string): string | null {
  const names = namesOf(zones);
  if (names.exact.has(text)) return text;
  const same = names.plain.get(plain(text));
  return (same === undefined ? names.bare.get(bare(text)) : same) ?? null;
}
