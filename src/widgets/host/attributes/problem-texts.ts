import type { AttributeProblem } from "./settings";

/** Texts of the notice about wrong attributes. */
export const texts = {
  /** For visitors, by tag. */
  inactive: {
    "gds-backoffice": "L’area soci non è ancora attiva su questa pagina.",
    "gds-donor-registration": "L’iscrizione non è ancora attiva su questa pagina.",
    "gds-notification-bell": "Le notifiche non sono ancora attive su questa pagina.",
  } as Partial<Record<string, string>>,
  inactiveOther: "Questo riquadro non è ancora attivo su questa pagina.",
  forOwner: "Per chi cura il sito",
  help: "Vanno corretti gli attributi dell’elemento nella pagina:",
  ignored: "Vale il valore predefinito.",
};

/** @returns a sentence that says what is wrong with an attribute and how to correct it */
export function problemMessage(problem: AttributeProblem): string {
  const { attribute } = problem;
  switch (problem.kind) {
    case "missing":
      return `Manca l’attributo ${attribute}: è l’indirizzo dell’API, per esempio https://api.esempio.it/v2.`;
    case "no-address":
      return `L’attributo ${attribute} non è un indirizzo valido: «${problem.value}».`;
    case "not-secure":
      return `La pagina è in https: anche l’attributo ${attribute} deve esserlo, ma è «${problem.value}». Il browser lo blocca.`;
    case "not-v2":
      return `L’attributo ${attribute} deve finire con /v2: «${problem.value}».`;
    case "no-key":
      return `L’attributo ${attribute} non è una chiave valida.`;
    case "not-allowed":
      return `L’attributo ${attribute} indica un altro sito, «${problem.value}»: un segnaposto può farlo solo se il tag dello script lo permette con data-gds-origins.`;
    case "no-choice":
      return `L’attributo ${attribute} vale «${problem.value}», ma può essere solo ${problem.choices.join(", ")}.`;
  }
}

const reported = new Set<string>();

/** Writes to the console, once each, which attributes of an element have their default because of a problem. */
export function reportIgnored(tag: string, problems: readonly AttributeProblem[]): void {
  for (const problem of problems) {
    const line = `<${tag}>: ${problemMessage(problem)} ${texts.ignored}`;
    if (!reported.has(line)) console.warn(line);
    reported.add(line);
  }
}
