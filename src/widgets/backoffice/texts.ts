/** What the shell says; English where the specification does (§2). */
export const texts = {
  notFoundTitle: "Page not found",
  pageLoading: "Apro la pagina",
  welcome: (name: string) => `Ciao ${name}`,
  welcomeBack: "Ciao",
  welcomeHint: "Sei nello spazio dell’associazione.",
  enter: "Vai alla dashboard",
} as const;
