import { CARD } from "../../../../domain/sheets/sheet-layout";
import { cx, tw } from "../../../../ui/tw";
import { paperClass, PlacedText } from "../placed-text";
import type { DonorCard } from "./card-donor";

/** A card as it is printed. */
export const CardPreview = ({ card: { name, numbers, lines, paths } }: { card: DonorCard }) => (
  <svg
    role="img"
    aria-label={[name, ...numbers.map(([label, value]) => `${label} ${value}`)].join(", ")}
    viewBox={`0 0 ${CARD.width} ${CARD.height}`}
    className={cx(paperClass, tw`max-w-[340px] rounded-lg`)}
  >
    {paths.map(({ path, x, y, unit }) => (
      <path key={path} d={path} transform={`translate(${x} ${y}) scale(${unit})`} />
    ))}
    <PlacedText lines={lines} />
  </svg>
);
