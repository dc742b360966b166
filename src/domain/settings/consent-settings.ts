import { CONSENTS, type ConsentCode } from "../donor/consents";

/** What is agreed to, in the association's words. */
export interface ConsentWords {
  /** What it is for, in a line. */
  summary: string;
  /** Plain, its paragraphs divided by empty lines. */
  text: string;
}

/** A text in force. */
export interface ConsentText extends ConsentWords {
  /** Of the text that is agreed to: a text that changes is another version. */
  version: string;
  /** ISO day from which it holds. */
  date: string;
  /**
   * Former versions that say the same in other words: who has agreed to one of them isn't asked again. A consent holds for the
   * purposes it was given for (GDPR art. 6 par. 1 a) and ends where what is done changes, not where its words do (EDPB,
   * Guidelines 05/2020 on consent, on how long one lasts).
   */
  sameAs: readonly string[];
}

export type ConsentSettings = Readonly<Record<ConsentCode, ConsentText>>;

/** A text that is, or was, in force: it stays as it was, since it must be shown what somebody agreed to (GDPR art. 7 par. 1). */
export interface ConsentVersion {
  code: string;
  version: string;
  /** ISO day from which it held. */
  date: string;
  /** It only mended the words of the version before it. */
  correction: boolean;
  /** Null: it is known on paper alone. */
  words: ConsentWords | null;
}

/** The paper forms of the day on which the GDPR came into force; what was signed earlier holds no more. */
export const PAPER_FORMS = { version: "2018", date: "2018-05-25" } as const;

const FIRST = { version: "1", date: "2026-11-01", sameAs: [PAPER_FORMS.version] } as const;

/** What is asked for as long as the association has no texts of its own. */
export const DEFAULT_CONSENTS: ConsentSettings = {
  privacy: {
    ...FIRST,
    summary: "Usiamo i tuoi dati per gestire l’iscrizione e le donazioni.",
    text: [
      "L’associazione usa i tuoi dati personali e i tuoi recapiti per iscriverti, per chiamarti a donare e per tenere il registro dei donatori che la legge chiede.",
      "Li vedono i responsabili della tua zona e chi amministra il sito; non li diamo ad altri, salvo il centro trasfusionale.",
      "Puoi chiederne copia, farli correggere o ritirare il consenso quando vuoi: da quel giorno l’iscrizione finisce.",
    ].join("\n\n"),
  },
  health: {
    ...FIRST,
    summary: "Gruppo, esami e sospensioni: li vede solo chi segue le donazioni.",
    text: [
      "Il gruppo sanguigno, gli esami e le sospensioni servono a decidere se e quando puoi donare. Li vedono il personale del centro trasfusionale e chi segue le donazioni nella tua zona; nessun altro.",
      "Puoi chiederne copia o ritirare il consenso quando vuoi: da quel giorno non si può più donare.",
    ].join("\n\n"),
  },
  news: {
    ...FIRST,
    summary: "Inviti alle feste e alle iniziative, e il notiziario.",
    text: [
      "Ti mandiamo per e-mail o per posta il notiziario e gli inviti dell’associazione, oltre alle chiamate per donare, che ricevi anche senza questo consenso.",
      "Non serve per donare. Puoi ritirarlo quando vuoi.",
    ].join("\n\n"),
  },
  photos: {
    ...FIRST,
    summary: "Le foto delle feste sociali, sul nostro sito.",
    text: [
      "Possiamo pubblicare sul nostro sito e sul notiziario le foto delle feste e delle iniziative in cui ci sei anche tu.",
      "Non serve per donare. Puoi ritirarlo quando vuoi: togliamo le foto in cui ti si riconosce.",
    ].join("\n\n"),
  },
};

/** @returns whether an answer to a version is one to the text in force */
export const isInForce = (version: string, text: Pick<ConsentText, "version" | "sameAs">): boolean =>
  version === text.version || text.sameAs.includes(version);

/**
 * @returns whether an answer is to words that are known not to be in force any more: where a server names no text, ours stands
 * for it to be read, and says nothing of what was agreed to
 */
export const isOutdated = ({ version, given }: { version: string; given: boolean }, text: ConsentText): boolean =>
  given && !isDefault(text) && !isInForce(version, text);

/** @returns whether a text is ours, which stands where a server names none */
export const isDefault = (text: ConsentText): boolean => Object.values(DEFAULT_CONSENTS).includes(text);

/** @returns each text in force as a version, and before it the paper forms: what is known where nobody tells of former ones */
export const knownVersions = (settings: ConsentSettings): ConsentVersion[] => [
  ...CONSENTS.map(({ code }): ConsentVersion => {
    const { version, date, summary, text } = settings[code];
    return { code, version, date, correction: false, words: { summary, text } };
  }),
  ...CONSENTS.map(({ code }): ConsentVersion => ({ code, ...PAPER_FORMS, correction: false, words: null })),
];

/**
 * What somebody has agreed to in words that are no longer in force: those without which nobody is registered first. The yes
 * that was given holds until they answer (docs/decisions/0063); who has said no isn't asked again.
 */
export const outdatedConsents = <Answer extends { code: string; version: string; given: boolean }>(
  answers: readonly Answer[],
  settings: ConsentSettings,
): { code: ConsentCode; required: boolean; answer: Answer }[] =>
  CONSENTS.flatMap(({ code, required }) => {
    const answer = answers.find((one) => one.code === code);
    return answer && isOutdated(answer, settings[code]) ? [{ code, required, answer }] : [];
  });
