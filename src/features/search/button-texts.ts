import { isMac } from "../../ui/browser/use-command-key";

/** What the bar shows before anybody searches: apart from the dialog's words, which come with it. */
export const buttonTexts = {
  search: "Cerca",
  /** To the letter (specification §2). */
  placeholder: "Cerca...",
  key: () => (isMac() ? "⌘ K" : "Ctrl K"),
  failed: "Non riusciamo ad aprire la ricerca. Controlla la connessione e riprova.",
} as const;
