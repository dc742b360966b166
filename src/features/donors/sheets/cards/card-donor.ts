import { BLOOD_GROUPS } from "../../../../domain/donation/blood";
import { MAX_CODED } from "../../../../domain/donor/card-code";
import { registryName } from "../../../../domain/donor/registry-name";
import { paragraphsOf } from "../../../../domain/settings/text-settings";
import { placeCard, type CardContent } from "../../../../domain/sheets/card-layout";
import type { OmissionReason } from "../../../../domain/sheets/omissions";
import { printable, type Measure } from "../../../../domain/sheets/text-block";
import type { PrintedCard } from "../pdf/cards-pdf";
import type { ReadDonor } from "../read-donors";
import { texts } from "../texts";

export const CARD_FIELDS = ["lastName", "firstName", "cardNumber", "bloodGroup", "area", "status"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardDonor = ReadDonor<CardField>;
export type DonorCard = PrintedCard & CardContent;

/** What a card shows besides the name and the number. */
interface CardExtras {
  group: boolean;
  /** The association's text for the back. */
  text: string;
  /** The donor's zone; undefined if unknown. */
  zone: { name: string; phone?: string | undefined; email?: string | undefined } | undefined;
}

/** @returns why a donor gets no card, as far as the record says; null if there is no reason */
export function cardOmission(donor: CardDonor): OmissionReason | null {
  const { status, cardNumber } = donor;
  const name = registryName(donor);
  if (status === "dead") return "dead";
  if (cardNumber === "") return "number";
  if (name === "") return "name";
  if (printable(name) === null || printable(cardNumber) === null) return "letters";
  return cardNumber.length > MAX_CODED ? "size" : null;
}

/** @returns the donor's card, or why there is none */
export function donorCard(
  donor: CardDonor,
  { group, text, zone }: CardExtras,
  measure: Measure,
): DonorCard | OmissionReason {
  const omission = cardOmission(donor);
  if (omission) return omission;
  const { cardNumber } = donor;
  const bloodGroup = group && BLOOD_GROUPS.find((one) => one === donor.bloodGroup && one !== "ND");
  const content: CardContent = {
    name: printable(registryName(donor)) ?? "",
    numbers: [[texts.number, cardNumber], ...(bloodGroup ? [[texts.bloodGroup, bloodGroup] as const] : [])],
    text: paragraphsOf(text).flatMap((paragraph) => printable(paragraph) ?? []),
    contacts: [zone?.name, zone?.phone, zone?.email].flatMap((line) => (line && printable(line)) || []),
  };
  const placed = placeCard(content, measure);
  return placed ? { ...content, ...placed, cardNumber } : "size";
}
