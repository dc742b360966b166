export const LANGUAGE_NAMES = {
  sql: "SQL",
  "sql-parameters": "SQL con parametri",
  mongodb: "MongoDB",
  cel: "CEL",
  spel: "SpEL",
  "json-logic": "JSON-logic",
} as const;

/** The languages of specification §5; SQL with literal values, or with parameters. */
export type FilterLanguage = keyof typeof LANGUAGE_NAMES;

/** About letters that programs convert to lower case differently. */
const AS_WRITTEN = "Lettere come «É», «Ł» e «İ» si trovano solo scritte proprio così, maiuscole comprese.";

export const texts = {
  /** For languages that can convert to lower case. */
  accents: (language: string) =>
    `Maiuscole e minuscole non contano, come qui. Gli accenti e il tipo di apostrofo in ${language} contano: «Niccolò» e «Niccolo» sono diversi. ${AS_WRITTEN}`,
  capitals:
    "JSON-logic non sa ignorare maiuscole e accenti: un testo si cerca com’è scritto qui, in minuscolo senza accenti e con le iniziali maiuscole. " +
    AS_WRITTEN,
  lowerAscii: "In CEL lowerAscii fa parte dell’estensione «strings» e di solito lascia maiuscole le lettere accentate.",
  relative: (clause: string, language: string, day: string) =>
    `«${clause}» qui si sposta da solo; in ${language} è calcolato per il ${day} e resta fermo.`,
  days: "Le date sono nel formato AAAA-MM-GG.",
  dayTexts: "Le date sono testi nel formato AAAA-MM-GG.",
  missingSql: "Un valore che manca è NULL; per i testi lo è anche ''.",
  missingMongo: 'Un valore che manca è un campo che non c’è o null; per i testi lo è anche "".',
  missingNull: "Un valore che manca è null; per i testi lo è anche un testo vuoto.",
  allFields: (language: string) =>
    `In ${language} ogni campo deve esserci, anche se è null: se non c’è affatto, è un errore.`,
  backslash: "Se la banca dati è MySQL, la barra inversa nei testi va raddoppiata: con i parametri non serve.",
  periodCountsSql: (day: string) =>
    `Le donazioni di un periodo si contano nella tabella «donations», con donorId, date e type. I periodi che si spostano da soli sono calcolati per il ${day} e restano fermi.`,
  /** Shown instead of the filter, which would find other donors without the rule. */
  noPeriodCountsIn: (language: string) =>
    `In ${language} questo filtro non si può scrivere: conta le donazioni di un periodo, che non stanno nella scheda del donatore. Con SQL si può.`,
  ownerFields: "I campi del donatore stanno sotto «donor».",
  ownFields: (record: string) => `I campi propri stanno sotto «${record}».`,
} as const;
