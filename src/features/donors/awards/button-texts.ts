/** What the button of a list says: its window's words come with the window. */
export const buttonTexts = {
  open: "Benemerenze",
  /** Where awards themselves are selected. */
  handOver: "Segna come consegnate",
} as const;
