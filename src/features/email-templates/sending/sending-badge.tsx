import { CalendarClock, Check, Pause, Send, X } from "lucide-react";
import { Badge } from "../../../ui/badge";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/tone";
import { texts } from "./texts";

const LOOKS: Partial<Record<string, { tone: Tone; glyph: IconType }>> = {
  scheduled: { tone: "info", glyph: CalendarClock },
  sending: { tone: "info", glyph: Send },
  sent: { tone: "success", glyph: Check },
  stopped: { tone: "warn", glyph: Pause },
  cancelled: { tone: "neutral", glyph: X },
};

/** How far a sending is; a word that only its server knows is shown as it is. */
export const SendingBadge = ({ state }: { state: string }) =>
  state === "" ? null : <Badge label={texts.state[state] ?? state} {...LOOKS[state]} />;
