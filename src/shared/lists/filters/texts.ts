/** What the list's page says of filters; what is said in their window comes with it. */
export const texts = {
  open: "Filtri",
  openFailed: "Non riusciamo ad aprire i filtri. Controlla la connessione e riprova.",
  rulesWord: (count: number) => (count === 1 ? "regola" : "regole"),
  notApplied: "Le regole che non hai applicato restano in «Filtri».",
  resume: "Riprendi",
  clear: "Azzera",
  cleared: "Filtri tolti.",
  restore: "Ripristina i filtri",
  ready: "Filtri pronti",
  /** A column's own filter. */
  byColumn: (label: string, chosen: string) => `Filtra per ${label.toLowerCase()}${chosen && `: ${chosen}`}`,
  noColumnFilter: "Togli questo filtro",
  zonesLoading: "Leggo le zone…",
  zonesFailed: "Non riusciamo a leggere le zone: riprova più tardi.",
  withRules: (count: number) => (count === 1 ? "con 1 regola" : `con ${count} regole`),
  showRules: "Mostra le regole",
  hideRules: "Nascondi le regole",
} as const;
