import { CARD } from "../../../../domain/sheets/sheet-layout";
import { cx, tw } from "../../../../ui/tw";
import { paperClass, PlacedText } from "../placed-text";
import type { DonorCard } from "./card-donor";

/** A card as it is printed. */
export const CardPreview = ({ card: { name, numbers, lines, paths } }: { card: DonorCard }) => (
  <div
    role="img"
    aria-label={[name, ...numbers.map(([label, value]) => `${label} ${value}`)].join(", ")}
    className={cx(paperClass, tw`w-full max-w-[340px] rounded-lg`)}
    style={{ aspectRatio: `${CARD.width} / ${CARD.height}` }}
  >
    <svg
      aria-hidden
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      className={tw`absolute inset-x-0 inset-y-0 h-full w-full`}
    >
      {paths.map(({ path, x, y, unit }) => (
        <path key={path} d={path} transform={`translate(${x} ${y}) scale(${unit})`} />
      ))}
    </svg>
    <PlacedText lines={lines} {...CARD} />
  </div>
);
