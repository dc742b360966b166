/** Texts of the pages of mailed links. Apart from the other texts, so that a partner's page doesn't load them. */
export const texts = {
  forgotTitle: "Password dimenticata",
  forgotLead: "Scrivi l’e-mail della tua registrazione: ti mandiamo un collegamento per scegliere una nuova password.",
  forgotSubmit: "Manda il collegamento",
  mailedBefore: "Se",
  mailedAfter:
    "è un indirizzo registrato, tra poco riceverai un messaggio con il collegamento per scegliere una nuova password.",
  backToLogin: "Torna all’accesso",

  resetTitle: "Scegli una nuova password",
  resetLead: "Da adesso entrerai con questa.",
  newPassword: "Nuova password",
  resetSubmit: "Salva la password",
  expiredTitle: "Questo collegamento non vale più",
  expiredLead: "È già stato usato, o è passato troppo tempo. Scrivi la tua e-mail: te ne mandiamo un altro.",
  doneTitle: "Password cambiata",
  doneLead: "Ora puoi accedere con la nuova password.",
  signIn: "Accedi",

  firstTitle: "Il tuo primo accesso",
  firstLead: "Scegli la password con cui entrerai d’ora in poi.",
  password: "Password",
  privacy: "Ho letto l’informativa sulla privacy",
  privacyLink: "Leggi l’informativa sulla privacy",
  privacyAsk: "Il testo dell’informativa te lo dà la tua sede.",
  privacyMissing: "Per entrare serve accettare l’informativa sulla privacy.",
  firstSubmit: "Salva la password ed entra",
  entering: "Entro…",
  noLinkTitle: "Ti serve il collegamento",
  noLinkLead:
    "A questa pagina si arriva dal messaggio di primo accesso: apri il collegamento che trovi nella tua posta.",
  firstExpiredLead: "È già stato usato, o è passato troppo tempo. Se hai già scelto la password, accedi.",
  askAnother: "Chiedi un altro collegamento",

  /** The page that confirms a new address for an account. */
  confirmEmail: {
    runningTitle: "Confermo il nuovo indirizzo",
    doneTitle: "Indirizzo cambiato",
    doneLead: "D’ora in poi entri con il nuovo indirizzo. La password è quella di prima.",
    failedTitle: "Non siamo riusciti a cambiare l’indirizzo",
    noLinkTitle: "Apri il collegamento che trovi nella posta",
    notChangedHint:
      "Se il cambio non è ancora avvenuto, chiedi un altro collegamento dalle impostazioni del tuo account.",
    account: "Vai al tuo account",
  },

  /** The page that confirms the address of a sign-up. */
  validate: {
    runningTitle: "Confermo il tuo indirizzo",
    running: "Un momento…",
    doneTitle: "Indirizzo confermato",
    doneLead:
      "Grazie. Se la pagina dell’iscrizione è ancora aperta, torna lì: va avanti da sola. Altrimenti accedi e completala.",
    doneSignedIn: "Grazie. Ora puoi completare la tua iscrizione.",
    goOn: "Continua",
    failedTitle: "Non siamo riusciti a confermare l’indirizzo",
    retry: "Riprova",
    expiredTitle: "Questo collegamento non vale più",
    expiredLead:
      "È già stato usato, o è passato troppo tempo. Se hai già confermato, accedi; se no, scrivi la tua e-mail: te ne mandiamo un altro.",
    askTitle: "Conferma il tuo indirizzo",
    askLead:
      "Apri il collegamento che trovi nella tua posta. Se non c’è, scrivi la tua e-mail: te ne mandiamo un altro.",
    send: "Manda un altro collegamento",
    mailedBefore: "Se",
    mailedAfter: "è ancora da confermare, tra poco riceverai un altro messaggio con il collegamento.",
  },

  /** The same on a partner's page, by the next step. */
  here: {
    confirmed: "Indirizzo confermato.",
    done: { "sign-in": "Accedi con la tua password e compila il modulo.", form: "Ora compila il modulo." },
    expired: {
      "sign-in": "È già stato usato, o è passato troppo tempo. Accedi: se serve, da lì ne chiedi un altro.",
      mail: "È già stato usato, o è passato troppo tempo. Qui sotto puoi chiederne un altro.",
    },
  },
} as const;
