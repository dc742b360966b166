/** What the panel of columns says. */
export const columnTexts = {
  title: "Colonne",
  count: (shown: string, all: string, first: string) => `${shown} scelte su ${all}, oltre a «${first}»`,
  search: "Cerca una colonna",
  shown: "Mostrate, in quest’ordine",
  reset: "Ripristina",
  fixed: "fissata",
  tooNarrow: "nascosta per la larghezza",
  pin: (label: string) => `Fissa ${label}`,
  hide: (label: string) => `Nascondi ${label}`,
  move: (label: string) => `Sposta ${label}`,
  moveHint: "Frecce su e giù per spostarla",
  moved: (label: string, place: string, all: string) => `${label}: posto ${place} di ${all}`,
  hidden: (label: string) => `${label} nascosta`,
  wasReset: "Le colonne sono di nuovo quelle dell’elenco",
  sectionCount: (shown: string, all: string) => `${shown} di ${all}`,
  none: (text: string) => `Nessuna colonna corrisponde a «${text}».`,
  other: "Altro",
  density: "Righe",
  comfortable: "Comode",
  compact: "Compatte",
} as const;

/** What the dialog of the keys says. */
export const shortcutTexts = {
  title: "Scorciatoie da tastiera",
  lead: "Valgono mentre ti muovi tra le righe dell’elenco.",
  keys: [
    { keys: ["↑", "↓"], does: "Passa alla riga prima o dopo", selecting: false },
    { keys: ["Inizio", "Fine"], does: "Vai alla prima o all’ultima riga", selecting: false },
    { keys: ["Invio"], does: "Apri la scheda della riga", selecting: false },
    { keys: ["x", "Spazio"], does: "Seleziona la riga", selecting: true },
    { keys: ["Maiusc", "↑", "↓"], does: "Seleziona mentre passi alla riga prima o dopo", selecting: true },
    { keys: ["Maiusc", "x"], does: "Seleziona dalla riga scelta prima fino a questa", selecting: true },
    { keys: ["/"], does: "Vai alla ricerca", selecting: false },
    { keys: ["?"], does: "Mostra queste scorciatoie", selecting: false },
  ],
} as const;
