import type { DonationType } from "../../../domain/donation/blood";
import { DonationGlyph } from "./donation-glyph";
import { boxClass, radioClass } from "../../../ui/field/choice-class";
import { useRadioName } from "../../../ui/field/use-radio-name";
import { cx, tw } from "../../../ui/tw";

interface TypeCardProps {
  /** Of the radio group. */
  name: string;
  type: DonationType;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  label: string;
}

const card = tw`flex min-h-control cursor-pointer items-center gap-2.5 rounded border border-line-input px-3 narrow:min-h-[44px] coarse:min-h-[44px]`;

/** A choice of the donation's type. */
export function TypeCard({ name, type, checked, disabled, onChoose, label }: TypeCardProps) {
  return (
    <label className={cx(card, checked ? tw`bg-selected font-medium` : tw`bg-surface hover:border-muted`)}>
      <input
        ref={useRadioName(name)}
        type="radio"
        name={name}
        value={type}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className={cx(boxClass, radioClass)}
      />
      <DonationGlyph type={type} />
      {label}
    </label>
  );
}
