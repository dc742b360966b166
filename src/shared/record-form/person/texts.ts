import type { AgeNotice } from "../../../domain/donor/birthday";
import type { FiscalCodeDisagreement } from "../../../domain/fiscal-code/person";
import { to } from "../../../domain/language/italian";
import type { ProblemCode } from "../../../domain/validation/problem";
import { joinWithAnd } from "../../../domain/language/join-with-and";

/** Who fills in the fields: the person, addressed with "tu", or staff. */
export type FilledInBy = "oneself" | "staff";

const DISAGREEMENTS: Record<FiscalCodeDisagreement, string> = {
  name: "nome e cognome",
  gender: "il sesso",
  birthday: "la data di nascita",
  birthplace: "il comune di nascita",
};

const yearsOf = (age: number) => (age === 0 ? "meno di un anno" : age === 1 ? "un anno" : `${age} anni`);

export const texts = {
  state: "Stato estero",
  until: (year: number) => `fino al ${year}`,
  caps: (first: string, last: string) => `CAP da ${first} a ${last}.`,
  capReplaced: (before: string, now: string) =>
    now ? `Il CAP era ${before}: ora è ${now}.` : `Il CAP era ${before}: scrivi quello nuovo.`,
  capOfOther: (town: string, first: string, last: string) =>
    `${first === last ? `Il CAP di ${town} è ${first}` : `I CAP di ${town} vanno da ${first} a ${last}`}: controlla se è giusto il CAP o la città.`,
  capOld: (cap: string, town: string, first: string, last: string) =>
    `${cap} era il CAP di tutta ${town}. Ora ogni via ha il suo, da ${first} a ${last}: se lo sai, scrivi quello.`,
  capOfNone: (town: string, cap: string) => `${town} non ha il CAP ${cap}: controlla se è giusto il CAP o la città.`,
  birthplaceHelp: "Se all’estero, lo Stato.",
  codeFromData: (code: string) => `Dai dati qui sopra risulta ${code}.`,
  useCode: "Usa questo",
  oneself: {
    birthdayHelp: "Giorno, mese e anno: gg/mm/aaaa.",
    fiscalCodeHelp: "Lo trovi sulla tessera sanitaria.",
    agrees: "Corrisponde ai dati qui sopra",
    /** A warning (decisions §4). */
    disagrees: (found: readonly FiscalCodeDisagreement[]) =>
      `Non corrisponde ${joinWithAnd(found.map((what) => to(DISAGREEMENTS[what])))}. Controlla che cosa è giusto; se è tutto a posto, vai avanti lo stesso.`,
    /** Warnings: the form can be sent. */
    age: {
      "check-year": (age: number) => `Con questa data hai ${yearsOf(age)}: controlla l’anno.`,
      "too-young": (minimum: number) =>
        `Si dona dai ${minimum} anni. Se la data è giusta, puoi inviare il modulo: ti diciamo noi quando venire.`,
      "too-old": (maximum: number) =>
        `La prima donazione si fa entro i ${maximum} anni. Se la data è giusta, senti la tua sede: ci sono altri modi di aiutare.`,
    } satisfies Record<AgeNotice, (age: number) => string>,
    missing: {
      lastName: "Scrivi il tuo cognome.",
      firstName: "Scrivi il tuo nome.",
      birthday: "Scrivi la tua data di nascita.",
      birthplace: "Scrivi il comune di nascita o, se all’estero, lo Stato.",
      gender: "Scegli F o M, come sul documento.",
      fiscalCode: "Scrivi il tuo codice fiscale.",
      street: "Scrivi la via e il numero.",
      cap: "Scrivi il CAP.",
      city: "Scrivi la città.",
      province: "Scrivi la provincia.",
      mobile: "Scrivi il cellulare; se non ne hai uno, basta il telefono di casa.",
    },
  },
  staff: {
    openCalendar: "Apri il calendario",
    dayForm: "gg/mm/aaaa",
    agrees: "Corrisponde ai dati anagrafici",
    codeSays: (what: string) => `Il codice fiscale dice ${what}. Controlla quale dei due è giusto.`,
    codeOtherName: "Non corrisponde a cognome e nome: controlla che cosa è giusto.",
    age: {
      "check-year": (age: number) => `Con questa data ha ${yearsOf(age)}: controlla l’anno.`,
      "too-young": (minimum: number) => `Si dona dai ${minimum} anni: controlla l’anno.`,
      "too-old": (maximum: number) => `Si dona fino ai ${maximum} anni: controlla l’anno.`,
    } satisfies Record<AgeNotice, (age: number) => string>,
  },
} as const;

/** @returns the error message of a field, for the person; undefined for the default message */
export function ownProblem(field: string, code: ProblemCode): string | undefined {
  const missing: Readonly<Record<string, string>> = texts.oneself.missing;
  return code === "missing" && Object.hasOwn(missing, field) ? missing[field] : undefined;
}

/** Texts of a donor's own form about changes by the association or on another device. */
export const ownChanges = {
  newer: {
    title: "I tuoi dati sono cambiati mentre scrivi",
    hint: "Li ha aggiornati la tua sede, o tu da un altro dispositivo. Carica quelli nuovi: quello che hai scritto resta.",
  },
  updated: "I tuoi dati sono stati aggiornati: ora vedi quelli nuovi",
};
