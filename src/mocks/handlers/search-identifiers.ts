import type { components } from "../../contract/api";
import type { DonorRow } from "../db/donor-row";
import type { Donors } from "../db/donors";
import { dialled } from "../db/telephones";

/** What of a donor names nobody else. */
export type Identifier = NonNullable<components["schemas"]["SearchHit"]["matched"]>;

/** @returns tells which of a donor's identifiers a text is, however it is written; null for none */
export function identifierIn(text: string): (donor: DonorRow) => Identifier | null {
  const code = text.replace(/\s/g, "").toUpperCase();
  const number = /^[+\d][\d\s()./-]*$/.test(text) ? dialled(text) : "";
  return ({ key, fiscalCode, cardNumber, serialNumber, mobile, phoneHome }) => {
    if (code && fiscalCode === code) return "fiscalCode";
    if (code && serialNumber?.toUpperCase() === code) return "serialNumber";
    if (code && key.toUpperCase() === code) return "key";
    if (number && cardNumber && Number(cardNumber) === Number(number)) return "cardNumber";
    return number.length > 5 && [mobile, phoneHome].some((phone) => dialled(phone) === number) ? "phone" : null;
  };
}

/** @returns the rows of those whom a text names so */
export function identifiedBy(donors: Donors, text: string): number[] {
  const identifier = identifierIn(text);
  const rows: number[] = [];
  for (let row = 0; row < donors.size; row++) if (donors.exists(row) && identifier(donors.at(row))) rows.push(row);
  return rows;
}
