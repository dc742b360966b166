/** What the shell says; English where the specification does (§2). */
export const texts = {
  mainMenu: "Menu principale",
  account: (email: string) => `Il mio account: ${email}`,
  myAccount: "My Account",
  signOut: "Sign out",
  notFoundTitle: "Page not found",
  notFoundHint: "Please check the URL in the address bar and try again.",
  goHome: "Go back home",
  pageLoading: "Apro la pagina",
  refusedTitle: "You aren't authorized to see this",
  welcome: (name: string) => `Ciao ${name}`,
  welcomeBack: "Ciao",
  welcomeHint: "Sei nello spazio dell’associazione.",
  enter: "Vai alla dashboard",
} as const;
