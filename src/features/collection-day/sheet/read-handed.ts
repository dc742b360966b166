import { readHanded } from "../../../shared/mail-to";
import type { HandedDonors } from "../handed-donors";

/** @param stored the value of `HANDED_KEY` in the history entry, of any shape */
export function readHandedDonors(stored: string): HandedDonors {
  try {
    const { cards } = JSON.parse(stored) as HandedDonors;
    return { ...readHanded(stored), ...(Array.isArray(cards) && { cards: cards.map(String) }) };
  } catch {
    return {};
  }
}
