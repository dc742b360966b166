import type { OwnTexts } from "../../../../shared/lists/texts";
import type { RegistryTab } from "../first-reads";

/** Texts of the lists, beyond those derived from the names of their rows. */
export const ownedListTexts: Record<Exclude<RegistryTab, "donors">, OwnTexts> = {
  donations: {
    placeholder: "Cerca donatore o luogo",
    emptyHint: "Appena se ne registra una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il luogo.",
  },
  awards: {
    placeholder: "Cerca donatore o benemerenza",
    emptyHint: "Appena qualcuno ne merita una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il nome del premio.",
  },
  awardsDue: {
    placeholder: "Cerca donatore o benemerenza",
    searchLabel: "Cerca in chi riceve una benemerenza",
    emptyTitle: "Nessuna benemerenza da consegnare",
    emptyHint: "Appena qualcuno ne matura una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il nome del premio.",
  },
};

export const ownedTexts = {
  /** Shorter than the fields' labels. */
  columns: {
    award: "Benemerenza",
    awardDay: "Conferita il",
    otherAward: "Altra benemerenza",
    otherAwardDay: "Data dell’altra",
  },
  /** Ascending and descending. */
  orders: {
    date: ["Dalla più vecchia", "Dalla più recente"],
    rank: ["Dalla benemerenza più bassa", "Dalla benemerenza più alta"],
    since: ["Da chi aspetta da più tempo", "Da chi aspetta da meno tempo"],
    years: ["Da meno anni", "Da più anni"],
  },
} as const;
