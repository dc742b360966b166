import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { FilterSentence } from "../../../../domain/filter/sentence/sentence";
import { Icon } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { uiTexts } from "../../../../ui/texts";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface FoldedRulesProps {
  count: string;
  sentence: FilterSentence;
  onRemove: (rule: number) => void;
  /** Below the opened rules: what else can be done with them. */
  children: ReactNode;
}

/** In a narrow element: count, number of rules and the sentence; opened a row each, to be taken out with a thumb. */
export function FoldedRules({ count, sentence, onRemove, children }: FoldedRulesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={tw`hidden narrow:block w-full min-w-0`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${count} ${texts.withRules(sentence.chips.length)}: ${open ? texts.hideRules : texts.showRules}`}
        onClick={() => setOpen(!open)}
        className={tw`flex items-center gap-2 w-full min-h-[44px] text-left`}
      >
        <b className={tw`font-strong`}>{count}</b>
        <span className={tw`text-muted`}>{texts.withRules(sentence.chips.length)}</span>
        <Icon of={open ? ChevronUp : ChevronDown} className={tw`ml-auto text-muted print:hidden`} />
      </button>
      <div id={id}>
        {open ? (
          <>
            <ul className={tw`-mx-4 border-t`}>
              {sentence.chips.map(({ rule, text }) => (
                <li key={rule} className={tw`flex items-center gap-2 min-h-[48px] pl-4 pr-2 border-b`}>
                  <span className={tw`min-w-0 flex-1 break-anywhere`}>{text}</span>
                  <IconButton icon={X} label={uiTexts.remove(text)} data-remove onClick={() => onRemove(rule)} />
                </li>
              ))}
            </ul>
            <div className={tw`flex flex-wrap items-center justify-between gap-2 pt-2.5`}>{children}</div>
          </>
        ) : (
          <p className={tw`text-muted text-pretty`}>
            {sentence.parts.map((part, at) =>
              part.strong ? (
                <b key={at} className={tw`font-medium text-ink`}>
                  {part.text}
                </b>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
