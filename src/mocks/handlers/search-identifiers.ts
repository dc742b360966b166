import type { Donors } from "../db/donors";

const digitsOf = (text: string | null) => (text ?? "").replace(/\D/g, "");
/** Numbers as they are dialled in Italy. */
const national = (text: string) => digitsOf(text.trim().replace(/^(\+|00)39/, ""));
const bare = (card: string | null) => (card ?? "").replace(/^0+/, "");

/** @returns the rows of those whose fiscal code, card number or telephone a text is, however it is written */
export function identifiedBy(donors: Donors, text: string): number[] {
  const code = text.replace(/\s/g, "").toUpperCase();
  const number = /^[+\d][\d\s()./-]*$/.test(text.trim()) ? national(text) : "";
  const rows: number[] = [];
  for (let row = 0; row < donors.size; row++) {
    if (!donors.exists(row)) continue;
    const { fiscalCode, cardNumber, mobile, phoneHome, officePhone } = donors.at(row);
    const phones = number.length >= 6 ? [mobile, phoneHome, officePhone].map((phone) => national(phone ?? "")) : [];
    const isCard = number !== "" && cardNumber !== null && bare(cardNumber) === bare(number);
    if (fiscalCode?.toUpperCase() === code || isCard || phones.includes(number)) rows.push(row);
  }
  return rows;
}
