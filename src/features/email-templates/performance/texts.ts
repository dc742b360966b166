import { formatFullDate, formatNumber, formatPercent } from "../../../domain/format";

export const texts = {
  title: "Risultati",
  loading: "Leggo i risultati",
  failed: "Non riusciamo a leggere i risultati",
  refreshFailed: "Non riusciamo ad aggiornare i risultati: quelli che vedi sono di poco fa.",
  period: "Periodo",
  presets: { "7": "7 giorni", "30": "30 giorni", "90": "90 giorni", "365": "12 mesi" },
  range: (begin: string, end: string) => `Da ${formatFullDate(begin)} a ${formatFullDate(end)}.`,
  counts: "Cifre del periodo",
  sent: "Inviate",
  delivered: "Consegnate",
  opened: "Aperte",
  clicked: "Con un clic",
  bounced: "Respinte",
  unsubscribed: "Disiscritti",
  complained: (count: number) =>
    count === 1 ? "1 l’ha segnata come indesiderata" : `${formatNumber(count)} l’hanno segnata come indesiderata`,
  ofDelivered: (ratio: number) => `${formatPercent(ratio)} delle consegnate`,
  ofSent: (ratio: number) => `${formatPercent(ratio)} delle inviate`,
  machines: (count: number) =>
    count === 1
      ? "Un’altra risulta aperta in automatico dal programma di posta: non si sa se qualcuno l’ha letta."
      : `Altre ${formatNumber(count)} risultano aperte in automatico dal programma di posta: non si sa se qualcuno le ha lette.`,
  change: (direction: "up" | "down", ratio: string) =>
    `${direction === "up" ? "in aumento" : "in calo"} del ${ratio} sul periodo prima`,
  unreadable: "I risultati non si leggono",
  unreadableHint: "Il server della tua associazione risponde, ma non dice quante e-mail sono partite e aperte.",
  none: "Nel periodo non è successo niente",
  noneHint: (sends: boolean) =>
    `Nessuna e-mail di questo modello è partita o è stata aperta. Scegli un periodo più lungo${sends ? ", o inviala" : ""}.`,
  byDay: "Giorno per giorno",
  day: "Giorno",
  clicks: "Clic",
  asTable: "Le stesse cifre in tabella",
  links: "Collegamenti",
  linkCount: (count: number) => `${formatNumber(count)} clic`,
  link: "Collegamento",
  share: "Parte dei clic",
  noClicks: "Ancora nessun clic.",
  bounces: "Tornate indietro",
  bouncesHint: "Al prossimo invio restano fuori, finché non ne correggi l’indirizzo.",
  reasons: {
    unknownAddress: "L’indirizzo non esiste",
    mailboxFull: "La casella è piena",
    refused: "Il loro server le ha rifiutate",
  } as Record<string, string>,
  otherReason: "Altri motivi",
  others: (count: number) => `e ${count === 1 ? "un altro" : `altri ${formatNumber(count)}`}`,
  people: "Chi ha fatto che cosa",
  peopleHint: "Fino a oggi, tra chi l’ha ricevuta nel periodo.",
  who: {
    opened: (count: number) => (count === 1 ? "L’ha aperta" : "L’hanno aperta"),
    clicked: (count: number) => (count === 1 ? "Ha fatto clic" : "Hanno fatto clic"),
    neither: (count: number) => (count === 1 ? "Non ha fatto né l’uno né l’altro" : "Né l’uno né l’altro"),
  },
  see: (shown: number, count: number) => (shown < count ? `Vedi i primi ${formatNumber(shown)}` : "Vedi chi"),
  seeOf: (who: string) => `Vedi chi: ${who}`,
  writeAgain: "Riscrivi",
  csv: "Scarica CSV",
  fileName: (begin: string, end: string) => `risultati-email-${begin}-${end}.csv`,
} as const;
