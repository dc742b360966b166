/** What a language is called, and what it can't say exactly. */

export const LANGUAGE_NAMES = {
  sql: "SQL",
  "sql-parameters": "SQL con parametri",
  mongodb: "MongoDB",
  cel: "CEL",
  spel: "SpEL",
  "json-logic": "JSON-logic",
} as const;

/** The languages of specification §5; SQL with its values in it, and with question marks in their places. */
export type FilterLanguage = keyof typeof LANGUAGE_NAMES;

/** Letters whose small form, or whose accent, each program understands in its own way. */
const AS_WRITTEN = "Lettere come «É», «Ł» e «İ» si trovano solo scritte proprio così, maiuscole comprese.";

/** Of languages that lower letters. */
export const ACCENTS = (language: string) =>
  `Maiuscole e minuscole non contano, come qui. Gli accenti e il tipo di apostrofo in ${language} contano: «Niccolò» e «Niccolo» sono diversi. ${AS_WRITTEN}`;
export const CAPITALS =
  "JSON-logic non sa ignorare maiuscole e accenti: un testo si cerca com’è scritto qui, in minuscolo senza accenti e con le iniziali maiuscole. " +
  AS_WRITTEN;
export const LOWER_ASCII =
  "In CEL lowerAscii fa parte dell’estensione «strings» e di solito lascia maiuscole le lettere accentate.";
export const RELATIVE = (clause: string, language: string, day: string) =>
  `«${clause}» qui si sposta da solo; in ${language} è calcolato per il ${day} e resta fermo.`;
export const DAYS = "Le date sono nel formato AAAA-MM-GG.";
export const DAY_TEXTS = "Le date sono testi nel formato AAAA-MM-GG.";
export const MISSING_SQL = "Un valore che manca è NULL; per i testi lo è anche ''.";
export const MISSING_MONGO = 'Un valore che manca è un campo che non c’è o null; per i testi lo è anche "".';
export const MISSING_NULL = "Un valore che manca è null; per i testi lo è anche un testo vuoto.";
export const ALL_FIELDS = (language: string) =>
  `In ${language} ogni campo deve esserci, anche se è null: se non c’è affatto, è un errore.`;
export const BACKSLASH =
  "Se la banca dati è MySQL, la barra inversa nei testi va raddoppiata: con i parametri non serve.";
export const FIGURES_SQL = (day: string) =>
  `Le donazioni di un periodo si contano nella tabella «donations», con donorId, date e type. I periodi che si spostano da soli sono calcolati per il ${day} e restano fermi.`;
/** Said in place of the filter: without that rule it would find others. */
export const NO_FIGURES_IN = (language: string) =>
  `In ${language} questo filtro non si può scrivere: conta le donazioni di un periodo, che non stanno nella scheda del donatore. Con SQL si può.`;
export const OWNER_FIELDS = "I campi del donatore stanno sotto «donor».";
export const OWN_FIELDS = (record: string) => `I campi propri stanno sotto «${record}».`;
