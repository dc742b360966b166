import { withLabel } from "../../domain/labels";
/** Texts of the landing page for visitors, donors and staff. */
export const texts = {
  signIn: "Accedi",
  register: "Registrati",
  stepsTitle: "Per cominciare",
  steps: [
    { title: "Registrati", text: "Servono un indirizzo e-mail e due minuti." },
    { title: "Completa la tua scheda", text: "Quando vuoi, anche in più volte." },
    { title: "Vieni a conoscerci", text: "La sede ti attiva e fissa con te la prima visita." },
  ],
  whoTitle: "Chi può donare",
  who: (from: number, to: number) =>
    `Chi ha tra ${from} e ${to} anni e sta bene. Lo decide sempre il medico, prima di ogni donazione.`,
  hello: (name: string) => `Ciao ${name}`,
  helloNobody: "Ciao",
  staff: "Sei nello spazio dell’associazione.",
  toDashboard: withLabel("Vai alla dashboard", "Vai alla pagina iniziale"),
  toOwnPage: "Vai alla tua pagina",
  toForm: "Completa l’iscrizione",
} as const;
