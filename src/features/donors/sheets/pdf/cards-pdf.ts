import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { nextTask } from "../../../../domain/async/next-task";
import { CODE, LOGO, moduleSize, type PlacedCard } from "../../../../domain/sheets/card-layout";
import {
  A4,
  CARD,
  CARD_SHEET,
  perSheet,
  placeOf,
  type Offset,
  type Place,
} from "../../../../domain/sheets/sheet-layout";
import { DROP } from "../../../../ui/icons/marks";
import type { Making } from "./labels-pdf";
import { newPdf, type Pdf, type PdfInfo } from "./new-pdf";

export interface PrintedCard extends PlacedCard {
  cardNumber: string;
}

interface CardsFile extends PdfInfo {
  cards: readonly PrintedCard[];
  /** Each side of a card is a page, for card printers; else ten cards a sheet. */
  single: boolean;
  /** Whether the backs are printed. */
  backs: boolean;
  offset: Offset;
}

/** The height of the drop, in units of its path. */
const DROP_HEIGHT = 27;

function drawFront(pdf: Pdf, card: PrintedCard, { x, y }: Pick<Place, "x" | "y">) {
  pdf.shape(DROP, { x: x + LOGO.x, y: y + LOGO.y }, LOGO.height / DROP_HEIGHT);
  pdf.text(card.front, { x, y });
  const { size, path } = cardCode(card.cardNumber);
  const module = moduleSize(size);
  pdf.shape(path, { x: x + CODE.x + QUIET_ZONE * module, y: y + CODE.y + QUIET_ZONE * module }, module);
}

/** Makes the cards: on sheets of ten, with the backs on the next page in reverse columns, or a page for each side. */
export async function cardsPdf(
  { cards, single, backs, offset, ...info }: CardsFile,
  { signal, onProgress }: Making,
): Promise<Blob> {
  const pdf = newPdf(info);
  const size = single ? 1 : perSheet(CARD_SHEET);
  for (let from = 0; from < cards.length; from += size) {
    onProgress(from / cards.length);
    await nextTask();
    signal.throwIfAborted();
    for (const back of backs ? [false, true] : [false]) {
      pdf.page(single ? CARD : A4);
      cards.slice(from, from + size).forEach((card, at) => {
        const place = single ? { x: 0, y: 0, ...CARD } : placeOf(CARD_SHEET, at, offset, back);
        if (!single && !back) pdf.outline(place);
        if (back) pdf.text(card.back, place);
        else drawFront(pdf, card, place);
      });
    }
  }
  return pdf.finish();
}
