/** What more than one element says about the session. "Error", "Go back" and "Sign out" are to the letter (specification §2 and §4). */
export const texts = {
  loading: "Un momento…",
  error: "Error",
  retry: "Riprova",
  goBack: "Go back",
  signOut: "Sign out",
} as const;
