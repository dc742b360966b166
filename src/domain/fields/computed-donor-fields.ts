import type { DonationType } from "../donation/blood";
import type { DonorCatalogue } from "./donor-fields";

const donations = { section: "Donazioni", editedBy: "nobody" } as const;
const ofType = { ...donations, kind: "day", health: true, sortable: false, exportable: false } as const;

/** Fields that the server computes. Filters may use them; lists and exports only the day for whole blood. */
export const COMPUTED_DONOR_FIELDS = {
  nextDonationDate: { ...donations, kind: "day", label: "Può donare sangue intero dal", health: true },
  nextPlateletsDate: { ...ofType, label: "Può donare piastrine dal" },
  nextPlasmaDate: { ...ofType, label: "Può donare plasma dal" },
  /** The donor is in an open pair of `GET /duplicates`. */
  possibleDuplicate: {
    section: "Persona",
    kind: "flag",
    label: "Possibile doppione",
    required: true,
    editedBy: "nobody",
    sortable: false,
    exportable: false,
  },
  awardDue: {
    section: "Benemerenze e privacy",
    editedBy: "nobody",
    kind: "text",
    label: "Benemerenza da consegnare",
    sortable: false,
    exportable: false,
  },
} as const satisfies DonorCatalogue;

/** The computed field with the day of the next donation, by type. */
export const NEXT_DONATION_FIELDS = {
  1: "nextDonationDate",
  2: "nextPlateletsDate",
  3: "nextPlasmaDate",
} as const satisfies Record<DonationType, keyof typeof COMPUTED_DONOR_FIELDS>;
