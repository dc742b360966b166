import type { ReactNode } from "react";
import { boxClass, radioClass } from "../../../../ui/field/choice-class";
import { useRadioName } from "../../../../ui/field/use-radio-name";
import { cx, tw } from "../../../../ui/tw";

interface ChoiceTileProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** At the end of the line. */
  figure?: ReactNode;
  checked: boolean;
  onChoose: () => void;
  className?: string;
}

const tile = tw`flex items-start gap-2.5 px-3 py-2.5 min-h-[48px] cursor-pointer transition fine:hover:bg-hover`;

/** One of several, as a tile that can be pressed anywhere. */
export function ChoiceTile({ name, label, help, figure, checked, onChoose, className }: ChoiceTileProps) {
  const ref = useRadioName(name);
  return (
    <label className={cx(tile, checked && tw`bg-selected`, className)}>
      <input
        ref={ref}
        type="radio"
        checked={checked}
        onChange={onChoose}
        className={cx(boxClass, radioClass, tw`mt-px`)}
      />
      <span className={tw`grid flex-1 min-w-0 gap-0.5 leading-[1.4]`}>
        <span className={tw`font-medium`}>{label}</span>
        {help && <span className={tw`text-caption text-muted`}>{help}</span>}
      </span>
      {figure !== undefined && <span className={tw`font-strong`}>{figure}</span>}
    </label>
  );
}
