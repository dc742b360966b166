import { label } from "../../domain/labels";
import type { MailFailure } from "../../domain/integrations/provider";
import type { ProblemCode } from "../../domain/validation/problem";

/** Texts of the page of integrations. The title is prescribed (specification §2). */
const USE = "Usa";

export const texts = {
  title: label("Integrations"),
  lead: "Da dove partono le e-mail, e gli altri servizi collegati.",
  loading: "Leggo i servizi",
  failed: "Non riusciamo a leggere i servizi collegati",
  refreshFailed: "Non riusciamo a rileggere: quello che vedi è di poco fa",
  noProviders: "Nessun servizio per le e-mail",
  noProvidersHint: "Questo server non ne elenca: chiedi a chi lo gestisce.",
  unknownProvider: "Questo servizio non c’è",
  unknownProviderHint: "Forse l’indirizzo è sbagliato, o il server non lo offre più.",
  toList: "Torna alle integrazioni",

  states: {
    active: "In uso",
    failing: "Errore",
    ready: "Pronto",
    untested: "Da provare",
    missing: "Da impostare",
  },
  noneActive: "Le e-mail non partono",
  noneActiveHint: `Nessun servizio è in uso. Impostane uno, fai una prova, poi premi «${USE}».`,
  sender: "Mittente",
  lastMail: "Ultima e-mail",
  noMail: "ancora nessuna",
  month: "Questo mese",
  monthCounts: (sent: string, bounced: string) => `${sent} inviate, ${bounced} respinte`,
  lastTry: (when: string) => `Ultimo tentativo ${when}.`,
  settings: "Impostazioni",
  settingsOf: (name: string) => `Impostazioni di ${name}`,
  setUp: (name: string) => `Imposta ${name}`,
  fix: (name: string) => `Correggi ${name}`,
  use: (name: string) => `${USE} ${name}`,
  needsTest: "Si può usare dopo una prova riuscita.",

  services: "Altri servizi collegati",
  serviceColumns: { name: "Servizio", state: "Stato", last: "Ultimo scambio" },
  serviceStates: { working: "Funziona", stopped: "Fermo", off: "Spento" },
  otherState: "Non si sa",
  notDescribed: "Le sue impostazioni non si cambiano da qui",
  never: "mai",

  test: "Prova",
  sendTest: "Invia una prova",
  testing: "Mando la prova…",
  testTo: "Manda una prova a",
  testHint: "Usa i valori qui sopra, anche non salvati.",
  testToHelp: "Le prove vanno solo a chi le manda.",
  testSent: "La prova è partita",
  testSentHint: (to: string) => `È stata accettata: guarda la posta di ${to}, anche tra gli indesiderati.`,
  testSentUnsaved: "Quello che hai provato non è ancora salvato.",
  testNotSent: "La prova non è partita",
  testFailed: "Non sappiamo com’è andata la prova",
  answerOf: (name: string) => `Risposta di ${name}`,

  section: {
    connection: "Collegamento",
    sender: "Mittente",
    senderHint: "Quello che vede chi riceve.",
  },
  secretSet: (when: string | null, author: string | null) =>
    `impostata${when ? ` ${when}` : ""}${author ? ` da ${author}` : ""}`,
  replace: "Sostituisci",
  replaceOf: (label: string) => `Sostituisci: ${label}`,
  keepSecret: "Tieni quella di prima",
  problems: {
    missing: "Manca.",
    form: "Non è scritto come dovrebbe.",
    unknown: "Scegli una delle voci.",
    "too-long": "È troppo lungo.",
  } satisfies Partial<Record<ProblemCode, string>>,
  problem: "Non va bene così.",
  emailForm: "Scrivi un indirizzo intero, come segreteria@esempio.it.",
  domainForm: "Scrivi solo il nome, senza https:// e senza barre, come mg.esempio.it.",
  saved: (name: string) => `${name}: impostazioni salvate`,
  readOnly: "Questo server non permette di cambiare le impostazioni da qui: si possono solo leggere.",
  newer: "Intanto qualcuno ha cambiato queste impostazioni",
  newerHint: "Puoi caricarle: quello che hai scritto resta. Altrimenti scegli quando salvi.",
  /** Inside a sentence. */
  recordName: (name: string) => `le impostazioni di ${name}`,
  /** A secret in a conflict. */
  secretSides: { typed: "nuova, non salvata", none: "non impostata" },
  leaveHint: "Se esci, quello che hai scritto va perso: chiavi e password non restano su questo dispositivo.",

  status: "Stato",
  connected: "Collegata il",
  lastError: "Ultimo errore",
  errorOver: (when: string | null, text: string) => `${when ? `${when}: ` : ""}${text}, poi ripartito.`,
  errorNow: (when: string | null, text: string) => `${when ? `${when}: ` : ""}${text}`,
  noError: "nessuno",
  webhook: "Ritorni",
  webhookStates: {
    working: (when: string | null) => (when ? `arrivano, l’ultimo ${when}` : "arrivano"),
    silent: (when: string | null) => (when ? `fermi, l’ultimo ${when}` : "non ne arrivano"),
    refused: (when: string | null) =>
      when ? `rifiutati per la firma, l’ultimo ${when}` : "rifiutati: la chiave di firma non corrisponde",
  },
  /** For an unknown state. */
  webhookUnknown: (when: string | null) => (when ? `l’ultimo ${when}` : "non si sa"),
  noWebhook: (name: string) => `${name} non dice che cosa viene aperto o respinto`,
  switching: {
    toOther: (name: string) => `Per passare ${/^a/i.test(name) ? "ad" : "a"} ${name}`,
    toThis: (name: string) => `Usare ${name}`,
    sender: (address: string) => `Il mittente diventa ${address}.`,
    events: "Aperture e clic si contano.",
    noEvents: "Aperture e clic non si contano più.",
    queue: (from: string) => `Quello che è in coda parte ancora da ${from}.`,
    fixFirst: (name: string) => `Prima va corretto l’errore di ${name}.`,
    testFirst: (name: string) => `Prima serve una prova riuscita di ${name}.`,
    setUpFirst: (name: string) => `Prima va impostato ${name}.`,
    saveFirst: "Prima salva o annulla le modifiche.",
    open: (name: string) => `Apri ${name}`,
    confirm: (name: string) => `Spedire con ${name}?`,
    cancel: "Annulla",
    running: "Passo…",
    done: (name: string) => `Ora si spedisce con ${name}`,
    failed: (reason: string) => `Non cambiato. ${reason}`,
  },

  domain: {
    title: (name: string) => `Dominio ${name}`,
    checked: (when: string) => `controllato ${when}`,
    never: "mai controllato",
    check: "Controlla adesso",
    checking: "Controllo…",
    checkFailed: (reason: string) => `Non controllato. ${reason}`,
    checkedNow: (missing: number) =>
      missing === 0
        ? "Controllato: tutto in regola"
        : missing === 1
          ? "Controllato: una riga non va ancora"
          : `Controllato: ${missing} righe non vanno ancora`,
    checkedNothing: "Controllato: il server non dice quali righe servono",
    states: { valid: "In regola", missing: "Manca", wrong: "Sbagliata" },
    type: "Tipo",
    name: "Nome",
    value: "Valore",
    found: "Ora c’è",
    copy: "Copia",
    copyOf: (kind: string) => `Copia la riga ${kind}`,
    copied: (kind: string) => `Riga ${kind} copiata`,
    notCopied: "Non riusciamo a copiare: seleziona il valore a mano.",
    footer: "Incolla le righe nel pannello di chi gestisce il dominio: di solito valgono entro un’ora.",
    noticeTitle: (kinds: string, name: string) => `${kinds} di ${name}: da sistemare`,
    noticeHint: "Gmail e Yahoo possono mettere le tue e-mail nella posta indesiderata. Basta una riga nel DNS.",
    noticeLink: "Mostra la riga da copiare",
    unknownKind: "Riga",
  },

  /** For providers without their own advice. */
  failures: {
    credentials: (name: string) => `${name} ha rifiutato la chiave o la password. Controllale e riprova.`,
    unreachable: (name: string) => `${name} non risponde. Riprova tra qualche minuto.`,
    limit: (name: string) => `${name} non prende altre e-mail per ora: riprova più tardi.`,
    sender: (name: string) => `${name} non accetta l’indirizzo del mittente.`,
    recipient: (name: string) => `${name} non accetta l’indirizzo a cui spedisci.`,
    other: (name: string) => `${name} non ha preso l’e-mail.`,
  } satisfies Record<MailFailure, (name: string) => string>,
  failureTitles: {
    credentials: (name: string) => `${name} ha rifiutato la chiave o la password`,
    unreachable: (name: string) => `${name} non risponde`,
    limit: (name: string) => `${name} non prende altre e-mail per ora`,
    sender: (name: string) => `${name} non accetta il mittente`,
    recipient: (name: string) => `${name} non accetta un destinatario`,
    other: (name: string) => `${name} non ha preso un’e-mail`,
  } satisfies Record<MailFailure, (name: string) => string>,
} as const;
