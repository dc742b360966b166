import { formatNumber } from "../../../domain/format";
import { capitalised, numberWithArticle, to } from "../../../domain/language/italian";

const mails = (count: number) => `${formatNumber(count)} e-mail`;

export const texts = {
  title: "Invii",
  lead: "A chi è andata questa e-mail, e come sta andando.",
  loading: "Leggo gli invii",
  failed: "Non riusciamo a leggere gli invii",
  refreshFailed: "Non riusciamo ad aggiornare: quello che vedi è di poco fa.",
  none: "Ancora nessun invio",
  noneHint: "Scegli a chi, guarda come la leggeranno, e conferma quante ne partono.",
  toNew: "Prepara un invio",
  toList: "Vai agli invii",
  gone: "Questo invio non c’è",
  goneHint: "Il collegamento è vecchio, o è di un altro modello.",
  state: {
    scheduled: "Programmato",
    sending: "In corso",
    sent: "Inviato",
    stopped: "Fermato",
    cancelled: "Annullato",
  } as Record<string, string>,
  by: (name: string) => `di ${name}`,
  of: (sent: number, all: number) =>
    sent === all ? mails(sent) : `${formatNumber(sent)} su ${formatNumber(all)} e-mail`,
  bouncedOf: (count: number) => (count === 1 ? "1 respinta" : `${formatNumber(count)} respinte`),
  noDate: "senza data",
  newTitle: "Nuovo invio",
  notReady: "Questa e-mail è ancora una bozza",
  notReadyHint: "Parte solo quando è pronta: guardala nell’anteprima, poi segnala come pronta.",
  archived: "Questa e-mail è archiviata",
  markReady: "Segna come pronta",
  recipients: "Destinatari",
  purposeMissing: "Scegli prima che cos’è questa e-mail: da questo dipende a chi può andare.",
  purposeHints: {
    news: "Va a chi ha dato il consenso a inviti e notiziario.",
    call: "Va anche a chi non vuole inviti e notiziario: usala solo per chiamare a donare.",
  },
  toWhom: "A chi",
  everybody: "Tutti i donatori",
  ofReady: "Dal registro",
  ofViews: "Le viste salvate",
  noViews: "Qui compaiono anche le viste che salvi nel registro dei donatori.",
  view: (name: string) => `Vista «${name}»`,
  selected: (count: number) =>
    count === 1 ? "Il donatore che hai scelto" : `${capitalised(numberWithArticle(count))} donatori che hai scelto`,
  filtered: "I donatori che hai filtrato",
  followUp: {
    opened: "Chi l’ha aperta",
    clicked: "Chi ha fatto clic",
    neither: "Chi non l’ha aperta e non ha fatto clic",
    unsent: "Chi non l’ha ancora ricevuta",
  },
  counting: "Conto i destinatari",
  countFailed: "Non riusciamo a contare i destinatari",
  receive: (receiving: number, total: number) =>
    `${receiving === 1 ? "la riceve" : "la ricevono"}, su ${formatNumber(total)}`,
  nobody: "Nessuno può riceverla: scegli altri destinatari.",
  excluded: (count: number) => (count === 1 ? "1 resta fuori" : `${formatNumber(count)} restano fuori`),
  reasons: {
    noEmail: "Non hanno un’e-mail",
    inactive: "Non sono donatori attivi",
    unsubscribed: "Si sono disiscritti da un’e-mail",
    noConsent: "Non hanno dato il consenso a inviti e notiziario",
    suspended: "Sono sospesi",
    bounced: "Il loro indirizzo respinge le e-mail",
  } as Record<string, string>,
  noConsentToCalls: "Non hanno dato il consenso a usare i loro dati",
  otherReason: "Per un altro motivo",
  see: (shown: number, count: number) => (shown < count ? `Vedi i primi ${formatNumber(shown)}` : "Vedi chi"),
  seeOf: (reason: string) => `Vedi chi: ${reason}`,
  sample: "Come la leggeranno",
  others: "Altri 5",
  showOf: (name: string) => `Mostra l’e-mail di ${name}`,
  hideOf: (name: string) => `Chiudi l’e-mail di ${name}`,
  broken: "Non si può riempire con i suoi dati.",
  when: "Quando",
  now: "Subito",
  later: "A un giorno e un’ora",
  day: "Giorno (gg/mm/aaaa)",
  dayCalendar: "Scegli il giorno nel calendario",
  hour: "Ora (hh:mm)",
  wrongMoment: "Scrivi un giorno e un’ora da adesso in poi, entro un anno.",
  confirm: "Conferma",
  subject: "Oggetto",
  from: "Da",
  leaves: "Parte",
  lasts: "Dura",
  minutes: (count: number) =>
    count <= 1
      ? "circa un minuto"
      : count < 90
        ? `circa ${formatNumber(count)} minuti`
        : `circa ${formatNumber(Math.round(count / 60))} ore`,
  typeIt: "Quante ne partono? Scrivi il numero",
  notANumber: (count: number) => `Scrivi quante ne partono: ${formatNumber(count)}.`,
  otherNumber: (typed: number, count: number) => `Hai scritto ${formatNumber(typed)}, ma sono ${formatNumber(count)}.`,
  changed: (count: number) =>
    `Nel frattempo i destinatari sono cambiati: adesso sono ${formatNumber(count)}. Guarda chi, e scrivi il nuovo numero.`,
  changedMeanwhile: "Qualcuno ha appena cambiato questa e-mail: rileggila, poi scrivi il numero.",
  otherVersion:
    "Nel frattempo qualcuno ha cambiato questa e-mail, e non è partito niente: qui vedi com’è adesso. Rileggila, e conferma di nuovo il numero.",
  sentElsewhere:
    "C’è già un altro invio di questa e-mail: in corso, programmato o delle ultime 24 ore. Da qui non è partito niente: controlla, e conferma di nuovo.",
  alreadySending:
    "Questa stessa e-mail è partita meno di un minuto fa, per le stesse persone: da qui non è partito niente. Forse l’hai inviata da un’altra scheda.",
  repeated: "C’è chi la riceverebbe due volte",
  repeatOf(state: string, when: string | null) {
    if (state === "scheduled") return when === null ? "Invio programmato" : `Invio programmato per ${when}`;
    if (state === "sending") return when === null ? "Invio in corso" : `Invio in corso da ${when}`;
    return when === null ? "Invio" : `Invio di ${when}`;
  },
  repeatUnknown: "il server non dice chi la riceverebbe di nuovo",
  repeatPeople(count: number, names: readonly string[]) {
    const more = count - names.length;
    if (names.length === 0) return count === 1 ? "una persona" : `${formatNumber(count)} persone`;
    const others = more > 0 ? ` e ${more === 1 ? "un’altra persona" : `altre ${formatNumber(more)} persone`}` : "";
    return `${names.join(", ")}${others}`;
  },
  repeatAnyway: "Sì, la ricevono di nuovo",
  repeatMissing: "Conferma che la ricevono di nuovo, o scegli altri destinatari.",
  unfit: "Così non può partire",
  send: (count: number) => `Invia ${mails(count)}`,
  schedule: (count: number) => `Programma ${mails(count)}`,
  mayCancel: "Puoi annullare l’invio finché non comincia.",
  mayStop: "Puoi fermarlo mentre va: ciò che è partito resta partito.",
  notSent: (reason: string) => `Non inviata. ${reason}`,
  unclear: "Non sappiamo se è partita: guarda tra gli invii prima di rifarlo.",
  titles: {
    scheduled: "Invio programmato",
    sending: "Invio in corso",
    sent: "Invio finito",
    stopped: "Invio fermato",
    cancelled: "Invio annullato",
  } as Record<string, string>,
  unknownTitle: "Invio",
  leads: {
    scheduled: "Comincia da solo: puoi chiudere la pagina.",
    sending: "Puoi chiudere la pagina: continua da solo.",
    sent: "Tutte le e-mail sono partite.",
    stopped: "Chi l’ha ricevuta non può restituirla; agli altri non arriva.",
    cancelled: "Nessuno l’ha ricevuta.",
  } as Record<string, string>,
  left: (all: number) => `partite su ${formatNumber(all)}`,
  remaining: (minutes: number) =>
    minutes <= 1 ? "ancora meno di un minuto" : `ancora circa ${formatNumber(minutes)} minuti`,
  delivered: "consegnate",
  onTheWay: "in viaggio",
  bounced: "respinte",
  waiting: "ancora da spedire",
  never: "mai spedite",
  stop: "Ferma l’invio",
  stopTitle: "Fermare l’invio?",
  cancel: "Annulla l’invio",
  cancelTitle: "Annullare l’invio?",
  keep: "Lascialo andare",
  keepScheduled: "Lascialo programmato",
  stopSays: (sent: number, rest: number) =>
    `${sent === 1 ? "L’e-mail già partita non si può richiamare" : `Le ${formatNumber(sent)} già partite non si possono richiamare`}. ${rest === 1 ? "L’altra non parte" : `Le altre ${formatNumber(rest)} non partono`}: potrai scrivere a chi manca, e nessuno la riceve due volte.`,
  cancelSays: (count: number) => `Nessuna delle ${mails(count)} parte.`,
  stopped: "Invio fermato",
  cancelledDone: "Invio annullato",
  notStopped: (reason: string) => `Non fermato. ${reason}`,
  stopUnclear: "Non sappiamo se si è fermato: guarda qui sotto prima di rifarlo.",
  alreadyOver: "Era già finito: non c’è più niente da fermare.",
  resume: (count: number) =>
    count === 1 ? "Scrivi a chi manca" : `Scrivi ${to(numberWithArticle(count))} che mancano`,
  toResults: "Guarda i risultati",
  toLook: "Da guardare",
  bounce: {
    unknownAddress: "l’indirizzo non esiste. Sulla scheda ora c’è un avviso.",
    mailboxFull: "la casella è piena. Sulla scheda ora c’è un avviso.",
    refused: "il suo server l’ha rifiutata. Sulla scheda ora c’è un avviso.",
  } as Record<string, string>,
  otherBounce: "è tornata indietro.",
} as const;
