import { Check, CircleAlert, CircleHelp, TriangleAlert } from "lucide-react";
import { importField } from "../../../domain/import/import-fields";
import type { ImportEntity } from "../../../domain/import/entity";
import { Badge } from "../../../ui/display/badge";
import { tw } from "../../../ui/tw";
import type { MatchedColumn } from "../engine/types";
import { texts } from "./texts";

const outcomeTexts = texts.outcomes;

export const waitingValues = ({ untranslated }: MatchedColumn): number =>
  untranslated.filter(({ to }) => to === null).length;

export const isOpen = ({ field, confidence }: MatchedColumn): boolean => field === null && confidence === "none";

interface OutcomeProps {
  id: string;
  entity: ImportEntity;
  match: MatchedColumn;
  asksOrder: boolean;
  joinedWith: readonly string[];
}

export function Outcome({ id, entity, match, asksOrder, joinedWith }: OutcomeProps) {
  const parts = match.field === null ? undefined : importField(entity, match.field)?.parts;
  const labels = parts?.map((name) => importField(entity, name)?.label ?? name);
  const remark = [
    match.format,
    joinedWith.length > 0 && texts.joined(joinedWith.map((heading) => `«${heading}»`).join(", ")),
    labels && texts.split(labels.join(", ")),
  ];
  return (
    <span id={id} className={tw`flex flex-wrap items-center gap-x-1.5 gap-y-0.5`}>
      <OutcomeBadge match={match} asksOrder={asksOrder} />
      {remark.filter(Boolean).length > 0 && (
        <span className={tw`text-caption text-faint`}>{remark.filter(Boolean).join(", ")}</span>
      )}
    </span>
  );
}

function OutcomeBadge({ match, asksOrder }: Pick<OutcomeProps, "match" | "asksOrder">) {
  const waiting = waitingValues(match);
  if (isOpen(match)) return <Badge tone="danger" glyph={CircleAlert} label={outcomeTexts.open} />;
  if (match.field === null) return <Badge label={outcomeTexts.skipped} />;
  if (asksOrder) return <Badge tone="warn" glyph={TriangleAlert} label={outcomeTexts.dates} />;
  if (waiting > 0) return <Badge tone="warn" glyph={TriangleAlert} label={outcomeTexts.translate(waiting)} />;
  if (match.confidence === "likely") return <Badge tone="info" glyph={CircleHelp} label={outcomeTexts.likely} />;
  const label =
    match.untranslated.length > 0
      ? outcomeTexts.translated
      : match.confidence === "chosen"
        ? outcomeTexts.chosen
        : outcomeTexts.sure;
  return <Badge tone="success" glyph={Check} label={label} />;
}
