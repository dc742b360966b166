import { CARD } from "../../../../domain/sheets/sheet-layout";
import { tw } from "../../../../ui/tw";
import { PlacedText } from "../placed-text";
import type { DonorCard } from "./card-donor";

/** A card as it is printed. */
export const CardPreview = ({ card: { name, numbers, lines, paths } }: { card: DonorCard }) => (
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
      {paths.map(({ path, x, y, unit }) => (
        <path key={path} d={path} transform={`translate(${x} ${y}) scale(${unit})`} />
      ))}
    </svg>
    <PlacedText lines={lines} {...CARD} />
  </div>
);
