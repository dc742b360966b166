import { linkClass } from "../buttons/link";
import { fieldTexts } from "./texts";
import { cx, tw } from "../tw";

interface MeantValueProps {
  /** The value that the user probably meant. */
  value: string;
  /** Takes the value, and focuses the field again. */
  onTake: () => void;
}

/** A button below a field that suggests another value ("Intendevi ...?"). */
export const MeantValue = ({ value, onTake }: MeantValueProps) => (
  <button type="button" onClick={onTake} className={cx(linkClass(), tw`hit break-anywhere text-left`)}>
    {fieldTexts.meant(value)}
  </button>
);
