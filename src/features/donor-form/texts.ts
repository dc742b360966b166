import type { AgeNotice } from "../../domain/birthday";
import type { ProblemCode } from "../../domain/validation/problem";

/** What the form of a donor says to staff: impersonal, what is wrong and how to fix it. */
export const texts = {
  editTitle: "Modifica donatore",
  createTitle: "Nuovo donatore",
  loading: "Leggo la scheda",
  noName: "Senza nome",
  card: (number: string) => `tessera ${number}`,
  refused: "Non puoi modificare questa scheda",
  refusedHint:
    "Il tuo accesso non comprende questo donatore, per esempio perché è di un’altra zona. Se ti serve, chiedi a chi amministra il sito.",
  notFound: "Questo donatore non c’è",
  notFoundHint: "La scheda non esiste, o è stata eliminata. L’indirizzo potrebbe anche essere incompleto.",
  failed: "Non riusciamo a leggere la scheda",
  toList: "Vai ai donatori",
  sections: {
    person: "Anagrafica",
    personHint: "Come sul documento: il codice fiscale deve corrispondere.",
    contacts: "Recapiti",
    contactsHint: "Servono per le convocazioni e le comunicazioni urgenti.",
    association: "Associazione",
    associationHint: "Tessera, gruppo e stato li cambia solo chi ne ha il permesso.",
    work: "Lavoro",
    workHint: "Sede e recapiti dell’ufficio.",
    membership: "Iscrizione e privacy",
    membershipHint: "Perché si è iscritto, e il consenso al trattamento dei dati.",
    follows: "Dal registro",
    followsHint: "Si aggiornano da soli con donazioni, benemerenze e stato: qui si leggono soltanto.",
  },
  openCalendar: "Apri il calendario",
  dayForm: "gg/mm/aaaa",
  birthplaceHelp: "Se all’estero, lo Stato.",
  state: "Stato estero",
  until: (year: number) => `fino al ${year}`,
  caps: (first: string, last: string) => `CAP da ${first} a ${last}.`,
  /** What a fiscal code says beside the rest (decisions §4: a warning). */
  codeSays: (what: string) => `Il codice fiscale dice ${what}. Controlla quale dei due è giusto.`,
  codeOtherName: "Non corrisponde a cognome e nome: controlla che cosa è giusto.",
  codeAgrees: "Corrisponde ai dati anagrafici",
  codeFromData: (code: string) => `Dai dati qui sopra risulta ${code}.`,
  useCode: "Usa questo",
  noteHelp: "Niente dati sanitari qui: vanno nella sospensione.",
  save: "Salva",
  saveAndStay: "Salva e resta",
  saveAndNew: "Salva e nuovo",
  saveAndNext: "Salva e prossimo",
  cancel: "Annulla",
  saved: "Scheda salvata",
  created: "Donatore aggiunto",
  restoredHint: "Non era ancora salvato. Controlla e salva.",
  /** Said of an age at which nobody donates; the record can be saved all the same. */
  age: {
    "too-young": (minimum: number) => `Si dona dai ${minimum} anni: controlla l’anno.`,
    "too-old": (maximum: number) => `Si dona fino ai ${maximum} anni: controlla l’anno.`,
  } satisfies Record<AgeNotice, (age: number) => string>,
  problems: {
    lastName: { missing: "Scrivi il cognome." },
    firstName: { missing: "Scrivi il nome." },
    area: { missing: "Scegli la zona." },
    bloodGroup: { missing: "Scegli il gruppo sanguigno; se non è noto, ND." },
    fiscalCode: {
      form: "Il codice fiscale ha 16 caratteri, come RSSMRA80A01H501U: controlla che ci siano tutti.",
      date: "Nel codice fiscale c’è una data che non esiste: controlla i caratteri dal settimo all’undicesimo.",
    },
    cap: { form: "5 cifre" },
    province: { form: "2 lettere" },
    email: { form: "Non è un indirizzo completo, per esempio nome@esempio.it." },
    phone: { form: "Un numero di telefono ha solo cifre." },
  } satisfies Record<string, Partial<Record<ProblemCode, string>>>,
  fiscalCodeCharacter: (right: string) =>
    `L’ultima lettera non torna: dovrebbe essere ${right}. Controlla anche le altre 15.`,
} as const;
