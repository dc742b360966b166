import { useState } from "react";
import { useUser } from "../../api/react/connection";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { Spinner } from "../../ui/spinner";
import { tw } from "../../ui/tw";
import { useDelayed } from "../../ui/use-delayed";
import { addressOf } from "../navigation";
import { AuthPage } from "./components/auth-page";
import { CheckMail } from "./components/check-mail";
import { EmailForm } from "./components/email-form";
import { RefusalBanner } from "./components/refusal-banner";
import { SideLink } from "./components/side-link";
import { useResendValidation } from "./requests/send-mail";
import { useValidation } from "./use-validation";
import { texts } from "./validate-texts";

/** Where the mailed link of a sign-up leads. For everybody: who is signed in may confirm as well (decisions §6). */
export function ValidatePage() {
  const [validation, retry] = useValidation();
  const user = useUser();
  switch (validation.type) {
    case "running":
      return (
        <AuthPage title={texts.runningTitle}>
          <Running />
        </AuthPage>
      );
    case "done":
      return (
        <AuthPage title={texts.doneTitle} lead={user ? texts.doneSignedIn : texts.doneLead}>
          <Button kind="primary" wide href={addressOf(hrefFor(user ? "dashboard" : "login"))}>
            {user ? texts.goOn : texts.signIn}
          </Button>
        </AuthPage>
      );
    case "failed":
      return (
        <AuthPage title={texts.failedTitle}>
          <RefusalBanner refusal={validation.refusal} />
          <Button kind="primary" wide onClick={retry}>
            {texts.retry}
          </Button>
        </AuthPage>
      );
    case "dead":
    case "none":
      return <Resend dead={validation.type === "dead"} />;
  }
}

function Running() {
  const late = useDelayed(true);
  return (
    <div role="status" className={tw`min-h-[24px]`}>
      {late && <Spinner label={texts.running} />}
    </div>
  );
}

function Resend({ dead }: { dead: boolean }) {
  const user = useUser();
  const request = useResendValidation();
  const [email, setEmail] = useState(user?.email ?? "");
  const [mailed, setMailed] = useState(false);

  if (mailed)
    return (
      <CheckMail
        email={email}
        lead={
          <>
            {texts.mailedBefore} <b className={tw`text-ink`}>{email}</b> {texts.mailedAfter}
          </>
        }
        request={request}
        onOther={() => setMailed(false)}
      />
    );
  return (
    <AuthPage title={dead ? texts.deadTitle : texts.askTitle} lead={dead ? texts.deadLead : texts.askLead}>
      <EmailForm
        email={email}
        submit={texts.send}
        request={request}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setMailed(true);
        }}
      />
      <SideLink href={addressOf(hrefFor(user ? "dashboard" : "login"))}>{user ? texts.goOn : texts.signIn}</SideLink>
    </AuthPage>
  );
}
