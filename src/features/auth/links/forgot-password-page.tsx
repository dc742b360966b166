import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { FrontPage } from "../front-page";
import { useMailedToken } from "../mailed-link";
import { addressOf } from "../../../shared/navigation";
import { SideLink } from "../side-link";
import { AskForLink } from "./ask-for-link";
import { useForgottenEmail } from "./forgotten-email";
import { LinkPasswordForm } from "./link-password-form";
import { useResetPassword } from "./post-reset-password";
import { texts } from "./texts";

type View = { type: "ask"; expired: boolean } | { type: "done" };

/** A link by mail for those who forgot the password; with the link, the new one is chosen here (decisions §2). */
export function ForgotPasswordPage() {
  const token = useMailedToken();
  const reset = useResetPassword();
  /** The link that is used by now, or was worthless before. */
  const [usedToken, setUsedToken] = useState<string | null>(null);
  const [view, setView] = useState<View>({ type: "ask", expired: false });
  const email = useForgottenEmail();
  const login = addressOf(hrefFor("login"));

  // a link that is opened while this page is shown comes before whatever was going on
  if (token !== null && token !== usedToken) {
    const leave = (next: View) => {
      setUsedToken(token);
      setView(next);
    };
    return (
      <FrontPage title={texts.resetTitle} lead={texts.resetLead}>
        <LinkPasswordForm
          key={token}
          label={texts.newPassword}
          submit={texts.resetSubmit}
          submitting={texts.saving}
          send={({ password }) => reset.write({ token, password })}
          onDone={() => leave({ type: "done" })}
          onLinkExpired={() => leave({ type: "ask", expired: true })}
        />
      </FrontPage>
    );
  }
  if (view.type === "done")
    return (
      <FrontPage title={texts.doneTitle} lead={texts.doneLead}>
        <Button kind="primary" wide href={login}>
          {texts.signIn}
        </Button>
      </FrontPage>
    );
  return (
    <AskForLink
      email={email}
      title={view.expired ? texts.expiredTitle : undefined}
      lead={view.expired ? texts.expiredLead : undefined}
      frame={FrontPage}
      back={<SideLink href={login}>{texts.backToLogin}</SideLink>}
    />
  );
}
