import { useState } from "react";
import { hrefFor } from "../../../domain/routes";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { addressOf, type PageProps } from "../../../shared/navigation";
import { FrontPage } from "../front-page";
import { useResendValidation } from "../../../shared/link-page";
import { CheckMail } from "../check-mail";
import { noteMailed } from "../mail-wait";
import { texts } from "../texts";
import { RegisterForm } from "./register-form";
import { NOTHING, type Registration } from "./registration";

type View = { type: "form"; values: Registration } | { type: "mailed"; values: Registration };

/** The sign-up, then the screen about the mail that confirms the address. */
export function RegisterPage({ privacyUrl }: Pick<PageProps, "privacyUrl">) {
  const [view, setView] = useState<View>({ type: "form", values: NOTHING });
  const resend = useResendValidation();
  const login = addressOf(hrefFor("login"));

  if (view.type === "mailed")
    return <CheckMail email={view.values.email} request={resend} onOther={() => setView({ ...view, type: "form" })} />;
  return (
    <FrontPage title={texts.register} lead={texts.registerLead}>
      <RegisterForm
        initial={view.values}
        privacyUrl={privacyUrl}
        whenTaken={() => (
          <>
            <Link look="tall" href={login}>
              {texts.signIn}
            </Link>{" "}
            {texts.or}{" "}
            <Link look="tall" href={addressOf(hrefFor("forgotPassword"))}>
              {texts.newPassword}
            </Link>
            .
          </>
        )}
        onRegistered={(values) => {
          noteMailed(values.email);
          setView({ type: "mailed", values });
        }}
      />
      <p className={tw`border-t pt-6 text-muted`}>
        {texts.hasAccount}{" "}
        <Link look="tall" href={login}>
          {texts.signIn}
        </Link>
      </p>
    </FrontPage>
  );
}
