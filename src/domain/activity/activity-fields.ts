import type { FieldCatalogue } from "../fields/field";

const entry = { section: "Registro", kind: "text", editedBy: "nobody" } as const;

/** The columns of an exported activity log. */
export const ACTIVITY_FIELDS = {
  day: { ...entry, kind: "day", label: "Giorno" },
  time: { ...entry, label: "Ora" },
  author: { ...entry, label: "Chi" },
  role: { ...entry, label: "Ruolo" },
  kind: { ...entry, label: "Tipo" },
  what: { ...entry, label: "Che cosa" },
  details: { ...entry, label: "Dettagli" },
} as const satisfies FieldCatalogue;
