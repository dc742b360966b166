/** What an element can be told: attribute name -> property name (decisions §1). All are texts; each value is checked. */
export const ATTRIBUTES = {
  "api-base": "apiBase",
  "uploads-base": "uploadsBase",
  "socket-url": "socketUrl",
  "recaptcha-site-key": "recaptchaSiteKey",
  "privacy-url": "privacyUrl",
  theme: "theme",
  "token-storage": "tokenStorage",
  "page-title": "pageTitle",
} as const;

export type AttributeName = keyof typeof ATTRIBUTES;
export type PropertyName = (typeof ATTRIBUTES)[AttributeName];

export const PROPERTY_NAMES = Object.values(ATTRIBUTES);

/** The values of the attributes that allow only some. */
export const CHOICES = {
  theme: ["light", "dark", "auto"],
  "token-storage": ["cookie", "memory"],
  "page-title": ["on", "off"],
} as const satisfies Partial<Record<AttributeName, readonly string[]>>;

export type Theme = (typeof CHOICES)["theme"][number];
export type TokenStorage = (typeof CHOICES)["token-storage"][number];

/** The attributes as they stand on the element; an absent one is missing or undefined. */
export type RawAttributes = { [Name in PropertyName]?: string | undefined };
