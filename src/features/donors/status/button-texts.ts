/** What the button of a list says: its window's words come with the window. */
export const buttonTexts = {
  open: "Stato",
} as const;
