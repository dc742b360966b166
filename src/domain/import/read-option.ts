import { BLOOD_GROUP_LABELS } from "../donation/blood";
import type { FieldDefinition } from "../fields/field";
import { asFlag } from "../values";
import { fold } from "../text";

/** What other lists call an option, by the field's name and the option's word; compared without what isn't a letter. */
const OPTION_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** @returns the letters, digits and signs of a word as options are compared */
const plain = (word: string) => fold(word).replace(/[^a-z0-9+-]/g, "");

type Words = ReadonlyMap<string, string>;
const known = new Map<string, Words>();

function wordsOf(name: string, { options = {} }: FieldDefinition): Words {
  // the last donation has the types of all donations
  const list = name === "lastDonationType" ? "type" : name;
  const words = known.get(list);
  if (words) return words;
  const made = new Map<string, string>();
  for (const [option, label] of Object.entries(options))
    for (const word of [label, option, ...(OPTION_WORDS[list]?.[option]?.split(",") ?? [])])
      if (!made.has(plain(word))) made.set(plain(word), option);
  known.set(list, made);
  return made;
}

/** @returns the option that a word stands for, as the API writes it; null for none */
export function readOption(name: string, field: FieldDefinition, text: string): string | null {
  if (field.options === BLOOD_GROUP_LABELS) return readGroup(text);
  return wordsOf(name, field).get(plain(text)) ?? null;
}

/**
 * A blood group in any spelling: "0 pos", "ORH+", "zero positivo", "A1 Rh neg.", "AB (+)".
 * @returns null where the group, or its sign, isn't said
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

/** @returns what a word says as a yes or no; null where it says neither */
export function readFlag(text: string): boolean | null {
  const word = plain(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : (asFlag(word) ?? null);
}

/**
 * @returns a count: digits alone, also as a spreadsheet writes them ("12.0"); null for anything else, such as "50 %" and
 *   "1.234", which may be a thousand or a decimal
 */
export function readCount(text: string): number | null {
  const [, digits] = /^(\d{1,9})(?:[.,]0{1,2})?$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** @returns the digits of a number with thousands separators ("1.234", "12'500"); null for any other text */
export const withoutThousands = (text: string): string | null =>
  /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, "") : null;

const bare = (zone: string) => plain(zone.replace(/^\s*(zona|sezione|sez\.?|sede|gruppo)\s+(?:di\s+)?/i, ""));

/** An association's zones by their names as they are compared; null where two are the same so. */
interface ZoneNames {
  exact: ReadonlySet<string>;
  plain: ReadonlyMap<string, string | null>;
  bare: ReadonlyMap<string, string | null>;
}

/** Folded once: a file asks for every value of a column. */
const zoneNames = new WeakMap<readonly string[], ZoneNames>();

function namesOf(zones: readonly string[]): ZoneNames {
  const made = zoneNames.get(zones);
  if (made) return made;
  const by = (comparedAs: (zone: string) => string) => {
    const names = new Map<string, string | null>();
    for (const zone of zones) names.set(comparedAs(zone), names.has(comparedAs(zone)) ? null : zone);
    return names;
  };
  const names = { exact: new Set(zones), plain: by(plain), bare: by(bare) };
  zoneNames.set(zones, names);
  return names;
}

/**
 * @param zones the same list each time: it isn't to change
 * @returns the zone of that name, written with other letters' sizes, accents, or "Zona" before it; null for none
 */
export function readZone(zones: readonly string[], text: string): string | null {
  const names = namesOf(zones);
  if (names.exact.has(text)) return text;
  const same = names.plain.get(plain(text));
  return (same === undefined ? names.bare.get(bare(text)) : same) ?? null;
}
