import { formatNumber } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import type { AwardsEffect } from "./read-awards";
import type { StepNumbers, StepProblem } from "../../../domain/settings/award-steps";

const donations = (count: string) => `${count} ${count === "1" ? "donazione" : "donazioni"}`;
const awards = (count: number) => (count === 1 ? "benemerenza da consegnare" : "benemerenze da consegnare");

interface Change {
  count: number;
  women: number;
  men: number;
}
/** @returns "31 donne, 3 uomini" as the only element; [] if no sex is known */
function bySexParts({ women, men }: Change): readonly string[] {
  const parts = [
    ...(women > 0 ? [counted(women, "donna", "donne")] : []),
    ...(men > 0 ? [counted(men, "uomo", "uomini")] : []),
  ];
  return parts.length > 0 ? [parts.join(", ")] : [];
}

/** Texts of the tab "Benemerenze". */
export const texts = {
  lead: "Le soglie decidono quando una benemerenza spetta.",
  failed: "Non riusciamo a leggere le benemerenze",
  unreadable: "Le soglie che questo server manda non si capiscono",
  unreadableHint:
    "Una soglia sbagliata farebbe consegnare una benemerenza che non spetta: qui non se ne mostra nessuna.",
  readOnly: "Questo server non permette di cambiare le soglie da qui: si possono solo leggere.",
  source: "Sono quelle dell’AVIS.",
  steps: "Soglie",
  count: (count: number) => (count === 1 ? "una" : `${formatNumber(count)}, dalla prima all’ultima`),
  counting: "Come si contano",
  record: "le soglie",
  save: "Salva soglie",
  saved: "Soglie salvate",
  confirm: "Salvare le soglie?",
  nothing: "Non c’è niente da salvare: le soglie sono quelle di prima.",
  presets: "Parti da",
  presetNames: { avis: "AVIS", fidas: "FIDAS", own: "Le nostre" },
  replaceTitle: (preset: string) => `Usare le soglie ${preset}?`,
  replaceHint: (now: number) =>
    `Prendono il posto ${now === 1 ? "della soglia che c’è" : `delle ${formatNumber(now)} soglie che ci sono`}. Finché non salvi non cambia niente.`,
  replace: (preset: string) => `Usa quelle ${preset}`,
  columns: { name: "Benemerenza", F: "Donne", M: "Uomini", all: "Che cosa serve" },
  /** Before the requirements on a phone. */
  of: { F: "Donne: ", M: "Uomini: ", all: "" },
  /** "3 anni e 6 donazioni, o 8", with a no-break space at the end */
  requires: ({ years, donations: with_, alone }: StepNumbers) => {
    if (years === "" && with_ === "") return alone === "" ? "non è per loro" : donations(alone);
    return `${years} ${years === "1" ? "anno" : "anni"} e ${donations(with_)}, o\u00a0${alone}`;
  },
  edit: "Modifica",
  editStep: (name: string) => `Modifica ${name}`,
  wrong: "Da correggere",
  name: "Nome",
  renamed: "Le consegne già registrate restano con il nome di prima, e non valgono per questa soglia.",
  requirements: { years: "anni", donations: "e donazioni", alone: "o donazioni" } satisfies Record<
    keyof StepNumbers,
    string
  >,
  requirementsOf: { F: "Donne", M: "Uomini", all: "Per tutti" },
  requirementsHint: "Senza anni contano solo le donazioni.",
  requirementsHintBySex: "Senza anni contano solo le donazioni. Lascia vuota una riga se la soglia non è per loro.",
  done: "Fatto",
  remove: "Elimina",
  removed: (name: string) => `Soglia «${name}» tolta`,
  restoreStep: "Ripristina la soglia",
  add: "Aggiungi soglia",
  bySex: "Soglie diverse per donne e uomini",
  bySexHint: "Spento: per tutti valgono quelle degli uomini.",
  double: (age: string) => `Il sangue intero di una donna vale doppio fino a ${age} anni`,
  doubleHint: "Le soglie delle donne sono già più basse.",
  doubleAge: "Fino a che età",
  yearly: (most: string) => `${most === "1" ? "Conta" : "Contano"} al massimo ${donations(most)} l’anno`,
  yearlyMost: "Donazioni l’anno",
  problems: {
    name: { missing: "Scrivi un nome, al massimo 60 lettere.", twice: "C’è già una soglia con questo nome." },
    years: { number: "Scrivi gli anni, da 0 a 80, o togli anche le donazioni accanto." },
    donations: {
      number: "Scrivi quante donazioni servono con questi anni.",
      order: "Più di quelle che bastano da sole, o meno di una soglia più bassa: controlla anche gli anni.",
    },
    alone: {
      number: "Scrivi quante donazioni bastano da sole, da 1 a 1.000.",
      order: "Una soglia più bassa chiede già lo stesso numero di donazioni, o di più.",
    },
    doubleUntil: { number: "Scrivi un’età da 1 a 100." },
    yearlyMost: { number: "Scrivi quante donazioni, da 1 a 52." },
    tiers: { number: "Serve almeno una soglia, e non più di 40: quella diversa per donne e uomini vale due." },
  } as Readonly<Record<StepProblem["field"], Readonly<Partial<Record<StepProblem["code"], string>>>>>,
  otherProblem: "Questo valore non va bene.",
  effect: "Con queste soglie",
  effectCounting: "Conto le benemerenze…",
  effectIdle: "Quando le soglie sono giuste, qui vedi a chi spetterebbe una benemerenza.",
  awards,
  more: (change: Change) => `${[`${formatNumber(change.count)} in più di adesso`, ...bySexParts(change)].join(": ")}.`,
  fewer: (change: Change) =>
    `${[`${formatNumber(change.count)} in meno di adesso`, ...bySexParts(change)].join(": ")}.`,
  same: "Le stesse di adesso.",
  /** @param isPartial the link can't contain all donors */
  see: (shown: number, isPartial: boolean) =>
    isPartial
      ? `Vedi i primi ${formatNumber(shown)} donatori`
      : shown === 1
        ? "Vedi chi è"
        : `Vedi i ${formatNumber(shown)} donatori`,
  seeMore: (text: string) => `${text} in più`,
  seeFewer: (text: string) => `${text} in meno`,
  seeTier: (name: string, count: number) => `${name}: ${counted(count, "benemerenza", "benemerenze")}`,
  kept: "Quelle già consegnate restano, anche se le soglie salgono.",
  note: ({ due, more, fewer }: AwardsEffect) =>
    [
      `${formatNumber(due)} da consegnare`,
      ...(more.count > 0 ? [`${formatNumber(more.count)} in più di adesso`] : []),
      ...(fewer.count > 0 ? [`${formatNumber(fewer.count)} in meno`] : []),
    ].join(", "),
  /** For the history. */
  doubleUntil: "Il sangue intero di una donna vale doppio",
  until: (age: number) => `fino a ${age} anni`,
  years: "l’anno",
} as const;

/** @returns the error message of a problem */
export const problemText = ({ field, code }: StepProblem): string => texts.problems[field][code] ?? texts.otherProblem;
