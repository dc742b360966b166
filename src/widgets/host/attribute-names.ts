/** What an element can be told (decisions §1). Apart from the rest: the autoloader needs the names alone. */
export const ATTRIBUTE_NAMES = [
  "api-base",
  "uploads-base",
  "socket-url",
  "recaptcha-site-key",
  "privacy-url",
  "theme",
  "token-storage",
  "page-title",
  "start",
  "return-url",
  "partner",
] as const;

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];
