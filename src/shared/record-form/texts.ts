import type { FieldFormat } from "../../domain/fields/field";
import type { FiscalCodePart, FiscalCodeTypo } from "../../domain/fiscal-code/fiscal-code-typos";
import type { PhoneDoubtKind } from "../../domain/contacts/phone-doubt";
import type { ProblemCode } from "../../domain/validation/problem";

const PARTS: Record<FiscalCodePart, string> = {
  letter: "una lettera",
  digit: "una cifra",
  month: "la lettera del mese",
};

/** Texts of all forms; {@link FormTexts} are those that differ. */
/** The button that undoes a save. */
export const RESTORE_FORMER = "Ripristina i dati di prima";

export const texts = {
  loading: "Leggo i dati",
  failed: "Non riusciamo a leggere questi dati",
  refused: "Il tuo account non può modificare questi dati",
  restored: "Abbiamo ripreso quello che avevi scritto",
  startOver: "Ricomincia da capo",
  startedOver: "Quello che avevi scritto è stato tolto",
  restoreTyped: "Riprendi quello che avevi scritto",
  unsaved: "Modifiche non salvate",
  notSaved: "Non salvato",
  notSavedHint: "Quello che hai scritto è ancora qui.",
  offline: "Sei senza connessione",
  offlineHint: (label: string) => `Quello che hai scritto resta qui. Quando torna la rete, premi «${label}».`,
  offlineOnward: "Puoi andare avanti: quello che scrivi resta qui.",
  backOnline: "La connessione è tornata",
  backOnlineHint: (label: string) => `Non abbiamo ancora mandato niente: premi «${label}».`,
  conflictTitle: "Qualcuno ha salvato prima di te",
  conflictLoad: "Carica i dati",
  conflictLoading: "Carico…",
  mergedTitle: "Ora vedi i dati nuovi",
  chooseSide: "Questi campi li avete cambiati in due. Scegli che cosa tenere, poi salva.",
  sides: { mine: "La tua versione", theirs: "Versione nuova" },
  somebody: "Qualcuno",
  sideOf: (author: string) => `Versione di ${author}`,
  conflictWho: (who: string, name: string, when: string | null) =>
    `${who} ha modificato ${name}${when ? `, ${when},` : ""} mentre scrivevi. Scegli che cosa tenere: gli altri campi sono già messi insieme.`,
  conflictBack: "Torna al modulo",
  conflictTheirs: (author: string | null) =>
    author ? `Ricarica la versione di ${author}` : "Ricarica la versione nuova",
  conflictSave: "Salva le scelte",
  changedMeanwhile: "Qualcun altro ha modificato i dati nel frattempo.",
  theirsTaken: "Ora vedi la versione salvata",
  restoreMine: "Riprendi la mia versione",
  restoreFormer: RESTORE_FORMER,
  empty: "vuoto",
  /** The record's name in a sentence, by default. */
  record: "questi dati",
  /** Toasts after the user has left the form. */
  notSavedLater: (message: string) =>
    `Non salvato: ${message} Quello che avevi scritto è nella bozza: riapri il modulo.`,
  unclearLater: (message: string) => `${message} Quello che avevi scritto è nella bozza.`,
  leaveStay: "Resta qui",
  leaveUnsaved: {
    title: "Modifiche non salvate",
    hint: "Se esci, quello che hai scritto resta su questo dispositivo finché non lo salvi o lo butti via.",
    /** Signing out deletes drafts. */
    signOutHint: "Se esci dal tuo account, quello che hai scritto va perso.",
    signOut: "Esci senza salvare",
    keep: "Esci e tieni la bozza",
    discard: "Butta via le modifiche",
  },
  leaveSaving: {
    title: "Sto ancora salvando",
    hint: "Se esci adesso il salvataggio va avanti, e ti diciamo com’è andato.",
    signOutHint: "Se esci dal tuo account adesso, non possiamo dirti se è stato salvato.",
    leave: "Esci mentre salvo",
    signOut: "Esci lo stesso",
  },
  /** The defaults of {@link FormTexts}. */
  defaults: {
    saved: null,
    wrong: (count: number) => (count === 1 ? "Per salvare, correggi un campo" : `Per salvare, correggi ${count} campi`),
    restoredHint: "Non era ancora salvato. Controlla e vai avanti.",
    conflictHint: "I dati sono stati modificati mentre scrivevi. Carica quelli nuovi: quello che hai scritto resta.",
    newer: {
      title: "Qualcuno ha modificato questa scheda mentre scrivi",
      hint: "Puoi caricare i dati nuovi: quello che hai scritto resta. Altrimenti scegli quando salvi.",
    },
    updated: null,
    mergedAll: "Controlla e salva di nuovo.",
  },
  checkCharacter: (right: string) =>
    `L’ultima lettera non torna: dovrebbe essere ${right}. Controlla anche le altre 15.`,
  /** For a fiscal code of the right length. @param whole the code that was probably meant */
  fiscalCodeTypo: ({ at, found, wanted, meant }: FiscalCodeTypo, whole: string | null) => {
    const is = /[A-Z]/.test(found) ? `la lettera ${found}` : /\d/.test(found) ? `la cifra ${found}` : `«${found}»`;
    const likely = meant === null ? "" : meant === "0" ? ", forse uno zero" : `, forse ${meant}`;
    return `Il carattere numero ${at} è ${is}: lì va ${PARTS[wanted]}${likely}.${whole ? ` Forse intendevi ${whole}.` : ""}`;
  },
  phone: {
    decimal: () => "Un foglio di calcolo ha aggiunto «,0» in fondo: controlla.",
    "several-numbers": () => "Sembrano due numeri: scrivine uno.",
    "missing-plus": () => "Il prefisso dell’Italia si scrive +39: controlla.",
    "missing-zero": () => "Forse manca lo zero davanti: controlla.",
    "too-many-digits": (count) => `Un cellulare italiano ha 10 cifre, qui sono ${count}: controlla.`,
    landline: () => "Sembra il numero di un telefono fisso: controlla. Il cellulare comincia con 3.",
  } satisfies Record<PhoneDoubtKind, (count: number) => string>,
  /** By format. */
  written: {
    fiscalCode: {
      form: "Il codice fiscale ha 16 caratteri, come RSSMRA80A01H501U: controlla che ci siano tutti.",
      date: "Nel codice fiscale c’è una data che non esiste: controlla i caratteri dal settimo all’undicesimo.",
    },
    cap: { form: "Il CAP ha 5 cifre. Se l’indirizzo è all’estero, scrivi EE come provincia." },
    province: { unknown: "Scrivi il nome o la sigla di una provincia, per esempio BG; EE per l’estero." },
    email: { form: "Non è un indirizzo completo, per esempio nome@esempio.it." },
    phone: { form: "Un numero di telefono ha solo cifre." },
  } as Readonly<Partial<Record<FieldFormat, Partial<Record<ProblemCode, string>>>>>,
  /** The default messages. */
  problems: {
    missing: "Questo dato è obbligatorio.",
    type: "Questo valore non va bene.",
    unknown: "Scegli uno dei valori previsti.",
    "too-long": "Il testo è troppo lungo.",
    "too-short": "Il numero è troppo corto: servono almeno 9 cifre.",
    repeated: "È una cifra sola, ripetuta: non è un numero di telefono.",
    form: "Non è scritto come dovrebbe.",
    date: "Contiene una data che non esiste.",
    day: "Questa data non esiste o è incompleta: scrivi giorno, mese e anno, per esempio 14/03/1980.",
    "too-early": "Questa data è troppo lontana: controlla l’anno, che ha quattro cifre e comincia con 19 o 20.",
    future: "Questa data deve ancora arrivare: controlla l’anno.",
    "before-birth": "Questa data viene prima della nascita.",
    "before-start": "La fine viene prima dell’inizio.",
  } satisfies Record<Exclude<ProblemCode, "check-character">, string>,
} as const;
