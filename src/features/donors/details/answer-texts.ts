import { withPreposition } from "../../../domain/dates/with-preposition";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import type { EligibilityCode, EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { lowerFirst } from "../../../domain/language/italian";
import type { RestPeriod } from "../../../domain/donation/rest-period";
import type { Status } from "../../../domain/donor/status";

/** The facts in a sentence. */
interface AnswerFacts {
  type: DonationType;
  code: EligibilityCode;
  rules: EligibilityRules;
  /** ISO day in Italy. */
  today: string;
  /** The rest period that ends last; null before the first donation. */
  rest: RestPeriod | null;
  /** The donations of this type in this year, and their maximum. */
  count: number;
  most: number;
  /** The number of known donations, of all types and years. */
  known: number;
  /** The last day of a suspension. */
  until: string | null;
  suspensionReason: string | null;
}

const TYPES: Record<DonationType, string> = { 1: "sangue intero", 2: "piastrine", 3: "plasma" };
const after = ({ type, date }: RestPeriod["after"]) => `la donazione di ${TYPES[type]} di ${formatFullDate(date)}`;
const suspensionReason = (reason: string) => `Motivo: ${reason}.`;
const days = (count: number) => (count === 1 ? "un giorno" : `${count} giorni`);

function restSentence({ rest }: AnswerFacts): string | undefined {
  if (!rest) return undefined;
  const { passed, total } = rest;
  // a future day is a typing error or an appointment
  if (passed < 0) return `Ci vogliono ${days(total)} dopo ${after(rest.after)}.`;
  const left = total - passed;
  const missing = left === 1 ? "ne manca uno" : `ne mancano ${left}`;
  return `Dopo ${after(rest.after)} ${passed === 1 ? "è passato 1" : `sono passati ${passed}`} dei ${total} giorni di riposo: ${missing}.`;
}

const yearText = ({ year }: EligibilityRules, today: string) =>
  year === "calendar" ? `Nel ${today.slice(0, 4)}` : "Negli ultimi 12 mesi";

/** The reasons with their numbers; undefined if the rule's general sentence is enough. */
const REASONS: Partial<Record<EligibilityCode, (facts: AnswerFacts) => string | undefined>> = {
  ok: ({ rest }) =>
    rest
      ? `Sono passati i ${rest.total} giorni di riposo dopo ${after(rest.after)}.`
      : "Sarebbe la prima donazione: i riposi non contano ancora.",
  interval: restSentence,
  "yearly-maximum": ({ type, count, most, today, rules }) =>
    `${yearText(rules, today)} ha già donato ${TYPES[type]} ${count} ${count === 1 ? "volta" : "volte"} su ${most}.`,
  suspended: ({ until, suspensionReason: reason }) => {
    const end = until
      ? `La sospensione dura fino a ${formatFullDate(until)}.`
      : "È in corso una sospensione di cui non si sa la fine.";
    return reason ? `${end} ${suspensionReason(reason)}` : end;
  },
  "too-young": ({ rules }) => `Si dona da ${rules.minimumAge} anni compiuti.`,
  "too-old": ({ type, rules }) =>
    type === 1
      ? `Si dona fino a ${rules.maximumAge} anni, il sangue intero fino a ${rules.periodicMaximumAge} per chi dona da tempo.`
      : `Si dona fino a ${rules.maximumAge} anni.`,
  "after-65": ({ rules }) =>
    `Dopo i ${rules.maximumAge} anni il sangue intero si dona solo dopo la valutazione del medico.`,
  "first-after-60": ({ rules }) =>
    rules.firstDonation === "stop"
      ? `Una prima donazione dopo i ${rules.firstDonationCautionAge} anni non è ammessa.`
      : `Una prima donazione dopo i ${rules.firstDonationCautionAge} anni la decide il medico.`,
  "unknown-donations": ({ type, rest, known, most, today, rules }) =>
    rest && known === 1
      ? `Conosciamo solo ${after(rest.after)}. Controlla le altre: ${rules.year === "calendar" ? lowerFirst(yearText(rules, today)) : "in 12 mesi"} si può donare ${TYPES[type]} al massimo ${most === 1 ? "una volta" : `${most} volte`}.`
      : undefined,
  "unknown-birthday": () => "Manca la data di nascita: l’età va verificata.",
};

/** Texts for staff about whether a donor may donate. */
export const answerTexts = {
  reason: (facts: AnswerFacts) => REASONS[facts.code]?.(facts),
  suspensionReason,
  ownRules: "Il server dell’associazione segue regole sue: per questo tipo non sappiamo dirlo.",
  /** For a suspended donor, whose status looks as if the day didn't count. */
  thatDay: (reason: string) => `Quel giorno può donare: ${lowerFirst(reason)}`,
  notBefore: (date: string) => `Non prima di ${formatFullDate(date)}.`,
  donationsUnknown: "Non conosciamo tutte le donazioni.",
  /** By a status that excludes donations. */
  statuses: {
    staged: "Non può ancora donare: l’iscrizione è da completare.",
    provisioned: "Non può ancora donare: l’iscrizione è da completare.",
    pending: "Non può ancora donare: manca il modulo di iscrizione.",
    verified: "Non può ancora donare: l’iscrizione è da attivare.",
    inactive: "Non può donare: l’iscrizione non è attiva.",
    permanentlySuspended: "Non può più donare: la sospensione è definitiva.",
    dead: "La scheda è di una persona deceduta.",
  } satisfies Partial<Record<Status, string>> as Partial<Record<Status, string>>,
  otherStatus: (label: string) => `Lo stato «${label}» non dice se può donare.`,
  /** One line for each rule. */
  checks: {
    suspended: (until: string | null) =>
      until === null
        ? "Sospensione: non se ne sa la fine"
        : `Sospensione: fino ${withPreposition("al", formatShortDate(until))}`,
    restOver: (total: number, from: DonationType) => `Riposo di ${days(total)} dopo ${TYPES[from]}: finito`,
    restLeft: (left: number, total: number) => `Riposo di ${days(total)}: ancora ${days(left)}`,
    age: (age: number, rules: EligibilityRules) => `Età: ${age} anni, tra ${rules.minimumAge} e ${rules.maximumAge}`,
    ageFirst: (age: number, rules: EligibilityRules) =>
      `Età: ${age} anni, la prima donazione dopo i ${rules.firstDonationCautionAge}`,
    ageBeyond: (age: number, rules: EligibilityRules) => `Età: ${age} anni, oltre i ${rules.maximumAge}`,
    ageBelow: (age: number, rules: EligibilityRules) => `Età: ${age} anni, meno di ${rules.minimumAge}`,
    ageUnknown: "Età non nota: manca la data di nascita",
    yearUnknown: (most: number, today: string, rules: EligibilityRules) =>
      `${DONATION_TYPE_LABELS[1]}: ${lowerFirst(yearText(rules, today))} non sappiamo quante, al massimo ${most}`,
    year: (count: number, most: number, today: string, rules: EligibilityRules) =>
      `${DONATION_TYPE_LABELS[1]}: ${count} su ${most} ${lowerFirst(yearText(rules, today))}`,
  },
} as const;
