import { isImpure, startsWithVowel } from "../../language/italian";
import { ownValue } from "../../values";

type Gender = "m" | "f";

/** The nouns of fields within a sentence. */
const NOUNS: Readonly<Record<string, readonly [noun: string, gender: Gender]>> = {
  key: ["codice", "m"],
  area: ["zona", "f"],
  areas: ["zona", "f"],
  cardNumber: ["numero di tessera", "m"],
  firstName: ["nome", "m"],
  lastName: ["cognome", "m"],
  serialNumber: ["matricola", "f"],
  gender: ["sesso", "m"],
  fiscalCode: ["codice fiscale", "m"],
  birthday: ["data di nascita", "f"],
  birthplace: ["comune di nascita", "m"],
  street: ["indirizzo", "m"],
  cap: ["CAP", "m"],
  city: ["città", "f"],
  province: ["provincia", "f"],
  email: ["e-mail", "f"],
  phoneHome: ["telefono di casa", "m"],
  mobile: ["cellulare", "m"],
  phone: ["cellulare", "m"],
  mailType: ["tipo di posta", "m"],
  branch: ["sede di lavoro", "f"],
  officePhone: ["telefono d’ufficio", "m"],
  officeEmail: ["e-mail d’ufficio", "f"],
  aggregateOf: ["aggregazione", "f"],
  association: ["associazione", "f"],
  group: ["gruppo di donatori", "m"],
  bloodGroup: ["gruppo sanguigno", "m"],
  lastDonationDate: ["ultima donazione", "f"],
  lastDonationType: ["tipo dell’ultima donazione", "m"],
  donationsNumber: ["numero di donazioni", "m"],
  status: ["stato", "m"],
  suspended: ["dato sulla sospensione", "m"],
  suspensionDate: ["data di sospensione", "f"],
  note: ["nota", "f"],
  inscriptionNote: ["nota d’iscrizione", "f"],
  awards: ["benemerenza", "f"],
  awardsDate: ["data della benemerenza", "f"],
  privacy: ["dato sulla privacy", "m"],
  privacyDate: ["data della privacy", "f"],
  reason: ["motivo dell’iscrizione", "m"],
  nextDonationDate: ["prossima donazione possibile", "f"],
  nextPlateletsDate: ["prossima donazione possibile di piastrine", "f"],
  nextPlasmaDate: ["prossima donazione possibile di plasma", "f"],
  possibleDuplicate: ["dato sui doppioni", "m"],
  awardDue: ["benemerenza da consegnare", "f"],
  type: ["tipo", "m"],
  date: ["data", "f"],
  place: ["luogo", "m"],
  award: ["altra benemerenza", "f"],
  awardDate: ["data dell’altra benemerenza", "f"],
  since: ["data di maturazione", "f"],
  years: ["numero di anni", "m"],
  awardDonorsGroup: ["benemerenza del gruppo donatori", "f"],
  awardDonorsGroupDate: ["data della benemerenza del gruppo", "f"],
};

export interface Noun {
  /** "cognome" */
  bare: string;
  /** "un cognome" */
  one: string;
  /** "il cognome" */
  the: string;
  /** "del cognome" */
  of: string;
  /** "indicato", "indicata" */
  given: string;
}

/** @param label the field's label, for a field that isn't in {@link NOUNS} */
export function nounOf(name: string, label: string): Noun {
  const word = label.charAt(0).toLowerCase() + label.slice(1);
  const [bare, gender] = ownValue(NOUNS, name) ?? [word, /a$/.test(word) ? "f" : "m"];
  const feminine = gender === "f";
  const given = feminine ? "indicata" : "indicato";
  if (startsWithVowel(bare))
    return { bare, one: `${feminine ? "un’" : "un "}${bare}`, the: `l’${bare}`, of: `dell’${bare}`, given };
  if (feminine) return { bare, one: `una ${bare}`, the: `la ${bare}`, of: `della ${bare}`, given };
  if (isImpure(bare)) return { bare, one: `uno ${bare}`, the: `lo ${bare}`, of: `dello ${bare}`, given };
  return { bare, one: `un ${bare}`, the: `il ${bare}`, of: `del ${bare}`, given };
}

