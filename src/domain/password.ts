/**
 * Least length of a password, in characters: 8 for donors, 12 for staff (docs/decisions/0006). Nothing is asked of its composition:
 * that makes passwords harder to remember, not to guess.
 * @param role null where nobody knows yet whose it is: the server, which does, has the last word
 */
export const minimumPasswordLength = (role: string | null): number => (role === null || role === "donor" ? 8 : 12);

/** @returns the length as a person counts it: an accented letter or an emoji is one character */
export const passwordLength = (password: string): number => [...password.normalize("NFC")].length;
