import { MAX_DEPTH, MAX_RULES, MAX_VALUES } from "../filter";
import type { FilterProblemCode } from "./check-filter";
import type { FilterReadError } from "../wire/read-filter";

/** What is wrong with a rule, as it is said beside it. */
export const FILTER_PROBLEMS: Record<FilterProblemCode, string> = {
  "unknown-field": "Questo campo non esiste più.",
  "unknown-operator": "Questo confronto non vale per il campo scelto.",
  "missing-value": "Manca il valore.",
  "not-a-day": "Non è una data.",
  "not-a-number": "Non è un numero.",
  "not-a-count": "Serve un numero intero, da 0 in su.",
  "not-an-option": "Il valore non è tra quelli previsti.",
  "not-a-text": "Il valore non è un testo.",
  "not-comparable": "I due campi non si possono confrontare.",
  reversed: "Il primo valore è maggiore del secondo.",
  "missing-period": "Manca un giorno del periodo.",
  "not-a-period": "Un giorno del periodo non è una data.",
  "reversed-period": "Il primo giorno del periodo viene dopo il secondo.",
  "too-many-values": `Troppi valori: al massimo ${MAX_VALUES}.`,
  "too-deep": `Troppi gruppi uno dentro l’altro: al massimo ${MAX_DEPTH}.`,
  "too-many-rules": `Troppe regole: al massimo ${MAX_RULES}.`,
  "too-long": "Il filtro è troppo lungo per essere inviato: togli qualche regola o qualche valore.",
};

/** Why a pasted or kept filter is none. */
export const FILTER_READ_ERRORS: Record<FilterReadError, string> = {
  empty: "Non c’è nessuna regola.",
  "too-long": "Il testo è troppo lungo per essere un filtro.",
  "not-json": "Il testo non è un filtro copiato da qui.",
  "not-a-filter": "Il testo non è un filtro copiato da qui.",
  "too-deep": `Ci sono troppi gruppi uno dentro l’altro: al massimo ${MAX_DEPTH}.`,
  "nothing-known": "Nessuna delle regole vale ancora: i campi o i confronti non esistono più.",
};