export const sentenceTexts = {
  /** Before a day or a period. */
  dayVerbs: {
    birthday: "sono nati",
    lastDonationDate: "hanno donato l’ultima volta",
    suspensionDate: "sono stati sospesi",
    awardsDate: "hanno ricevuto l’ultima benemerenza",
    privacyDate: "hanno accettato la privacy",
    nextDonationDate: "hanno la prima data utile",
    nextPlateletsDate: "hanno la prima data utile per le piastrine",
    nextPlasmaDate: "hanno la prima data utile per il plasma",
    lastSignIn: "sono entrati l’ultima volta",
    date: "sono state fatte",
    since: "sono maturate",
    awardDate: "sono state date come altra benemerenza",
    awardDonorsGroupDate: "sono state date dal gruppo donatori",
  } as Readonly<Record<string, string>>,
  /** Before the last day, by the field of the next donation. */
  mayDonate: {
    nextDonationDate: "possono donare sangue intero",
    nextPlateletsDate: "possono donare piastrine",
    nextPlasmaDate: "possono donare plasma",
  } as Readonly<Record<string, string>>,
  /** For a day that is set, and for a missing one. */
  dayPresent: {
    lastDonationDate: ["hanno già donato", "non hanno mai donato"],
    nextDonationDate: ["hanno una data da cui possono donare", "non hanno una data da cui possono donare"],
    nextPlateletsDate: ["hanno una data da cui donare piastrine", "non hanno una data da cui donare piastrine"],
    nextPlasmaDate: ["hanno una data da cui donare plasma", "non hanno una data da cui donare plasma"],
    lastSignIn: ["sono già entrati", "non sono mai entrati"],
  } as Readonly<Record<string, readonly [there: string, missing: string]>>,
  /** For a flag that is true; "non" is added if it is false. */
  flagClauses: {
    suspended: "sono sospesi",
    privacy: "hanno accettato la privacy",
    possibleDuplicate: "potrebbero essere doppioni",
  } as Readonly<Record<string, string>>,
  /** Statuses with an adjective. */
  statusAdjectives: {
    active: "attivi",
    inactive: "inattivi",
    verified: "da attivare",
    suspended: "sospesi",
    temporarilySuspended: "sospesi temporaneamente",
    dead: "deceduti",
  } as Readonly<Record<string, string>>,
  /** Before one value and before several. */
  ofValues: {
    bloodGroup: ["di gruppo ", "di gruppo "],
    gender: ["di sesso ", "di sesso "],
    area: ["della zona ", "delle zone "],
    areas: ["della zona ", "delle zone "],
    type: ["di tipo ", "di tipo "],
    firstName: ["di nome ", "di nome "],
    lastName: ["di cognome ", "di cognome "],
    association: ["dell’associazione ", "delle associazioni "],
    group: ["del gruppo di donatori ", "dei gruppi di donatori "],
    awardDonorsGroup: ["di tipo ", "di tipo "],
  } as Readonly<Record<string, readonly [one: string, several: string]>>,
  /** Verbs before values. */
  valueVerbs: {
    city: "abitano a ",
    province: "abitano in provincia di ",
    birthplace: "sono nati a ",
    branch: "lavorano nella sede ",
    lastDonationType: "hanno donato l’ultima volta ",
  } as Readonly<Record<string, string>>,
  unreadable: "rispettano una regola che non si può leggere",
  owners: "di donatori",
  /** After `done`. */
  byOwners: "da donatori",
  done: "fatte ",
} as const;

/** A piece of a sentence. The values of rules are strong. */
export interface Piece {
  text: string;
  strong?: true;
}

/** The description of rows that match a rule. */
export interface Phrase {
  /** A short form after the noun: "di gruppo 0-". Not every rule has one. */
  attribute?: readonly Piece[];
  /** "sono di gruppo 0-" */
  clause: readonly Piece[];
}

export const plain = (text: string): Piece => ({ text });
export const strong = (text: string): Piece => ({ text, strong: true });

/** @returns the pieces of all items with separators: "a, b o c" */
export function enumerate(items: readonly (readonly Piece[])[], last: string, between = ", "): Piece[] {
  return items.flatMap((item, at) => {
    if (at === 0) return [...item];
    return [plain(at === items.length - 1 ? last : between), ...item];
  });
}

/** Longer lists end with the number of the other values. */
const MAX_NAMED = 8;

/** "A, B o C" as a strong piece; for a long list "A, B, ... o altri 40 valori". */
export const choice = (values: readonly string[]): Piece => {
  const rest = values.length - MAX_NAMED + 1;
  if (rest > 1) return strong(`${values.slice(0, -rest).join(", ")} o altri ${rest} valori`);
  const head = values.slice(0, -1).join(", ");
  const last = values.at(-1) ?? "…";
  return strong(head ? `${head} o ${last}` : last);
};
