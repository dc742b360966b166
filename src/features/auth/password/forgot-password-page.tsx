import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../navigation";
import { FrontPage } from "../../front-page";
import { CheckMail } from "../mail/check-mail";
import { EmailForm } from "../mail/email-form";
import { ResetForm } from "./reset-form";
import { SideLink } from "../side-link";
import { texts } from "./texts";
import { useForgotPassword, useMailedToken } from "../../mailed-link";

type View = { type: "ask"; email: string; dead: boolean } | { type: "mailed"; email: string } | { type: "done" };

/** A link by mail for those who forgot the password; with the link, the new one is chosen here (decisions §2). */
export function ForgotPasswordPage() {
  const token = useMailedToken();
  /** The link that is used by now, or was worthless before. */
  const [over, setOver] = useState<string | null>(null);
  const [view, setView] = useState<View>({ type: "ask", email: "", dead: false });
  const request = useForgotPassword();
  const login = addressOf(hrefFor("login"));

  // a link that is opened while this page is shown comes before whatever was going on
  if (token !== null && token !== over) {
    const leave = (next: View) => {
      setOver(token);
      setView(next);
    };
    return (
      <FrontPage title={texts.resetTitle} lead={texts.resetLead}>
        <ResetForm
          key={token}
          token={token}
          onDone={() => leave({ type: "done" })}
          onDead={() => leave({ type: "ask", email: "", dead: true })}
        />
      </FrontPage>
    );
  }
  switch (view.type) {
    case "done":
      return (
        <FrontPage title={texts.doneTitle} lead={texts.doneLead}>
          <Button kind="primary" wide href={login}>
            {texts.signIn}
          </Button>
        </FrontPage>
      );
    case "mailed":
      return (
        <CheckMail
          email={view.email}
          lead={
            <>
              {texts.mailedBefore} <b className={tw`text-ink`}>{view.email}</b> {texts.mailedAfter}
            </>
          }
          request={request}
          onOther={() => setView({ type: "ask", email: view.email, dead: false })}
        />
      );
    case "ask":
      return (
        <FrontPage
          title={view.dead ? texts.deadTitle : texts.forgotTitle}
          lead={view.dead ? texts.deadLead : texts.forgotLead}
        >
          <EmailForm
            email={view.email}
            submit={texts.forgotSubmit}
            request={request}
            onSent={(email) => setView({ type: "mailed", email })}
          />
          <SideLink href={login}>{texts.backToLogin}</SideLink>
        </FrontPage>
      );
  }
}
