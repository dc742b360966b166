import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import { FrontPage } from "../front-page";
import { useMailedToken } from "../mailed-link";
import { addressOf } from "../../../shared/navigation";
import { SideLink } from "../side-link";
import { AskForLink } from "./ask-for-link";
import { useForgottenEmail } from "./forgotten-email";
import { LinkPasswordForm } from "./link-password-form";
import { texts } from "./texts";

/** Sets a new password with the token of a mailed link. */
const useResetPassword = () =>
  useMutation({
    request: (body: { token: string; password: string }) => ({ path: endpoints.resetPassword(), method: "POST", body }),
  });

type View = { type: "ask"; expired: boolean } | { type: "done" };

/** Mails a link to users who forgot the password; with the link, they choose a new one here (decisions §2). */
export function ForgotPasswordPage() {
  const token = useMailedToken();
  const reset = useResetPassword();
  /** The token of a link that has been used or has expired. */
  const [usedToken, setUsedToken] = useState<string | null>(null);
  const [view, setView] = useState<View>({ type: "ask", expired: false });
  const email = useForgottenEmail();
  const login = addressOf(hrefFor("login"));

  // a link that is opened while this page is shown comes first
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
          submitting={uiTexts.saving}
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
