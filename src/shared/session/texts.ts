import { label } from "../../domain/labels";

/** Texts of the session for all elements. "Error", "Go back" and "Sign out" are literal (specification §2, §4). */
export const texts = {
  loading: "Un momento…",
  error: label("Error"),
  userFailed: "Non siamo riusciti a leggere il tuo account.",
  abilityFailed: "Non siamo riusciti a leggere i tuoi permessi.",
  retry: "Riprova",
  goBack: label("Go back"),
  signOut: label("Sign out"),
} as const;
