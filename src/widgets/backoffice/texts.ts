/** What the shell says; English where the specification does (§2). */
export const texts = {
  notFoundTitle: "Page not found",
  pageLoading: "Apro la pagina",
} as const;
