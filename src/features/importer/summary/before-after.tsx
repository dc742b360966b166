import { ArrowRight } from "lucide-react";
import { formatShortDate } from "../../../domain/format";
import type { ImportEntity } from "../../../domain/import/entity";
import { importField } from "../../../domain/import/import-fields";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { texts } from "./texts";

interface BeforeAfterProps {
  entity: string;
  field: string;
  before: unknown;
  after: unknown;
}

export const BeforeAfter = ({ entity, field, before, after }: BeforeAfterProps) => (
  <span className={tw`inline-flex flex-wrap items-center gap-x-1.5`}>
    <s className={tw`text-muted`}>{valueText(entity, field, before)}</s>
    <Icon of={ArrowRight} size={14} className={tw`text-muted`} />
    <VisuallyHidden>{texts.becomes}</VisuallyHidden>
    <span>{valueText(entity, field, after)}</span>
  </span>
);

const asEntity = (entity: string): ImportEntity => (entity === "donations" || entity === "awards" ? entity : "donors");

/** @returns the label of a field; its name if it is unknown */
export const fieldLabel = (entity: string, field: string): string =>
  importField(asEntity(entity), field)?.label ?? field;

export function valueText(entity: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.empty;
  const known = importField(asEntity(entity), field);
  if (typeof value === "boolean") return value ? "sì" : "no";
  const word = typeof value === "object" ? JSON.stringify(value) : String(value as string | number);
  if (known?.kind === "day") return formatShortDate(word);
  return known?.options?.[word] ?? word;
}
