import type { Period } from "./relative-day";

/** The labels of values that a rule compares with. */
export const filterValueTexts = {
  flagLabels: { true: "Sì", false: "No" },
  periodLabels: {
    thisWeek: "questa settimana",
    thisMonth: "questo mese",
    nextMonth: "il mese prossimo",
    lastMonth: "il mese scorso",
    thisYear: "quest’anno",
    lastYear: "l’anno scorso",
  } satisfies Record<Period, string>,
} as const;
