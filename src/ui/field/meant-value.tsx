import { linkClass } from "../buttons/link";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";

interface MeantValueProps {
  /** What was probably meant by what was typed. */
  value: string;
  /** Takes it, and puts the focus back into the field. */
  onTake: () => void;
}

/** Asks, below a field, whether something else was meant; a press takes that. */
export const MeantValue = ({ value, onTake }: MeantValueProps) => (
  <button type="button" onClick={onTake} className={cx(linkClass(), tw`hit break-anywhere text-left`)}>
    {uiTexts.meant(value)}
  </button>
);
