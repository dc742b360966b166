/** Texts of the session for all elements. "Error", "Go back" and "Sign out" are literal (specification §2, §4). */
export const texts = {
  loading: "Un momento…",
  error: "Error",
  retry: "Riprova",
  goBack: "Go back",
  signOut: "Sign out",
} as const;
