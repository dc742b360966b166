const ACCENTS = /\p{M}/gu;
/** What people and keyboards write for an apostrophe: curly ones either way, primes, modifier letters, lone accents. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02b9\u02bb\u2032\u00b4\u0060\uff07]/g;

/** @returns the text with one kind of apostrophe: "D’Angelo" as "D'Angelo" */
export const plainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");

/**
 * Letters that have no accent to take off, as ICAO Doc 9303 part 3 writes them in Latin letters (tables A and B). Foreign
 * passports follow it, and a foreigner's name comes to the Italian registers from the passport.
 */
const LATIN_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ŀ:l ŋ:n ŧ:t ĳ:ij ĸ:k ŉ:n ə:e ƒ:f " +
    "а:a б:b в:v г:g ґ:g д:d ђ:d е:e є:ie ж:zh з:z ѕ:dz и:i і:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o " +
    "п:p р:r с:s т:t ћ:c у:u ф:f х:kh ц:ts ч:ch џ:dz ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/**
 * A text as it is compared and searched (decisions §4): in Latin letters, without case, accents and kinds of apostrophe.
 * @example fold("D’Angelo Nicolò") // "d'angelo nicolo"
 * @example fold("Łukaszewska") // "lukaszewska"
 */
export function fold(text: string): string {
  // Most texts are ASCII, and a registry folds a hundred thousand of them.
  if (/^[\x20-\x5f\x61-\x7e\n]*$/.test(text)) return text.toLowerCase();
  // Apostrophes first: NFD would turn a lone accent (´) into a blank and a mark.
  return plainApostrophes(text)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(/[^\x00-\x7f]/g, (letter) => LATIN_LETTERS[letter] ?? letter);
}

/** Letters that the tax agency writes with two, although {@link fold} only takes their accent off. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: "ae", å: "aa", ö: "oe", ø: "oe", ü: "ue" };

/**
 * A name as the tax agency writes it in Latin letters: {@link fold} with two letters for umlauts. The rule is the table of
 * Ministero dell'Interno, circolare n. 1 of 22 January 2008 (Ä=AE, Æ=AE, Ö=OE, Œ=OE, Ü=UE, ß=SS; other accents are taken
 * off), which Agenzia delle Entrate applies by circolare 34/E of 20 July 2011. For letters that the table lacks (Å, Ø, Ł,
 * Đ, Cyrillic) the rule is ICAO Doc 9303 part 3, as passports write them.
 * @example transliterate("Müller") // "mueller"
 */
export const transliterate = (name: string): string =>
  fold(name.normalize("NFC").replace(/[äåöøü]/giu, (letter) => TWO_LETTERS[letter.toLowerCase()] ?? letter));

/**
 * A text as it is searched: folded, and without apostrophes, so that "dangelo" and "d'angelo" find each other. Only for
 * searches: a filter and a comparison of names still tell "L'Aquila" from "Laquila".
 * @example foldSearched("D’Angelo") // "dangelo"
 */
export const foldSearched = (text: string): string => fold(text).replaceAll("'", "");

/**
 * A text in which words are searched that {@link foldSearched} has folded: folded, and once more as the tax agency writes
 * it if that differs. So "muller" and "mueller" both find "Müller".
 */
export function searchableText(text: string): string {
  const folded = foldSearched(text);
  if (!/[äåöøü]|\u0308|\u030a/i.test(text)) return folded;
  return `${folded}\n${transliterate(text).replaceAll("'", "")}`;
}
