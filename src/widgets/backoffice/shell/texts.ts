import { label } from "../../../domain/labels";

/** Texts of the shell; English where specification §2 is. */
export const texts = {
  skip: "Vai al contenuto",
  bar: "Barra dell’area riservata",
  content: "Contenuto",
  openMenu: "Apri il menu",
  menu: "Menu",
  /** @param letters the initials on the button, if any: users of speech input say them */
  account: (email: string, letters: string) => `${letters} Il mio account: ${email}`.trimStart(),
  myAccount: label("My Account"),
  myData: "I miei dati",
  accountSettings: label("Account settings"),
  signOut: label("Sign out"),
  leave: "Esci",
  welcome: "Ti diamo il benvenuto,",
  home: "Torna alla tua pagina",
  pageLoading: "Apro la pagina",
  unknownRole: "Il tuo account non è ancora abilitato",
  unknownRoleHint:
    "Il ruolo del tuo account non è tra quelli che conosciamo. Chi gestisce l’associazione può sistemarlo: senti la tua sede.",
} as const;
