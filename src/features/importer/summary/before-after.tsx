import { ArrowRight } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { texts } from "./texts";
import { valueWords } from "./value-words";

interface BeforeAfterProps {
  entity: string;
  field: string;
  before: unknown;
  after: unknown;
}

/** What a field says, and what it will say. */
export const BeforeAfter = ({ entity, field, before, after }: BeforeAfterProps) => (
  <span className={tw`inline-flex flex-wrap items-center gap-x-1.5`}>
    <s className={tw`text-muted`}>{valueWords(entity, field, before)}</s>
    <Icon of={ArrowRight} size={14} className={tw`text-muted`} />
    <VisuallyHidden>{texts.becomes}</VisuallyHidden>
    <span>{valueWords(entity, field, after)}</span>
  </span>
);
