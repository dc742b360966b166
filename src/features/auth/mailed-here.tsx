import { Button } from "../../ui/buttons/button";
import { tw } from "../../ui/tw";
import { useResendValidation } from "./mailed-link";
import { CheckMail } from "./check-mail";
import type { Frame } from "./frame";
import { Mailed } from "./mailed";
import { texts } from "./texts";

interface MailedHereProps {
  email: string;
  frame: Frame;
  /** Back to the form, to mend the address. */
  onOther: () => void;
  /** The address is confirmed: on to signing in. */
  onConfirmed: () => void;
}

/** After a sign-up that could not go on by itself, as where the server lets nobody in before the address is confirmed. */
export default function MailedHere({ email, frame, onOther, onConfirmed }: MailedHereProps) {
  const request = useResendValidation();
  return (
    <CheckMail
      email={email}
      lead={<Mailed email={email} />}
      request={request}
      frame={frame}
      onOther={onOther}
      back={null}
    >
      <div className={tw`grid justify-items-start narrow:justify-items-stretch`}>
        <Button kind="primary" onClick={onConfirmed}>
          {texts.confirmed}
        </Button>
      </div>
    </CheckMail>
  );
}
