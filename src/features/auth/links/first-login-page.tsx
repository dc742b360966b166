import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { useConnection } from "../../../api/react/connection";
import { Button } from "../../../ui/buttons/button";
import { useMailedToken } from "../mailed-link";
import { addressOf, type PageProps } from "../../../shared/navigation";
import { FrontPage } from "../front-page";
import { SideLink } from "../side-link";
import { LinkPasswordForm } from "./link-password-form";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { loginAnswer } from "../../../api/session/answers";
import { texts } from "./texts";

interface FirstLogin {
  token: string;
  password: string;
  privacy: boolean;
}

/** Sets the first password, or a new one for an expired one. The answer begins a session: give it to `session.adopt`. */
const useFirstLogin = () =>
  useMutation({
    request: (body: FirstLogin) => ({ path: endpoints.firstLogin(), method: "POST", body: { ...body } }),
    reads: (body) => parseResponse(loginAnswer, body),
  });

/** The page of the mailed link of a first login: it signs the user in, and the guards redirect. */
export function FirstLoginPage({ privacyUrl }: Pick<PageProps, "privacyUrl">) {
  const token = useMailedToken();
  const { session } = useConnection();
  const firstLogin = useFirstLogin();
  const [usedToken, setUsedToken] = useState<string | null>(null);

  if (token !== null && token !== usedToken)
    return (
      <FrontPage title={texts.firstTitle} lead={texts.firstLead}>
        <LinkPasswordForm
          key={token}
          label={texts.password}
          submit={texts.firstSubmit}
          submitting={texts.entering}
          privacyUrl={privacyUrl}
          send={(values) => firstLogin.write({ token, ...values })}
          // the session shows a failure in place of this form
          onDone={(answer) => session.adopt(answer).catch(() => undefined)}
          onLinkExpired={() => setUsedToken(token)}
        />
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
