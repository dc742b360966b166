const TEMPLATE_STATES = ["draft", "ready", "archived"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const isTemplateState = (word: unknown): word is TemplateState =>
  TEMPLATE_STATES.some((state) => state === word);
