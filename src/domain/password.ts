/**
 * Returns the minimum length of a password, in characters: 8 for donors, 12 for staff (docs/decisions/session.md, "Passwords have
 * no composition rules"). There are no rules for its composition.
 * @param role null if it isn't known yet; the server checks again
 */
export const minimumPasswordLength = (role: string | null): number => (role === null || role === "donor" ? 8 : 12);

/** @returns the length in characters: an accented letter or an emoji is one character */
export const passwordLength = (password: string): number => [...password.normalize("NFC")].length;
