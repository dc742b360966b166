/** Texts of the screens; English where specification §2 is. */
export const texts = {
  notFoundTitle: "Page not found",
  pageLoading: "Apro la pagina",
  unknownRole: "Il tuo account non è ancora abilitato",
  unknownRoleHint:
    "Il ruolo del tuo account non è tra quelli che conosciamo. Chi gestisce l’associazione può sistemarlo: senti la tua sede.",
  leave: "Esci",
} as const;
