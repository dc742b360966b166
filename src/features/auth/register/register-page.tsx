import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { Link } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import { addressOf, type PageProps } from "../../navigation";
import { FrontPage } from "../../front-page";
import { CheckMail } from "../check-mail";
import { NOTHING, RegisterForm } from "./register-form";
import type { Registration } from "./register-schema";
import { texts } from "./texts";
import { useResendValidation } from "../../mailed-link";

type View = { type: "form"; values: Registration } | { type: "mailed"; values: Registration };

/** Signing up, then the mail that confirms the address. */
export function RegisterPage({ privacyUrl }: Pick<PageProps, "privacyUrl">) {
  const [view, setView] = useState<View>({ type: "form", values: NOTHING });
  const resend = useResendValidation();
  const login = addressOf(hrefFor("login"));

  if (view.type === "mailed")
    return (
      <CheckMail
        email={view.values.email}
        lead={
          <>
            {texts.mailed} <b className={tw`text-ink`}>{view.values.email}</b>. {texts.mailedHint}
          </>
        }
        request={resend}
        onOther={() => setView({ ...view, type: "form" })}
      />
    );
  return (
    <FrontPage title={texts.title} lead={texts.lead}>
      <RegisterForm
        initial={view.values}
        privacyUrl={privacyUrl}
        whenTaken={
          <>
            <Link href={login}>{texts.signInInstead}</Link> {texts.orNewPassword}{" "}
            <Link href={addressOf(hrefFor("forgotPassword"))}>{texts.newPassword}</Link>.
          </>
        }
        onRegistered={(values) => setView({ type: "mailed", values })}
      />
      <p className={tw`border-t pt-6 text-muted`}>
        {texts.hasAccount} <Link href={login}>{texts.signIn}</Link>
      </p>
    </FrontPage>
  );
}
