import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { nextTask } from "../../../../domain/async/next-task";
import { cardBack, cardFront, CODE, LOGO, moduleSize, type CardContent } from "../../../../domain/sheets/card-layout";
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

export interface PrintedCard extends CardContent {
  cardNumber: string;
}

interface CardsFile extends PdfInfo {
  cards: readonly PrintedCard[];
  /** Each side of a card is a page, for card printers; else ten cards a sheet. */
  single: boolean;
  /** Whether the backs are printed. */
  backs: boolean;
  /** The place of the first card on the first sheet, from 0. */
  start: number;
  offset: Offset;
}

/** The height of the drop, in units of its path. */
const DROP_HEIGHT = 27;

function drawFront(pdf: Pdf, card: PrintedCard, { x, y }: Pick<Place, "x" | "y">) {
  pdf.shape(DROP, { x: x + LOGO.x, y: y + LOGO.y }, LOGO.height / DROP_HEIGHT);
  pdf.text(cardFront(card, pdf.measure), { x, y });
  const { size, path } = cardCode(card.cardNumber);
  const module = moduleSize(size);
  pdf.shape(path, { x: x + CODE.x + QUIET_ZONE * module, y: y + CODE.y + QUIET_ZONE * module }, module);
}

/** Makes the cards: on sheets of ten, with the backs on the next page in reverse columns, or a page for each side. */
export async function cardsPdf(
  { cards, single, backs, start, offset, ...info }: CardsFile,
  { signal, onProgress }: Making,
): Promise<Blob> {
  const pdf = newPdf(info);
  const size = single ? 1 : perSheet(CARD_SHEET);
  const firstAt = single ? 0 : start;
  const at = (nth: number, back: boolean): Place =>
    single ? { page: nth, x: 0, y: 0, ...CARD } : placeOf(CARD_SHEET, nth, offset, back);
  for (let from = 0; from < firstAt + cards.length; from += size) {
    onProgress(from / (firstAt + cards.length));
    await nextTask();
    signal.throwIfAborted();
    const onPage = Array.from({ length: size }, (_, place) => from + place).flatMap((nth) => {
      const card = cards[nth - firstAt];
      return card ? [{ nth, card }] : [];
    });
    for (const back of backs ? [false, true] : [false]) {
      pdf.page(single ? CARD : A4);
      for (const { nth, card } of onPage) {
        const place = at(nth, back);
        if (!single && !back) pdf.outline(place);
        if (back) pdf.text(cardBack(card, pdf.measure), place);
        else drawFront(pdf, card, place);
      }
    }
  }
  return pdf.finish();
}
