/** What the shell says; English where specification §2 does. */
export const texts = {
  skip: "Vai al contenuto",
  bar: "Barra dell’area riservata",
  content: "Contenuto",
  openMenu: "Apri il menu",
  menu: "Menu",
  /** @param letters what is seen on the button, if anything: who speaks to the computer says that */
  account: (email: string, letters: string) => `${letters} Il mio account: ${email}`.trimStart(),
  myAccount: "My Account",
  myData: "I miei dati",
  accountSettings: "Account settings",
  signOut: "Sign out",
  leave: "Esci",
  welcome: "Ti diamo il benvenuto,",
  home: "Torna alla tua pagina",
} as const;
