import { useState } from "react";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { useMailedToken } from "../mailed-link";
import { addressOf, type PageProps } from "../navigation";
import { AuthPage } from "./components/auth-page";
import { FirstLoginForm } from "./components/first-login-form";
import { SideLink } from "./components/side-link";
import { texts } from "./password-texts";

/** Where the mailed link of a first login leads: who succeeds is signed in, and the guards lead on. */
export function FirstLoginPage({ privacyUrl }: Pick<PageProps, "privacyUrl">) {
  const token = useMailedToken();
  const [dead, setDead] = useState<string | null>(null);

  if (token !== null && token !== dead)
    return (
      <AuthPage title={texts.firstTitle} lead={texts.firstLead}>
        <FirstLoginForm key={token} token={token} privacyUrl={privacyUrl} onDead={() => setDead(token)} />
      </AuthPage>
    );
  return (
    <AuthPage
      title={token === null ? texts.noLinkTitle : texts.deadTitle}
      lead={token === null ? texts.noLinkLead : texts.firstDeadLead}
    >
      <Button kind="primary" wide href={addressOf(hrefFor("login"))}>
        {texts.signIn}
      </Button>
      <SideLink href={addressOf(hrefFor("forgotPassword"))}>{texts.askAnother}</SideLink>
    </AuthPage>
  );
}
