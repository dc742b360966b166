import { Button } from "../../ui/buttons/button";
import { tw } from "../../ui/tw";
import { useResendValidation } from "../../shared/link-page";
import { CheckMail, type Frame } from "./check-mail";
import { mailTexts } from "./mail-texts";

interface MailedHereProps {
  email: string;
  frame: Frame;
  /** Back to the form, to correct the address. */
  onOther: () => void;
  /** The user has confirmed the address: shows the sign-in. */
  onConfirmed: () => void;
}

/** After a sign-up on a server that refuses the sign-in until the address is confirmed. */
export default function MailedHere({ email, frame, onOther, onConfirmed }: MailedHereProps) {
  const request = useResendValidation();
  return (
    <CheckMail email={email} request={request} frame={frame} onOther={onOther} back={null}>
      <div className={tw`grid justify-items-start narrow:justify-items-stretch`}>
        <Button kind="primary" onClick={onConfirmed}>
          {mailTexts.confirmed}
        </Button>
      </div>
    </CheckMail>
  );
}
