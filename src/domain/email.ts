/** @returns whether a text can be an address that is written to; whether somebody reads there, only a mail can tell */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
