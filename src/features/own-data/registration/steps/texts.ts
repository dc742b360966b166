import { ROUTES } from "../../../../domain/routes";
import { formatFullDate } from "../../../../domain/format";

/** Texts of the step about health and choices. */
export const choicesTexts = {
  check: "Puoi donare?",
  checkHint: "Due domande per te. Le risposte restano qui: non le inviamo e non le salviamo.",
  /** Without a birth date. */
  checkHintWithAge: "Tre domande per te. Le risposte restano qui: non le inviamo e non le salviamo.",
  yes: "Sì",
  no: "No",
  age: (from: number, to: number) => `Hai fra ${from} e ${to} anni?`,
  tooYoung: (from: number, day: string) =>
    `Si dona dai ${from} anni: ti aspettiamo da ${day}. Il modulo puoi inviarlo già adesso.`,
  tooOld: (to: number) =>
    `La prima donazione si fa entro i ${to} anni. Puoi aiutarci in altri modi: senti la tua sede, o invia lo stesso il modulo.`,
  doctorDecides: (from: number) =>
    `Per una prima donazione dai ${from} anni in su decide il medico, alla visita. Il modulo puoi inviarlo già adesso.`,
  /** If the birth date is unknown. */
  ageElse: (from: number, to: number) =>
    `La prima donazione si fa fra i ${from} e i ${to} anni. Puoi inviare lo stesso il modulo, e sentire la tua sede.`,
  weight: (least: number) => `Pesi almeno ${least} kg?`,
  weightLow: (least: number) =>
    `Si dona da ${least} kg in su, per la tua salute. Puoi inviare il modulo: ti aspettiamo quando ci arrivi.`,
  health: "Stai bene, senza malattie, cure o interventi recenti?",
  healthNo: "Di solito basta aspettare. Scegli che cosa è successo e quando: ti diciamo da che giorno puoi donare.",
  what: "Che cosa",
  whatChoose: "Scegli…",
  somethingElse: "Altro",
  since: (what: string) => `Quando: ${what}`,
  back: (day: string) => `Puoi donare da ${day}. Il modulo puoi inviarlo già adesso.`,
  backNow: "Il tempo d’attesa è passato: puoi donare.",
  askDoctor: "Ne parli con il medico alla visita: invia il modulo, e ti diciamo noi quando venire.",
  allElseWell: "Per il resto puoi donare: alla visita decide il medico.",
  allWell: "Puoi donare. Il medico lo conferma alla visita.",
  place: "La tua sede",
  placeHint: "Dove vai a donare.",
  area: "Zona",
  areaHelp: "Puoi cambiarla quando vuoi, dalla sede.",
  choose: "Scegli…",
  areaChoose: "Scegli la zona",
  nearest: (cap: string) => `È la più vicina al CAP ${cap}.`,
  nearer: (name: string, cap: string) => `La più vicina al CAP ${cap} è ${name}.`,
  useNearest: "Scegli questa",
  areaFailed: "Non riusciamo a leggere le zone.",
  retrying: "Riprovo…",
  reason: "Perché ti iscrivi",
  reasonHint: "Ci aiuta a farci conoscere.",
  reasonNone: "Preferisco non dirlo",
} as const;

/** Texts of the step about consents. */
export const consentsTexts = {
  required: "Necessari per donare",
  requiredHint: "Senza questi due non possiamo iscriverti.",
  optional: "Facoltativi",
  optionalHint: "Puoi cambiare idea quando vuoi: senti la tua sede.",
  /** If «I miei dati» has the consents. */
  optionalHintOwn: `Puoi cambiare idea quando vuoi, da «${ROUTES.profile.title}» o dalla tua sede.`,
  read: "Leggi il testo",
  close: "Chiudi il testo",
  of: (label: string) => `: ${label}`,
  version: (date: string, version: string) => `Testo di ${formatFullDate(date)}, versione ${version}`,
  renewed: "Intanto questo testo è cambiato: rileggilo e scegli di nuovo.",
  failed: "Non riusciamo a leggere i testi dei consensi",
  loading: "Leggo i testi",
  policy: "Informativa completa sulla privacy",
} as const;
