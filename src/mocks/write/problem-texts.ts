import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { Problem, ProblemCode } from "../../domain/validation/problem";
import { HttpError } from "../guard";

/** The server's texts; screens have their own, by the code of the problem. */
const TEXTS: Record<ProblemCode, string> = {
  missing: "il campo è obbligatorio",
  type: "il valore non è valido",
  unknown: "il valore non è tra quelli previsti",
  "too-long": "il testo è troppo lungo",
  "too-short": "mancano delle cifre",
  repeated: "è una cifra sola, ripetuta",
  form: "non è scritto come dovrebbe",
  "check-character": "il carattere di controllo non torna",
  date: "contiene una data che non esiste",
  day: "il giorno non esiste",
  "too-early": "la data è troppo lontana",
  future: "la data non può essere futura",
  "before-birth": "la data viene prima della nascita",
  "before-start": "la fine viene prima dell'inizio",
};
const FIELDS: FieldCatalogue = { ...AWARD_FIELDS, ...DONATION_FIELDS, ...DONOR_FIELDS };

/** @returns a 422 with the text and the code of each problem */
export const unprocessable = (problems: readonly Problem[]): HttpError =>
  new HttpError(422, {
    error: problems.map(({ field, code }) => ({ msg: problemText({ field, code }), param: field, code })),
  });

/** @returns the texts of problems: "Zona: il valore non è tra quelli previsti; CAP: ..." */
export const problemTexts = (problems: readonly Problem[]): string => problems.map(problemText).join("; ");

function problemText({ field, code }: Problem): string {
  return `${FIELDS[field]?.label ?? field}: ${TEXTS[code]}`;
}
