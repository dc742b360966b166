import type { ITALIAN_LABELS } from "./italian-labels";

type SpecifiedLabel = keyof typeof ITALIAN_LABELS;

/**
 * The Italian labels, if the page has chosen them. The autoloader loads them before any other code, because constants are made of
 * labels.
 */
const chosen = (): Partial<Record<SpecifiedLabel, string>> | undefined =>
  Reflect.get(globalThis, Symbol.for("gds.labels"));

/** @returns the label of the specification, or the Italian one */
export const label = (specified: SpecifiedLabel): string => chosen()?.[specified] ?? specified;

/** @returns a text of ours that contains a label of the specification, or the one for the Italian labels */
export const withLabel = (specified: string, italian: string): string => (chosen() ? italian : specified);

/** @returns a quoted text: with the specification's quotation marks, or the Italian ones */
export const quoted = (text: string): string => (chosen() ? `«${text}»` : `"${text}"`);
