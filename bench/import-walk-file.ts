import { csvHead, csvLine } from "../src/domain/export/csv";
import { specifiedFields } from "../src/domain/export/export-fields";
import { madeDonors } from "./import-donors";

/** Somebody of the registry, as the API tells of them. */
export interface Known {
  [field: string]: string | null;
  _id: string;
}

/**
 * @returns a CSV of all columns. One of ten rows is of somebody whom the registry knows, half of them with nothing new; one of
 *   500 has a day that isn't one
 */
export function walkFile(rows: number, known: readonly Known[]): string {
  const fields = specifiedFields("donors");
  const coded = known.filter(({ fiscalCode }) => fiscalCode);
  const lines = [csvHead(fields)];
  let nth = 0;
  for (const made of madeDonors(rows)) {
    const one = nth % 10 === 0 ? coded[nth / 10] : undefined;
    const values: typeof made = one
      ? { ...named(one), ...(nth % 20 === 0 && { branch: "Sede di prova" }) }
      : { ...made, key: null, cardNumber: `W${nth}`, email: `walk.${nth}@esempio.it` };
    const line = csvLine(fields, fields.map(({ name }) => values[name] ?? null)); // prettier-ignore
    lines.push(nth % 500 === 7 ? line.replace(/;\d\d\/\d\d\/(\d{4});/, ";31/02/$1;") : line);
    nth += 1;
  }
  return lines.join("");
}

const NAMED = ["fiscalCode", "lastName", "firstName", "area"];
const named = (one: Known) => Object.fromEntries(NAMED.map((name) => [name, one[name] ?? null]));
