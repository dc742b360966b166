/** Title, buttons and notice are specification §2's and §4's, to the letter. */
export const texts = {
  title: "Accettazione della privacy",
  before: "Per usare il sito occorre accettare l’",
  policy: "informativa sulla privacy",
  close: "Chiudi",
  accept: "Accetta privacy",
  accepting: "Un momento…",
  accepted: "Informativa della privacy accettata",
} as const;
