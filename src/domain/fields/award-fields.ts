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

/** What there is to say of an award that was earned and not handed over. */
export const AWARD_DUE_FIELDS = {
  key: { ...due, kind: "code", label: "Codice", filterable: false, exportable: false },
  awardDue: { ...due, kind: "text", label: "Benemerenza", sortable: false },
  /** The award's place among the association's, from the lowest, 1: awards are sorted by it, and not by their names. */
  rank: { ...due, kind: "number", label: "Grado", filterable: false, exportable: false },
  since: { ...due, kind: "day", label: "Maturata il" },
  years: { ...due, kind: "number", label: "Anni", unit: ["anno", "anni"] },
  donationsNumber: { ...due, kind: "number", label: "Donazioni", unit: ["donazione", "donazioni"], health: true },
  area: { ...due, kind: "zone", label: "Zona" },
} as const satisfies FieldCatalogue;
