import { linkClass } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import type { Frame } from "../check-mail";
import { texts } from "../texts";
import { AskForLink } from "./ask-for-link";

interface ForgottenHereProps {
  email: string;
  frame: Frame;
  onBack: () => void;
}

/** A forgotten password on a page without routes: requests the link, which opens the association's page. */
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
