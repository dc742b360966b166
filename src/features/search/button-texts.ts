import { label } from "../../domain/labels";
import { uiTexts } from "../../ui/texts";
import { isMac } from "../../ui/browser/use-command-key";

/** Texts of the search button. The dialog's texts load with the dialog. */
export const buttonTexts = {
  search: "Cerca",
  /** Prescribed (specification §2). */
  placeholder: label("Cerca..."),
  key: () => (isMac() ? "⌘ K" : "Ctrl K"),
  failed: uiTexts.openFailed("la ricerca"),
} as const;
