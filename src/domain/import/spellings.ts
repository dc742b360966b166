import { ITALIAN_LABELS } from "../italian-labels";

/** @returns a label and its other spelling, because a file may have been written with either; only the text if it has no other */
export const spellings = (text: string): readonly string[] =>
  Object.entries(ITALIAN_LABELS).find((pair) => pair.includes(text)) ?? [text];
