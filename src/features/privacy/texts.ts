/** The specification (§2, §8) prescribes title, buttons and notice. */
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
