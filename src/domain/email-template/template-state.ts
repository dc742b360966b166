/** What a template may be, as its server keeps it. */
export const TEMPLATE_STATES = ["draft", "ready", "archived"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const isTemplateState = (word: unknown): word is TemplateState =>
  TEMPLATE_STATES.some((state) => state === word);

/** In Italian; a template is "e-mail", and thus feminine. */
export const TEMPLATE_STATE_LABELS: Readonly<Record<TemplateState, string>> = {
  draft: "Bozza",
  ready: "Pronta",
  archived: "Archiviata",
};
