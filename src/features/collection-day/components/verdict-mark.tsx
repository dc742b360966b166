import { Check, CircleAlert, CircleCheck, CloudOff, Copy, MapPinOff, TriangleAlert } from "lucide-react";
import type { Tone } from "../../../ui/display/tone";
import { Badge } from "../../../ui/display/badge";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { Verdict } from "../sheet/verdict";
import { texts } from "../texts";

const BADGES: Record<Exclude<Verdict["kind"], "good" | "waiting">, { tone: Tone; glyph: IconType }> = {
  unchecked: { tone: "neutral", glyph: CloudOff },
  unknown: { tone: "danger", glyph: CircleAlert },
  elsewhere: { tone: "neutral", glyph: MapPinOff },
  already: { tone: "neutral", glyph: Copy },
  "before-birth": { tone: "danger", glyph: CircleAlert },
  warned: { tone: "warn", glyph: TriangleAlert },
};

/** @returns the word of a verdict */
export const verdictWord = (verdict: Verdict): string =>
  verdict.kind === "warned" && verdict.confirmed ? texts.verdicts.confirmed : texts.verdicts[verdict.kind];

/** Shows a verdict as a glyph and a word. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { kind } = verdict;
  const word = verdictWord(verdict);
  if (kind === "waiting") return <span className={tw`text-faint`}>{word}</span>;
  if (kind === "good")
    return (
      <span className={tw`inline-flex items-center gap-1.5 whitespace-nowrap text-success-text`}>
        <Icon of={CircleCheck} size={16} />
        {word}
      </span>
    );
  if (kind === "warned" && verdict.confirmed) return <Badge label={word} glyph={Check} />;
  // the badge stands out on a coloured row
  return <Badge {...BADGES[kind]} label={word} className={tw`border border-line-control`} />;
}
