import type { SignOutReason } from "../../api/session/session";
import { hrefFor } from "../../domain/routes";
import { Banner } from "../../ui/banner";
import { addressOf } from "../navigation";
import { AuthPage } from "./components/auth-page";
import { LoginForm, type LoginFormProps } from "./components/login-form";
import { texts } from "./texts";

type LoginPageProps = Omit<LoginFormProps, "links"> & {
  /** Why the session ended that was there before, to say so when nobody asked for it. */
  ended: SignOutReason | null;
};

/** The back office's way in. */
export function LoginPage({ ended, ...form }: LoginPageProps) {
  const links = { forgotPassword: addressOf(hrefFor("forgotPassword")), register: addressOf(hrefFor("register")) };
  return (
    <AuthPage title={texts.title} lead={texts.lead}>
      {ended === "expired" && <Banner tone="info" title={texts.expiredSession} />}
      <LoginForm {...form} links={links} />
    </AuthPage>
  );
}
