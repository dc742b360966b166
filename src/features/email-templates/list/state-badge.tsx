import { Archive, Check, Clock, Pause, Pencil, Send } from "lucide-react";
import { Badge } from "../../../ui/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/tone";
import type { TemplateRow } from "../template";
import { standingOf, type Standing } from "./standing";
import { texts } from "./texts";

const LOOKS: Record<Standing, { tone: Tone; glyph: IconType }> = {
  draft: { tone: "neutral", glyph: Pencil },
  ready: { tone: "info", glyph: Check },
  scheduled: { tone: "info", glyph: Clock },
  sending: { tone: "info", glyph: Send },
  stopped: { tone: "warn", glyph: Pause },
  sent: { tone: "success", glyph: Check },
  archived: { tone: "neutral", glyph: Archive },
};

/** Where a template stands; a word that only its server knows is shown as it is. */
export function StateBadge({ row }: { row: TemplateRow }) {
  const standing = standingOf(row);
  if (standing) return <Badge label={texts.standings[standing]} {...LOOKS[standing]} />;
  return row.state === null ? null : <Badge label={row.state} />;
}
