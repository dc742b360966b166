import { CONSENTS, type ConsentCode } from "../donor/consents";

export interface ConsentContent {
  /** The purpose in one line. */
  summary: string;
  /** Plain text. Empty lines separate paragraphs. */
  text: string;
}

/** A text in force. */
export interface ConsentText extends ConsentContent {
  version: string;
  /** ISO day from which it is in force. */
  date: string;
  /**
   * Former versions with the same meaning: people who agreed to one of them aren't asked again. A consent is valid for its
   * purposes (GDPR art. 6 par. 1 a) until the processing changes, not the wording (EDPB, Guidelines 05/2020 on consent).
   */
  sameAs: readonly string[];
}

export type ConsentSettings = Readonly<Record<ConsentCode, ConsentText>>;

/** A present or former text. It never changes, because the association must be able to show what a person agreed to (GDPR art. 7 par. 1). */
export interface ConsentVersion {
  code: string;
  version: string;
  /** ISO day from which it was in force. */
  date: string;
  /** Whether it has the same meaning as the version before it. */
  correction: boolean;
  /** Null if the text exists only on paper forms. */
  words: ConsentContent | null;
}

/** The version of paper forms since the GDPR applies. Consents signed earlier are no longer valid. */
export const PAPER_FORMS = { version: "2018", date: "2018-05-25" } as const;

const FIRST = { version: "1", date: "2026-11-01", sameAs: [PAPER_FORMS.version] } as const;

/** The texts of associations without their own. */
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

/** @returns whether an answer to a version applies to the text in force */
export const isInForce = (version: string, text: Pick<ConsentText, "version" | "sameAs">): boolean =>
  version === text.version || text.sameAs.includes(version);

/** @returns whether a given consent is to a text that is no longer in force; false for our default texts, which the server doesn't know */
export const isOutdated = ({ version, given }: { version: string; given: boolean }, text: ConsentText): boolean =>
  given && !isDefault(text) && !isInForce(version, text);

/** @returns whether a text is one of {@link DEFAULT_CONSENTS}, which we use if the server sends none */
export const isDefault = (text: ConsentText): boolean => Object.values(DEFAULT_CONSENTS).includes(text);

/** @returns the texts in force and the paper forms as versions, for servers that don't send former versions */
export const knownVersions = (settings: ConsentSettings): ConsentVersion[] => [
  ...CONSENTS.map(({ code }): ConsentVersion => {
    const { version, date, summary, text } = settings[code];
    return { code, version, date, correction: false, words: { summary, text } };
  }),
  ...CONSENTS.map(({ code }): ConsentVersion => ({ code, ...PAPER_FORMS, correction: false, words: null })),
];

/**
 * Returns the given consents to texts that are no longer in force. They stay valid until the person answers
 * (docs/decisions/donors-and-settings.md, "Consent texts have versions"). A refused consent isn't asked for again.
 */
export const outdatedConsents = <Answer extends { code: string; version: string; given: boolean }>(
  answers: readonly Answer[],
  settings: ConsentSettings,
): { code: ConsentCode; required: boolean; answer: Answer }[] =>
  CONSENTS.flatMap(({ code, required }) => {
    const answer = answers.find((candidate) => candidate.code === code);
    return answer && isOutdated(answer, settings[code]) ? [{ code, required, answer }] : [];
  });
