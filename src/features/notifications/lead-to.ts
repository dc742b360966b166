import type { AppLink } from "../../domain/app-link";

/**
 * Where a notification leads that names a screen of ours.
 * @returns an address; null where nothing shows that screen
 */
export type LeadTo = (link: AppLink) => string | null;
