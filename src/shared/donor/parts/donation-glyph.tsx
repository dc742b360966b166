import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import { GlyphDottedRing, GlyphDrop, GlyphHalfDrop } from "../../../ui/icons/marks";
import { tw } from "../../../ui/tw";

const SHAPES: Record<DonationType, { Shape: typeof GlyphDrop; colour: string }> = {
  1: { Shape: GlyphDrop, colour: tw`flex-none size-3.5 text-data-blood` },
  2: { Shape: GlyphDottedRing, colour: tw`flex-none size-3.5 text-data-platelets` },
  3: { Shape: GlyphHalfDrop, colour: tw`flex-none size-3.5 text-data-plasma` },
};

/**
 * Shows a type of donation by shape and colour.
 * @param named whether it has an accessible name; not needed if the name is beside it
 */
export function DonationGlyph({ type, named = false }: { type: DonationType; named?: boolean }) {
  const { Shape, colour } = SHAPES[type];
  return named ? (
    <Shape className={colour} role="img" aria-label={DONATION_TYPE_LABELS[type]} />
  ) : (
    <Shape className={colour} aria-hidden />
  );
}
