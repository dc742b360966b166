/** Lifetimes of tokens (decisions §2), in milliseconds. */
export const ACCESS_LIFETIME = 5 * 60_000;
export const REFRESH_LIFETIME = 7 * 86_400_000;
/** A refresh token is taken again for so long: an answer lost on the way must sign nobody out. */
export const REFRESH_LEEWAY = 60_000;
