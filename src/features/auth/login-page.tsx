import { useConnection, useSessionState } from "../../api/react/connection";
import type { SignOutReason } from "../../api/session/state";
import { hrefFor } from "../../domain/routes";
import { Banner } from "../../ui/messages/banner";
import { addressOf } from "../../shared/navigation";
import { FrontPage } from "./front-page";
import { keepForgottenEmail } from "./links/forgotten-email";
import SignInForm, { type SignInFormProps } from "./sign-in-form";
import { texts } from "./texts";

type LoginPageProps = Omit<SignInFormProps, "links" | "onForgotten"> & {
  /** Why the previous session ended; a notice appears if it expired. */
  ended: SignOutReason | null;
};

/** The sign-in page of the back office. */
export function LoginPage({ ended, ...form }: LoginPageProps) {
  const { session } = useConnection();
  const state = useSessionState();
  const deactivated = state.status === "signed-out" && state.deactivated === true;
  const links = { forgotPassword: addressOf(hrefFor("forgotPassword")), register: addressOf(hrefFor("register")) };
  return (
    <FrontPage title={texts.signIn} lead={texts.signInLead}>
      {ended === "expired" && <Banner tone="info" title={deactivated ? texts.deactivated : texts.expiredSession} />}
      <SignInForm {...form} links={links} onForgotten={(email) => keepForgottenEmail(session, email)} />
    </FrontPage>
  );
}
