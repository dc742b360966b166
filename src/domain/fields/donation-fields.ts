import { DONATION_TYPE_LABELS } from "../donation/blood";
import type { FieldCatalogue } from "./field";

const donation = { section: "Donazione", editedBy: "staff", required: true, health: true } as const;

export const DONATION_FIELDS = {
  key: { ...donation, kind: "code", label: "Codice", editedBy: "nobody" },
  type: { ...donation, kind: "enumeration", label: "Tipo", options: DONATION_TYPE_LABELS, numeric: true },
  date: { ...donation, kind: "day", label: "Data" },
  place: { ...donation, kind: "text", label: "Luogo" },
} as const satisfies FieldCatalogue;
