import { endpoints } from "../../../api/endpoints";
import { listSource, preloadList } from "../../../shared/lists/query/list-source";

/** The page's tabs, in their order. */
export const TABS = ["donors", "donations", "awards", "awardsDue"] as const;
export type RegistryTab = (typeof TABS)[number];

export const donorsSource = listSource("donors", endpoints.donors(), TABS);
export const donationsSource = listSource("donations", endpoints.donations(), TABS);
export const awardsSource = listSource("awards", endpoints.awards(), TABS);
export const awardsDueSource = listSource("awardsDue", endpoints.awardsDue(), TABS);

export const SOURCES = [donorsSource, donationsSource, awardsSource, awardsDueSource] as const;

export const preloadDonors = preloadList(...SOURCES);
