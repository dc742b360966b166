import type { Donors } from "../db/donors";
import { dialled } from "../db/telephones";

/** @returns the rows of those whose fiscal code, card number or telephone a text is, however it is written */
export function identifiedBy(donors: Donors, text: string): number[] {
  const code = text.replace(/\s/g, "").toUpperCase();
  const number = /^[+\d][\d\s()./-]*$/.test(text) ? dialled(text) : "";
  const rows: number[] = [];
  for (let row = 0; row < donors.size; row++) {
    const { fiscalCode, cardNumber, mobile, phoneHome } = donors.at(row);
    const isCard = number && cardNumber && Number(cardNumber) === Number(number);
    const isPhone = number.length > 5 && [mobile, phoneHome].some((phone) => dialled(phone) === number);
    if (donors.exists(row) && (fiscalCode === code || isCard || isPhone)) rows.push(row);
  }
  return rows;
}
