import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { CODE, LOGO, moduleSize } from "../../../../domain/sheets/card-layout";
import { CARD } from "../../../../domain/sheets/sheet-layout";
import { DROP } from "../../../../ui/icons/marks";
import { tw } from "../../../../ui/tw";
import { PlacedText } from "../placed-text";
import { texts } from "../texts";
import type { DonorCard } from "./card-donor";

interface CardPreviewProps {
  card: DonorCard;
  back: boolean;
}

const face = tw`relative overflow-hidden rounded-lg border border-line-control bg-[#fff] text-[#1c1815] forced:[forced-color-adjust:none]`;
const ratio = { aspectRatio: `${CARD.width} / ${CARD.height}` };

/** Both sides of a card, as they are printed. */
export function CardPreview({ card, back }: CardPreviewProps) {
  const { size, path } = cardCode(card.cardNumber);
  const module = moduleSize(size);
  const code = { x: CODE.x + QUIET_ZONE * module, y: CODE.y + QUIET_ZONE * module };
  return (
    <div className={tw`grid grid-cols-2 gap-4 narrow:grid-cols-[minmax(0,1fr)]`}>
      <figure className={tw`grid gap-1.5`}>
        <div role="img" aria-label={`${texts.front}: ${textOf(card)}`} className={face} style={ratio}>
          <svg
            viewBox={`0 0 ${CARD.width} ${CARD.height}`}
            aria-hidden
            className={tw`absolute inset-x-0 inset-y-0 h-full w-full`}
          >
            <path d={DROP} transform={`translate(${LOGO.x} ${LOGO.y}) scale(${LOGO.height / 27})`} />
            <path d={path} transform={`translate(${code.x} ${code.y}) scale(${module})`} shapeRendering="crispEdges" />
          </svg>
          <PlacedText lines={card.front} {...CARD} />
        </div>
        <figcaption className={tw`text-label text-muted`}>{texts.front}</figcaption>
      </figure>
      {back && (
        <figure className={tw`grid content-start gap-1.5`}>
          <div
            role="img"
            aria-label={`${texts.backSide}: ${[...card.text, ...card.contacts].join(", ")}`}
            className={face}
            style={ratio}
          >
            <PlacedText lines={card.back} {...CARD} />
          </div>
          <figcaption className={tw`text-label text-muted`}>{texts.backSide}</figcaption>
        </figure>
      )}
    </div>
  );
}

const textOf = ({ name, numbers }: DonorCard) =>
  [name, ...numbers.map(([label, value]) => `${label} ${value}`)].join(", ");
