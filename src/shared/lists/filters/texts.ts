import { uiTexts } from "../../../ui/texts";
const OPEN = "Filtri";

export const texts = {
  open: OPEN,
  openFailed: uiTexts.openFailed("i filtri"),
  rulesWord: (count: number) => (count === 1 ? "regola" : "regole"),
  notApplied: `Le regole che non hai applicato restano in «${OPEN}».`,
  resume: "Riprendi",
  clear: "Azzera",
  cleared: "Filtri tolti.",
  restore: "Ripristina i filtri",
  ready: "Filtri pronti",
  byColumn: (label: string, chosen: string) => `Filtra per ${label.toLowerCase()}${chosen && `: ${chosen}`}`,
  noColumnFilter: "Togli questo filtro",
  zonesLoading: "Leggo le zone…",
  zonesFailed: "Non riusciamo a leggere le zone: riprova più tardi.",
  withRules: (count: number) => (count === 1 ? "con 1 regola" : `con ${count} regole`),
  showRules: "Mostra le regole",
  hideRules: "Nascondi le regole",
} as const;
