import { label } from "../../domain/labels";

/** Texts of the session for all elements. "Error", "Go back" and "Sign out" are literal (specification §2, §4). */
export const texts = {
  loading: "Un momento…",
  error: label("Error"),
  retry: "Riprova",
  goBack: label("Go back"),
  signOut: label("Sign out"),
} as const;
