import type { ThemeChoice } from "../../ui/theme-choice";

/** What the account's page says. The title is to the letter (specification §2). */
export const texts = {
  title: "Account settings",
  lead: "Come entri, e come vedi queste pagine. Vale solo per te.",
  email: {
    title: "E-mail",
    hint: "È quella con cui accedi. Per cambiarla, senti la tua sede.",
  },
  password: {
    title: "Password",
    username: "E-mail",
    current: "Password attuale",
    next: "Nuova password",
    currentMissing: "Scrivi la password che usi adesso.",
    same: "È la password di prima: scegline una diversa.",
    submit: "Cambia password",
    submitting: "Cambio…",
    done: "Password cambiata",
    failed: "Password non cambiata",
  },
  theme: {
    title: "Tema",
    hint: "La scelta resta su questo dispositivo.",
    legend: "Aspetto delle pagine",
    options: { site: "Come il sito", light: "Chiaro", dark: "Scuro", auto: "Come il dispositivo" } satisfies Record<
      ThemeChoice | "site",
      string
    >,
  },
  others: {
    title: "Altri dispositivi",
    hint: "Se hai usato il computer di qualcun altro, o hai perso il telefono, esci da lì stando qui. Qui resti dentro.",
    submit: "Esci dagli altri dispositivi",
    submitting: "Esco…",
    done: "Hai chiuso le altre sessioni",
    failed: "Le altre sessioni sono ancora aperte",
  },
} as const;
