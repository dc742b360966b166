/** What the shell says; English where specification §2 does. */
export const texts = {
  skip: "Vai al contenuto",
  content: "Contenuto",
  openMenu: "Apri il menu",
  menu: "Menu",
  account: (email: string) => `Il mio account: ${email}`,
  myAccount: "My Account",
  accountSettings: "Account settings",
  signOut: "Sign out",
  leave: "Esci",
  welcome: "Ti diamo il benvenuto,",
  home: "Torna alla tua pagina",
} as const;
