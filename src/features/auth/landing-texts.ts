import type { Status } from "../../domain/status";

/** What the landing page says: to who comes for the first time, to donors and to staff. */
export const texts = {
  title: "Donare sangue, insieme",
  lead: "Il sangue non si fabbrica: qualcuno lo dona. Siamo i donatori volontari della tua zona: ricordiamo a ciascuno quando può tornare, e siamo accanto a chi comincia.",
  signIn: "Accedi",
  register: "Registrati",
  stepsTitle: "Per cominciare",
  steps: [
    { title: "Registrati", text: "Servono un indirizzo e-mail e due minuti." },
    { title: "Completa la tua scheda", text: "Quando vuoi, anche in più volte." },
    { title: "Vieni a conoscerci", text: "La sede ti attiva e fissa con te la prima visita." },
  ],
  whoTitle: "Chi può donare",
  who: (from: number, to: number) =>
    `Chi ha tra ${from} e ${to} anni e sta bene. Lo decide sempre il medico, prima di ogni donazione.`,
  hello: (name: string) => `Ciao ${name}`,
  helloNobody: "Ciao",
  staff: "Sei nello spazio dell’associazione: donatori, donazioni e messaggi sono qui.",
  toDashboard: "Vai alla dashboard",
  toOwnPage: "Vai alla tua pagina",
  toForm: "Completa l’iscrizione",
  /** A donor's own state in a sentence. In general words: the own page says more (design: health facts stay where they belong). */
  state: {
    staged: "L’associazione ti ha inserito: scegli la tua password con il collegamento che ti abbiamo mandato.",
    provisioned: "Manca una cosa: conferma il tuo indirizzo con il collegamento che ti abbiamo mandato.",
    pending: "Il tuo indirizzo è confermato: manca solo il modulo di iscrizione.",
    verified: "Abbiamo ricevuto il tuo modulo: la tua iscrizione è in attesa di attivazione.",
    active: "La tua iscrizione è attiva. Nella tua pagina trovi quando puoi donare.",
    inactive: "La tua iscrizione non è attiva. Per tornare a donare, chiama la tua sede.",
    passwordExpired: "La tua password è scaduta.",
    lockedOut: "Il tuo accesso è bloccato.",
    suspended: "Per ora le tue donazioni sono in pausa. Nella tua pagina trovi perché.",
    temporarilySuspended: "Per ora le tue donazioni sono in pausa. Nella tua pagina trovi fino a quando.",
    permanentlySuspended: "Le tue donazioni sono concluse. Grazie per tutto quello che hai dato.",
    dead: "",
  } satisfies Record<Status, string>,
} as const;
