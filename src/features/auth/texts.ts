import { MAX_NAME, MAX_TEXT } from "../../domain/constants";

const REGISTER = "Registrati";

/** Texts of the sign-in and the sign-up. */
export const texts = {
  email: "E-mail",
  notOffered: "Servizio non disponibile: scrivi all’associazione.",
  emailMissing: "Scrivi la tua e-mail.",
  emailWrong: "Questo non è un indirizzo e-mail: manca qualcosa, per esempio «nome@esempio.it».",
  emailTooLong: `È troppo lunga: al massimo ${MAX_TEXT} caratteri.`,
  password: "Password",
  privacy: "Informativa sulla privacy",

  signIn: "Accedi",
  signInLead: "Usa l’e-mail della tua registrazione.",
  signingIn: "Accedo…",
  passwordMissing: "Scrivi la tua password.",
  forgot: "Password dimenticata?",
  noAccount: "Non hai ancora un account?",
  attemptsLeft: (count: number) =>
    `${count === 1 ? "Ti resta un tentativo" : `Ti restano ${count} tentativi`}, poi l’accesso si blocca.`,
  locked: "Succede dopo troppe password sbagliate.",
  unlock: "Se non la ricordi, scegli una nuova password: sblocca anche l’accesso.",
  expired: "Ti abbiamo mandato un’e-mail con il collegamento per sceglierne una nuova: controlla la posta.",
  firstLogin:
    "È la prima volta che entri: ti abbiamo mandato un’e-mail con il collegamento per scegliere la tua password. Controlla la posta.",
  recaptchaFailed:
    "Non riusciamo a fare il controllo anti-robot. Disattiva il blocco dei contenuti per questa pagina e riprova.",
  recaptcha: "Accesso protetto da reCAPTCHA.",
  expiredSession: "La sessione è finita. Accedi di nuovo: torni dove eri.",
  deactivated:
    "Un amministratore ha disattivato il tuo accesso. Se è un errore, scrivigli: può riattivarlo quando vuole.",

  register: REGISTER,
  registerLead: "Bastano due minuti: poi completi la tua scheda di donatore con calma.",
  registering: "Registro…",
  firstName: "Nome",
  firstNameMissing: "Scrivi il tuo nome.",
  nameTooLong: `È troppo lungo: al massimo ${MAX_NAME} caratteri.`,
  lastName: "Cognome",
  lastNameMissing: "Scrivi il tuo cognome.",
  emailHelp: "Ti scriviamo qui per confermarla.",
  emailTaken: "Questo indirizzo è già registrato.",
  or: "oppure",
  newPassword: "scegli una nuova password",
  area: "Zona",
  areaHelp: "Quella dove vorresti donare.",
  areaMissing: "Indica la tua zona.",
  areaChoose: "Scegli una zona",
  areaLoading: "Carico le zone…",
  areaFailed: "Non riusciamo a leggere le zone.",
  areaNone: "Non ci sono ancora zone: scrivi all’associazione.",
  retrying: "Riprovo…",
  accessOnly: `Con «${REGISTER}» crei solo l’accesso: i consensi li dai alla fine, uno per uno.`,
  hasAccount: "Hai già un account?",

  sending: "Mando…",
  backToLogin: "Torna all’accesso",
} as const;
