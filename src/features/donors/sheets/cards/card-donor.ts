import { BLOOD_GROUPS } from "../../../../domain/donation/blood";
import { MAX_CODED } from "../../../../domain/donor/card-code";
import { registryName } from "../../../../domain/donor/registry-name";
import { placeCard, type CardContent } from "../../../../domain/sheets/card-layout";
import type { OmissionReason } from "../../../../domain/sheets/omissions";
import { printable, type Measure, type TextLine } from "../../../../domain/sheets/text-block";
import type { ReadDonor } from "../read-donors";
import { texts } from "../texts";

export const CARD_FIELDS = ["lastName", "firstName", "cardNumber", "bloodGroup", "status"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardDonor = ReadDonor<CardField>;
export interface DonorCard extends CardContent {
  cardNumber: string;
  /** Its texts, placed. */
  lines: readonly TextLine[];
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

/** @param group whether the card shows the blood group @returns the donor's card, or why there is none */
export function donorCard(donor: CardDonor, group: boolean, measure: Measure): DonorCard | OmissionReason {
  const omission = cardOmission(donor);
  if (omission) return omission;
  const { cardNumber } = donor;
  const bloodGroup = group && BLOOD_GROUPS.find((one) => one === donor.bloodGroup && one !== "ND");
  const content: CardContent = {
    name: printable(registryName(donor)) ?? "",
    numbers: [[texts.number, cardNumber], ...(bloodGroup ? [[texts.bloodGroup, bloodGroup] as const] : [])],
  };
  const lines = placeCard(content, measure);
  return lines ? { ...content, lines, cardNumber } : "size";
}
