import type { Subject } from "../../api/ability";
import { awardsSource, donationsSource, donorsSource } from "./first-reads";

/** The tabs of the registry, in their order; the address needs no name for the first. */
export const REGISTRY_TABS = ["donors", "donations", "awards"] as const;
export type RegistryTab = (typeof REGISTRY_TABS)[number];

/** What each of them is a list of, as the ability names it. */
export const SUBJECT_OF_TAB = { donors: "Donor", donations: "Donation", awards: "Award" } as const satisfies Record<
  RegistryTab,
  Subject
>;

export const SOURCE_OF_TAB = { donors: donorsSource, donations: donationsSource, awards: awardsSource } as const;
