import { linkClass } from "../../ui/link";
import { cx, tw } from "../../ui/tw";

interface MeantEmailProps {
  /** What was probably meant: {@link suggestEmail}. */
  email: string;
  /** Takes it in the place of what was typed, and puts the focus back into the field. */
  onTake: () => void;
}

/** Asks, below a field, whether another address was meant. A press takes it. */
export const MeantEmail = ({ email, onTake }: MeantEmailProps) => (
  <button type="button" onClick={onTake} className={cx(linkClass(), tw`hit break-anywhere text-left`)}>
    {`Intendevi ${email}?`}
  </button>
);
