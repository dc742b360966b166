/** Title, buttons and notice are to the letter (specification §2, §8). */
export const texts = {
  title: "Accettazione della privacy",
  before: "Per usare il sito occorre accettare l’",
  policy: "informativa sulla privacy",
  /** Where no address of the policy is set: whom to ask for it. */
  askForPolicy: " Il testo te lo dà la tua sede.",
  accept: "Accetta privacy",
  accepting: "Un momento…",
  accepted: "Informativa della privacy accettata",
} as const;
