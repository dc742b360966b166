import { Archive, Check, Pencil } from "lucide-react";
import {
  isTemplateState,
  TEMPLATE_STATE_LABELS,
  type TemplateState,
} from "../../../domain/email-template/template-state";
import { Badge } from "../../../ui/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/tone";

const LOOKS: Record<TemplateState, { tone: Tone; glyph: IconType }> = {
  draft: { tone: "neutral", glyph: Pencil },
  ready: { tone: "info", glyph: Check },
  archived: { tone: "neutral", glyph: Archive },
};

/** Where a template stands; a word that only its server knows is shown as it is. */
export function StateBadge({ state }: { state: string | null }) {
  if (state === null) return null;
  if (!isTemplateState(state)) return <Badge label={state} />;
  return <Badge label={TEMPLATE_STATE_LABELS[state]} {...LOOKS[state]} />;
}
