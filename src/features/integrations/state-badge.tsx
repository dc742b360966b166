import { Check, CircleAlert, CircleDashed } from "lucide-react";
import { Badge } from "../../ui/display/badge";
import type { Integration } from "./integration";
import { standingOf, TONES, type Standing } from "./standing";
import { texts } from "./texts";

const GLYPHS: Record<Standing, typeof Check> = {
  ...{ active: Check, ready: Check, failing: CircleAlert },
  ...{ untested: CircleDashed, missing: CircleDashed },
};

/** How a provider stands, in a word. */
export function StateBadge({ integration }: { integration: Integration }) {
  const standing = standingOf(integration);
  return <Badge tone={TONES[standing]} glyph={GLYPHS[standing]} label={texts.states[standing]} />;
}
