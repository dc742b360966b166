import { linkClass } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import type { Frame } from "../frame";
import { texts } from "../texts";
import { AskForLink } from "./ask-for-link";

interface ForgottenHereProps {
  email: string;
  frame: Frame;
  onBack: () => void;
}

/** A forgotten password on a page without routes of ours: the link is asked for here, and leads to the association's page. */
export default function ForgottenHere({ onBack, ...asked }: ForgottenHereProps) {
  return (
    <AskForLink
      {...asked}
      back={
        <p>
          <button type="button" onClick={onBack} className={cx(linkClass("tall"), tw`text-label`)}>
            {texts.backToLogin}
          </button>
        </p>
      }
    />
  );
}
