import { ATTRIBUTE_NAMES, type AttributeName } from "./attribute-names";

export type { AttributeName } from "./attribute-names";

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Attribute name -> property name. All are texts; each value is checked. */
export const ATTRIBUTES = Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [name, camel(name)])) as {
  [Name in AttributeName]: Camel<Name>;
};

type PropertyName = (typeof ATTRIBUTES)[AttributeName];

export const PROPERTY_NAMES = Object.values(ATTRIBUTES);

/** The values of the attributes that allow only some. */
export const CHOICES = {
  theme: ["light", "dark", "auto"],
  "token-storage": ["cookie", "memory"],
  "page-title": ["on", "off"],
  start: ["sign-up", "sign-in"],
  "signed-out": ["hide", "invite"],
  bell: ["on", "off"],
  labels: ["italiano"],
} as const satisfies Partial<Record<AttributeName, readonly string[]>>;

export type Theme = (typeof CHOICES)["theme"][number];
export type Start = (typeof CHOICES)["start"][number];
export type TokenStorage = (typeof CHOICES)["token-storage"][number];

/** The unparsed attributes of the element; an absent one is missing or undefined. */
export type RawAttributes = { [Name in PropertyName]?: string | undefined };
