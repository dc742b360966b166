/** What the sign-in screen says. */
export const texts = {
  title: "Accedi",
  lead: "Usa l’e-mail della tua registrazione.",
  email: "E-mail",
  password: "Password",
  submit: "Accedi",
  submitting: "Accedo…",
  passwordMissing: "Scrivi la tua password.",
  forgot: "Password dimenticata?",
  noAccount: "Non hai ancora un account?",
  register: "Registrati",
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
  privacy: "Informativa sulla privacy",
  expiredSession: "La sessione è finita. Accedi di nuovo: torni dove eri.",
} as const;
