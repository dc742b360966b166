import { awardsSource, donationsSource, donorsSource } from "./first-reads";

/** What each tab of the registry asks for. */
export const SOURCE_OF_TAB = { donors: donorsSource, donations: donationsSource, awards: awardsSource } as const;
