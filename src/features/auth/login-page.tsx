import type { SignOutReason } from "../../api/session/session";
import { Banner } from "../../ui/banner";
import { tw } from "../../ui/tw";
import { LoginForm, type LoginFormProps } from "./components/login-form";
import { SplitLayout } from "./components/split-layout";
import { texts } from "./texts";

/** @param ended why the session ended that was there before, to say so when nobody asked for it */
export function LoginPage({ ended, ...form }: LoginFormProps & { ended: SignOutReason | null }) {
  return (
    <SplitLayout>
      <div className={tw`grid gap-1`}>
        <h1 tabIndex={-1} className={tw`text-page leading-tight tracking-tight focus-visible:outline-none`}>
          {texts.title}
        </h1>
        <p className={tw`text-muted`}>{texts.lead}</p>
      </div>
      {ended === "expired" && <Banner tone="info" title={texts.expiredSession} />}
      <LoginForm {...form} />
    </SplitLayout>
  );
}
