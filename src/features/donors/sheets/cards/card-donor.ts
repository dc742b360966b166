import { BLOOD_GROUP_LABELS } from "../../../../domain/donation/blood";
import { registryName } from "../../../../domain/donor/registry-name";
import { paragraphsOf } from "../../../../domain/settings/text-settings";
import { printable } from "../../../../domain/sheets/text-block";
import type { PrintedCard } from "../pdf/cards-pdf";
import type { ReadDonor } from "../read-donors";
import { texts } from "../texts";

export const CARD_FIELDS = ["lastName", "firstName", "cardNumber", "bloodGroup", "area"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardDonor = ReadDonor<CardField>;

interface ZoneContacts {
  name: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/**
 * @param zone of the donor; undefined if unknown
 * @returns what the card shows; null without a card number, or with a name in letters that can't be printed
 */
export function printedCard(
  donor: CardDonor,
  showsGroup: boolean,
  cardText: string,
  zone: ZoneContacts | undefined,
): PrintedCard | null {
  const { cardNumber, bloodGroup } = donor;
  const name = printable(registryName(donor));
  if (cardNumber === "" || name === null || printable(cardNumber) === null) return null;
  const group = showsGroup && bloodGroup !== "" && bloodGroup !== "ND";
  const labels: Readonly<Record<string, string>> = BLOOD_GROUP_LABELS;
  return {
    cardNumber,
    name,
    numbers: [
      [texts.number, cardNumber],
      ...(group ? [[texts.bloodGroup, labels[bloodGroup] ?? bloodGroup] as const] : []),
    ],
    text: paragraphsOf(cardText).flatMap((paragraph) => printable(paragraph) ?? []),
    contacts: [zone?.name, zone?.phone, zone?.email].flatMap((line) => (line && printable(line)) || []),
  };
}
