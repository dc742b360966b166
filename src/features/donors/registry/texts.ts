import type { ListTexts } from "../../../shared/lists/texts";

/** What the list of donors says. */
const list: ListTexts = {
  title: "Donatori",
  /** The dashboard's figure of the same name is smaller (decisions §7). */
  lead: "In ogni stato. La dashboard conta solo attivi, inattivi e sospesi.",
  search: { label: "Cerca nei donatori", placeholder: "Nome, tessera, codice fiscale" },
  loading: "Leggo i donatori",
  emptyTitle: "Qui vivranno i tuoi donatori",
  emptyHint: "Appena qualcuno si registra lo trovi in questo elenco.",
  noMatchHint: (text) => `Nessun donatore corrisponde a «${text}». Prova con il cognome, o con una parte.`,
  failedTitle: "Non riusciamo a leggere i donatori",
  selected: (count, one) => (one ? "1 selezionato" : `${count} selezionati`),
  selectAll: (total) => `Seleziona tutti i ${total}`,
};

/** What the list of everybody's donations says. */
const donations: ListTexts = {
  title: "Donazioni",
  search: { label: "Cerca nelle donazioni", placeholder: "Cerca donatore o luogo" },
  loading: "Leggo le donazioni",
  emptyTitle: "Qui vivranno le donazioni",
  emptyHint: "Appena se ne registra una la trovi in questo elenco.",
  noMatchHint: (text) => `Nessuna donazione corrisponde a «${text}». Prova con il cognome, o con il luogo.`,
  failedTitle: "Non riusciamo a leggere le donazioni",
  selected: (count, one) => (one ? "1 selezionata" : `${count} selezionate`),
  selectAll: (total) => `Seleziona tutte le ${total}`,
};

/** What the list of everybody's awards says. */
const awards: ListTexts = {
  title: "Benemerenze",
  search: { label: "Cerca nelle benemerenze", placeholder: "Cerca donatore o benemerenza" },
  loading: "Leggo le benemerenze",
  emptyTitle: "Qui vivranno le benemerenze",
  emptyHint: "Appena qualcuno ne merita una la trovi in questo elenco.",
  noMatchHint: (text) => `Nessuna benemerenza corrisponde a «${text}». Prova con il cognome, o con il nome del premio.`,
  failedTitle: "Non riusciamo a leggere le benemerenze",
  selected: (count, one) => (one ? "1 selezionata" : `${count} selezionate`),
  selectAll: (total) => `Seleziona tutte le ${total}`,
};

/** What the list of who is due an award says. */
const awardsDue: ListTexts = {
  title: "Benemerenze da consegnare",
  search: { label: "Cerca in chi riceve una benemerenza", placeholder: "Cerca donatore o benemerenza" },
  loading: "Leggo le benemerenze da consegnare",
  emptyTitle: "Nessuna benemerenza da consegnare",
  emptyHint: "Appena qualcuno ne matura una la trovi in questo elenco.",
  noMatchHint: (text) => `Nessuna corrisponde a «${text}». Prova con il cognome, o con il nome del premio.`,
  failedTitle: "Non riusciamo a leggere le benemerenze da consegnare",
  selected: (count, one) => (one ? "1 selezionata" : `${count} selezionate`),
  selectAll: (total) => `Seleziona tutte le ${total}`,
};

export const texts = {
  /** "Nuovo donatore", of which the first word stays where there is little room. */
  newOne: "Nuovo",
  donorWord: "donatore",
  list,
  donations,
  awards,
  awardsDue,
  /** The tab has less room than the list's own title. */
  dueTab: "Da consegnare",
  tabs: "Elenchi",
  /** Heads that are shorter than a field's own label. */
  columns: {
    name: "Donatore",
    bloodGroup: "Gruppo",
    donationsNumber: "Donazioni",
    figures: { last12Months: "Ultimi 12 mesi", thisYear: "Quest’anno" },
    award: "Benemerenza",
    awardDay: "Conferita il",
    otherAward: "Altra benemerenza",
    otherAwardDay: "Data dell’altra",
  },
  /** The order in words, up and down. */
  orders: {
    name: ["Dalla A alla Z", "Dalla Z alla A"],
    cardNumber: ["Per tessera, dalla più bassa", "Per tessera, dalla più alta"],
    lastDonationDate: ["Da chi non dona da più tempo", "Da chi ha donato di recente"],
    nextDonationDate: ["Da chi può donare prima", "Da chi può donare più tardi"],
    donationsNumber: ["Da chi ha donato meno", "Da chi ha donato di più"],
    date: ["Dalla più vecchia", "Dalla più recente"],
    rank: ["Dalla benemerenza più bassa", "Dalla benemerenza più alta"],
    since: ["Da chi aspetta da più tempo", "Da chi aspetta da meno tempo"],
    years: ["Da meno anni", "Da più anni"],
    area: ["Per zona, dalla A alla Z", "Per zona, dalla Z alla A"],
  },
  noName: "Senza nome",
  noCard: "senza tessera",
} as const;
