import { useState } from "react";
import { useUser } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../../shared/navigation";
import { FrontPage } from "../front-page";
import { CheckMail } from "../check-mail";
import { EmailForm } from "../email-form";
import { SideLink } from "../side-link";
import { useResendValidation } from "../../../shared/link-page";
import { useMailedToken } from "../mailed-link";
import { LinkPending } from "./link-pending";
import { useValidate } from "./post-validate";
import { useValidation } from "./use-validation";
import { texts as linkTexts } from "./texts";

const { validate: texts } = linkTexts;

/** The page of the mailed link of a sign-up, also for signed-in users (decisions §6). */
export function ValidatePage() {
  const [validation, retry] = useValidation(useValidate().write, useMailedToken());
  const user = useUser();
  switch (validation.type) {
    case "running":
    case "failed":
      return <LinkPending validation={validation} onRetry={retry} titles={texts} />;
    case "done":
      return (
        <FrontPage title={texts.doneTitle} lead={user ? texts.doneSignedIn : texts.doneLead}>
          <Button kind="primary" wide href={addressOf(hrefFor(user ? "dashboard" : "login"))}>
            {user ? texts.goOn : linkTexts.signIn}
          </Button>
        </FrontPage>
      );
    case "expired":
    case "none":
      return <Resend expired={validation.type === "expired"} />;
  }
}

function Resend({ expired }: { expired: boolean }) {
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
    <FrontPage title={expired ? texts.expiredTitle : texts.askTitle} lead={expired ? texts.expiredLead : texts.askLead}>
      <EmailForm
        email={email}
        submit={texts.send}
        request={request}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setMailed(true);
        }}
      />
      <SideLink href={addressOf(hrefFor(user ? "dashboard" : "login"))}>
        {user ? texts.goOn : linkTexts.signIn}
      </SideLink>
    </FrontPage>
  );
}
