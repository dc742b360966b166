import { useState, type ReactNode } from "react";
import { tw } from "../../../ui/tw";
import { useForgotPassword } from "../../../shared/link-page";
import { CheckMail, type Frame } from "../check-mail";
import { EmailForm } from "../email-form";
import { texts } from "./texts";
import { linkClass } from "../../../ui/buttons/link";
import { texts as authTexts } from "../texts";

interface AskForLinkProps {
  /** The initial address. */
  email: string;
  title?: string;
  lead?: string;
  /** Around each of the two views. */
  frame: Frame;
  /** The link back to the sign-in. */
  back: ReactNode;
}

/** Requests a link for a new password, then says where it was sent. Works without routes. */
export function AskForLink({
  email,
  title = texts.forgotTitle,
  lead = texts.forgotLead,
  frame,
  back,
}: AskForLinkProps) {
  const request = useForgotPassword();
  const [view, setView] = useState<{ type: "ask" | "mailed"; email: string }>({ type: "ask", email });
  if (view.type === "mailed")
    return (
      <CheckMail
        frame={frame}
        back={back}
        email={view.email}
        lead={
          <>
            {texts.mailedBefore} <b className={tw`text-ink`}>{view.email}</b> {texts.mailedAfter}
          </>
        }
        request={request}
        onOther={() => setView({ ...view, type: "ask" })}
      />
    );
  const Around = frame;
  return (
    <Around title={title} lead={lead}>
      <EmailForm
        email={view.email}
        submit={texts.forgotSubmit}
        request={request}
        onSent={(sentTo) => setView({ type: "mailed", email: sentTo })}
      />
      {back}
    </Around>
  );
}

interface ForgottenHereProps {
  email: string;
  frame: Frame;
  onBack: () => void;
}

/** A forgotten password on a page without routes. The mailed link opens the association's page. */
export default function ForgottenHere({ onBack, ...rest }: ForgottenHereProps) {
  return (
    <AskForLink
      {...rest}
      back={
        <p className={tw`text-label`}>
          <button type="button" onClick={onBack} className={linkClass("tall")}>
            {authTexts.backToLogin}
          </button>
        </p>
      }
    />
  );
}
