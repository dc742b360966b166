import type { FieldCatalogue } from "./field";

const award = { section: "Benemerenza", editedBy: "staff" } as const;

/** The 5 columns of an award (specification §3), by the names and in the order given there. */
export const AWARD_FIELDS = {
  key: { ...award, kind: "code", label: "Codice", required: true, editedBy: "nobody" },
  award: { ...award, kind: "text", label: "Altra benemerenza" },
  awardDate: { ...award, kind: "day", label: "Data dell’altra benemerenza" },
  awardDonorsGroup: { ...award, kind: "text", label: "Benemerenza del gruppo donatori" },
  awardDonorsGroupDate: { ...award, kind: "day", label: "Data della benemerenza del gruppo" },
} as const satisfies FieldCatalogue;
