/** What the shell says; English where specification §2 does. */
export const texts = {
  notFoundTitle: "Page not found",
  pageLoading: "Apro la pagina",
} as const;
