import { BLOOD_GROUPS } from "../../../../domain/donation/blood";
import { MAX_CODED } from "../../../../domain/donor/card-code";
import { registryName } from "../../../../domain/donor/registry-name";
import { LOGO, placeCard, placeCode, type CardContent, type PlacedPath } from "../../../../domain/sheets/card-layout";
import type { OmissionReason, OmittedDonor } from "../../../../domain/sheets/omissions";
import { printable, type Measure, type TextLine } from "../../../../domain/sheets/text-block";
import { DROP } from "../../../../ui/icons/marks";
import type { ReadDonor } from "../read-donors";
import { texts } from "../texts";

export const CARD_FIELDS = ["lastName", "firstName", "cardNumber", "bloodGroup", "status"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Whether a donor agrees to the text about health data. */
export type HealthConsent = "given" | "none" | "unknown";

export interface CardDonor extends ReadDonor<CardField> {
  consent: HealthConsent;
}

export interface DonorCard extends CardContent {
  /** Its texts, placed. */
  lines: readonly TextLine[];
  /** The logo and the code. */
  paths: readonly PlacedPath[];
}

/** The height of the drop, in units of its path. */
const DROP_HEIGHT = 27;

const groupOf = ({ bloodGroup }: ReadDonor<CardField>) =>
  BLOOD_GROUPS.find((group) => group === bloodGroup && group !== "ND");

/** @returns why a donor gets no card, as far as the record says; null if there is no reason */
function cardOmission(donor: ReadDonor<CardField>): OmissionReason | null {
  const { status, cardNumber } = donor;
  const name = registryName(donor);
  if (status === "dead") return "dead";
  if (cardNumber === "") return "number";
  if (name === "") return "name";
  if (printable(name) === null || printable(cardNumber) === null) return "letters";
  return cardNumber.length > MAX_CODED ? "size" : null;
}

/** @returns whether a donor's card shows the blood group, if the donor agrees */
export const mayShowGroup = (donor: ReadDonor<CardField>): boolean =>
  cardOmission(donor) === null && groupOf(donor) !== undefined;

/** @param group whether the card shows the blood group, if the donor agrees @returns the donor's card, or why there is none */
export function donorCard(donor: CardDonor, group: boolean, measure: Measure): DonorCard | OmissionReason {
  const omission = cardOmission(donor);
  if (omission) return omission;
  const { cardNumber, consent } = donor;
  const bloodGroup = group && consent === "given" && groupOf(donor);
  const content: CardContent = {
    name: printable(registryName(donor)) ?? "",
    numbers: [[texts.number, cardNumber], ...(bloodGroup ? [[texts.bloodGroup, bloodGroup] as const] : [])],
  };
  const lines = placeCard(content, measure);
  if (!lines) return "size";
  const logo = { path: DROP, x: LOGO.x, y: LOGO.y, unit: LOGO.height / DROP_HEIGHT };
  return { ...content, lines, paths: [logo, placeCode(cardNumber)] };
}

/** @returns the cards of donors, and who gets none */
export function donorCards(donors: readonly CardDonor[], group: boolean, measure: Measure) {
  const cards: DonorCard[] = [];
  const omitted: OmittedDonor[] = [];
  for (const donor of donors) {
    const card = donorCard(donor, group, measure);
    if (typeof card === "string") omitted.push({ reason: card, name: registryName(donor) });
    else cards.push(card);
  }
  return { cards, omitted };
}
