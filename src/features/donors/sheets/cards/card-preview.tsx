import { cardCode, QUIET_ZONE } from "../../../../domain/donor/card-code";
import { CODE, LOGO, moduleSize } from "../../../../domain/sheets/card-layout";
import { CARD } from "../../../../domain/sheets/sheet-layout";
import { DROP } from "../../../../ui/icons/marks";
import { tw } from "../../../../ui/tw";
import { PlacedText } from "../placed-text";
import type { DonorCard } from "./card-donor";

/** A card as it is printed. */
export function CardPreview({ card: { name, numbers, lines, cardNumber } }: { card: DonorCard }) {
  const { size, path } = cardCode(cardNumber);
  const module = moduleSize(size);
  const code = { x: CODE.x + QUIET_ZONE * module, y: CODE.y + QUIET_ZONE * module };
  return (
    <div
      role="img"
      aria-label={[name, ...numbers.map(([label, value]) => `${label} ${value}`)].join(", ")}
      className={tw`relative w-full max-w-[340px] overflow-hidden rounded-lg border border-line-control bg-[#fff] text-[#1c1815] forced:[forced-color-adjust:none]`}
      style={{ aspectRatio: `${CARD.width} / ${CARD.height}` }}
    >
      <svg
        viewBox={`0 0 ${CARD.width} ${CARD.height}`}
        aria-hidden
        className={tw`absolute inset-x-0 inset-y-0 h-full w-full`}
      >
        <path d={DROP} transform={`translate(${LOGO.x} ${LOGO.y}) scale(${LOGO.height / 27})`} />
        <path d={path} transform={`translate(${code.x} ${code.y}) scale(${module})`} shapeRendering="crispEdges" />
      </svg>
      <PlacedText lines={lines} {...CARD} />
    </div>
  );
}
