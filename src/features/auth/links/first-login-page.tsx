import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/button";
import { useMailedToken } from "../mailed-link";
import { addressOf, type PageProps } from "../../../shared/navigation";
import { FrontPage } from "../front-page";
import { FirstLoginForm } from "./first-login-form";
import { SideLink } from "../side-link";
import { texts } from "./texts";

/** Where the mailed link of a first login leads: those who succeed are signed in, and the guards lead on. */
export function FirstLoginPage({ privacyUrl }: Pick<PageProps, "privacyUrl">) {
  const token = useMailedToken();
  const [usedToken, setUsedToken] = useState<string | null>(null);

  if (token !== null && token !== usedToken)
    return (
      <FrontPage title={texts.firstTitle} lead={texts.firstLead}>
        <FirstLoginForm key={token} token={token} privacyUrl={privacyUrl} onLinkExpired={() => setUsedToken(token)} />
      </FrontPage>
    );
  return (
    <FrontPage
      title={token === null ? texts.noLinkTitle : texts.expiredTitle}
      lead={token === null ? texts.noLinkLead : texts.firstExpiredLead}
    >
      <Button kind="primary" wide href={addressOf(hrefFor("login"))}>
        {texts.signIn}
      </Button>
      <SideLink href={addressOf(hrefFor("forgotPassword"))}>{texts.askAnother}</SideLink>
    </FrontPage>
  );
}
