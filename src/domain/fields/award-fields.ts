import type { FieldCatalogue } from "./field";

const award = { section: "Benemerenza", editedBy: "staff" } as const;

export const AWARD_FIELDS = {
  key: { ...award, kind: "code", label: "Codice", required: true, editedBy: "nobody" },
  award: { ...award, kind: "text", label: "Altra benemerenza" },
  awardDate: { ...award, kind: "day", label: "Data dell’altra benemerenza" },
  awardDonorsGroup: { ...award, kind: "text", label: "Benemerenza del gruppo donatori" },
  awardDonorsGroupDate: { ...award, kind: "day", label: "Data della benemerenza del gruppo" },
} as const satisfies FieldCatalogue;

const due = { section: "Benemerenza da consegnare", editedBy: "nobody", required: true } as const;

/** The fields of an award that a donor has earned and not yet received. */
export const AWARD_DUE_FIELDS = {
  key: { ...due, kind: "code", label: "Codice", sortable: false, filterable: false, exportable: false },
  awardDue: { ...due, kind: "text", label: "Benemerenza", sortable: false },
  /** The rank among the association's awards; the lowest is 1. Lists are sorted by it. */
  rank: { ...due, kind: "number", label: "Grado", filterable: false, exportable: false },
  since: { ...due, kind: "day", label: "Maturata il" },
  years: { ...due, kind: "number", label: "Anni", unit: ["anno", "anni"] },
  donationsNumber: { ...due, kind: "number", label: "Donazioni", unit: ["donazione", "donazioni"], health: true },
  area: { ...due, kind: "zone", label: "Zona" },
} as const satisfies FieldCatalogue;
