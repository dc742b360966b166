import { X } from "lucide-react";
import { Icon } from "../../../../ui/icons/icon";
import { uiTexts } from "../../../../ui/texts";
import { tw } from "../../../../ui/tw";

interface RuleChipProps {
  text: string;
  onRemove: () => void;
}

/** A rule within the sentence, with the button that takes it out. A long one breaks into lines: it is there to be read. */
export function RuleChip({ text, onRemove }: RuleChipProps) {
  const label = uiTexts.remove(text);
  return (
    <span
      className={tw`relative inline-flex items-center max-w-full min-h-[28px] gap-1 py-0.5 pl-[11px] pr-0.5 rounded-[14px] bg-selected text-label font-medium text-ink text-left forced:border forced:border-sys-text`}
    >
      <span className={tw`min-w-0 break-anywhere`}>{text}</span>
      <button
        type="button"
        data-remove
        aria-label={label}
        title={label}
        onClick={onRemove}
        className={tw`hit print:hidden flex-none grid place-items-center size-6 coarse:size-8 rounded-full text-muted transition hover:bg-line-control hover:text-ink`}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
