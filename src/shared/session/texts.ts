/** What more than one element says about the session. "Error" and "Sign out" are to the letter (specification §2, §4). */
export const texts = {
  loading: "Un momento…",
  error: "Error",
  retry: "Riprova",
  signOut: "Sign out",
} as const;
