/** Lifetimes of tokens (decisions §2), in milliseconds. */
export const ACCESS_LIFETIME = 5 * 60_000;
export const REFRESH_LIFETIME = 7 * 86_400_000;
/** How long a used refresh token stays valid, so that a lost response doesn't sign the user out. */
export const REFRESH_LEEWAY = 60_000;
