import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { nextTask } from "../../../../domain/async/next-task";
import { CODE, LOGO, moduleSize } from "../../../../domain/sheets/card-layout";
import {
  A4,
  CARD,
  CARD_SHEET,
  perSheet,
  placeOf,
  type Offset,
  type Place,
} from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import { DROP } from "../../../../ui/icons/marks";
import type { Making } from "./labels-pdf";
import { newPdf, type Pdf, type PdfInfo } from "./new-pdf";

interface PrintedCard {
  cardNumber: string;
  lines: readonly TextLine[];
}

interface CardsFile extends PdfInfo {
  cards: readonly PrintedCard[];
  /** Each card is a page, for card printers; else ten cards a sheet. */
  single: boolean;
  offset: Offset;
}

/** The height of the drop, in units of its path. */
const DROP_HEIGHT = 27;

function drawCard(pdf: Pdf, card: PrintedCard, { x, y }: Pick<Place, "x" | "y">) {
  pdf.shape(DROP, { x: x + LOGO.x, y: y + LOGO.y }, LOGO.height / DROP_HEIGHT);
  pdf.text(card.lines, { x, y });
  const { size, path } = cardCode(card.cardNumber);
  const module = moduleSize(size);
  pdf.shape(path, { x: x + CODE.x + QUIET_ZONE * module, y: y + CODE.y + QUIET_ZONE * module }, module);
}

/** Makes the cards: on sheets of ten, or a page for each. */
export async function cardsPdf(
  { cards, single, offset, ...info }: CardsFile,
  { signal, onProgress }: Making,
): Promise<Blob> {
  const pdf = newPdf(info);
  const size = single ? 1 : perSheet(CARD_SHEET);
  for (let from = 0; from < cards.length; from += size) {
    onProgress(from / cards.length);
    await nextTask();
    signal.throwIfAborted();
    pdf.page(single ? CARD : A4);
    cards.slice(from, from + size).forEach((card, at) => {
      const place = single ? { x: 0, y: 0, ...CARD } : placeOf(CARD_SHEET, at, offset);
      if (!single) pdf.outline(place);
      drawCard(pdf, card, place);
    });
  }
  return pdf.finish();
}
