/** How many values a list may have, rules a filter, and groups lie within each other. */
export const MAX_VALUES = 500;
export const MAX_RULES = 200;
export const MAX_DEPTH = 20;
/** What of an address may be a filter, in characters once it is percent-encoded: 6 kB for all of it. */
export const MAX_ENCODED = 6_000;
