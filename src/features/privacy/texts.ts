/** Title, buttons and notice are prescribed (specification §2, §8). */
export const texts = {
  title: "Accettazione della privacy",
  before: "Per usare il sito occorre accettare l’",
  policy: "informativa sulla privacy",
  /** Shown if the policy has no address. */
  askForPolicy: " Il testo te lo dà la tua sede.",
  accept: "Accetta privacy",
  accepting: "Un momento…",
  accepted: "Informativa della privacy accettata",
} as const;
