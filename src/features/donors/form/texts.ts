import type { AgeNotice } from "../../../domain/birthday";
import type { ProblemCode } from "../../../domain/validation/problem";

/** What the form of a donor says to staff: impersonal, what is wrong and how to fix it. */
export const texts = {
  editTitle: "Modifica donatore",
  createTitle: "Nuovo donatore",
  noName: "Senza nome",
  card: (number: string) => `tessera ${number}`,
  refused: "Non puoi modificare questa scheda",
  refusedHint:
    "Il tuo accesso non comprende questo donatore, per esempio perché è di un’altra zona. Se ti serve, chiedi a chi amministra il sito.",
  toList: "Vai ai donatori",
  /** While one edits it. */
  gone: {
    title: "Questa scheda è stata eliminata mentre scrivi",
    by: (name: string) => `L’ha eliminata ${name}.`,
    canRestore: "Quello che hai scritto resta qui: ripristina la scheda per salvarlo.",
    askRestore: "Quello che hai scritto resta qui. Può ripristinarla chi amministra il sito.",
    closed: "Non puoi più modificare questa scheda",
    closedHint:
      "Forse è passata a un’altra zona. Quello che hai scritto resta qui: copialo, e chiedi a chi amministra il sito.",
    copy: "Copia quello che hai scritto",
    copied: "Copiato",
    notCopied: "Il browser non permette di copiare: seleziona il testo nei campi.",
    restore: "Ripristina la scheda",
  },
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
  /** What a fiscal code says beside the rest (decisions §4: a warning). */
  codeSays: (what: string) => `Il codice fiscale dice ${what}. Controlla quale dei due è giusto.`,
  codeOtherName: "Non corrisponde a cognome e nome: controlla che cosa è giusto.",
  codeAgrees: "Corrisponde ai dati anagrafici",
  codeFromData: (code: string) => `Dai dati qui sopra risulta ${code}.`,
  useCode: "Usa questo",
  noteHelp: "Niente dati sanitari qui: vanno nella sospensione.",
  /** People who may be the same. */
  compared: {
    title: "Forse c’è già",
    lead: (count: number) =>
      count === 1
        ? "Una persona in elenco somiglia a questa. Niente è ancora salvato."
        : `${count} persone in elenco somigliano a questa. Niente è ancora salvato.`,
    people: "Persone in elenco",
    equals: (count: number) => (count === 1 ? "1 uguale" : `${count} uguali`),
    inList: (card: string | null) => (card ? `In elenco: tessera ${card}` : "In elenco, senza tessera"),
    field: "Dato",
    mine: "Chi stai inserendo",
    mineShort: "Nuovo",
    theirs: "In elenco",
    equal: "uguale",
    different: "diverso",
    missing: "manca",
    empty: "vuoto",
    name: "Nome",
    birth: "Nascita",
    birthplace: "Nato a",
    fiscalCode: "Codice fiscale",
    email: "E-mail",
    mobile: "Cellulare",
    phoneHome: "Telefono",
    address: "Indirizzo",
    given: "Donazioni",
    donations: (count: string, last: string | null) => (last ? `${count}, l’ultima il ${last}` : count),
    back: "Torna al modulo",
    saveAnyway: "È un’altra persona, salva",
    open: (name: string) => `Apri ${name}`,
  },
  save: "Salva",
  saveAndStay: "Salva e resta",
  saveAndNew: "Salva e nuovo",
  saveAndNext: "Salva e prossimo",
  cancel: "Annulla",
  changedMeanwhile: "Qualcun altro ha modificato la scheda nel frattempo.",
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
