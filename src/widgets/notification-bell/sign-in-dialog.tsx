import { Suspense, useState, type ReactNode } from "react";
import { loadForgottenHere, loadSignInForm } from "../../features/auth";
import { Dialog } from "../../ui/overlay/dialog";
import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../host/widget";
import { lazyPage } from "../../ui/loading/lazy-page";
import type { DialogProps } from "../../ui/overlay/use-opened";
import { texts } from "./texts";

const SignInForm = lazyPage(loadSignInForm);
const ForgottenHere = lazyPage(loadForgottenHere);

interface SignInDialogProps extends Pick<WidgetProps, "recaptchaSiteKey" | "privacyUrl">, DialogProps {}

/** The sign-in in a dialog over the host page. */
export function SignInDialog({ open, onClose, ...form }: SignInDialogProps) {
  const [forgotten, setForgotten] = useState<{ email: string } | null>(null);
  const close = () => {
    setForgotten(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={forgotten ? texts.forgotten : texts.title}>
      <Suspense fallback={<Spinner />}>
        {forgotten ? (
          <ForgottenHere email={forgotten.email} frame={Frame} onBack={() => setForgotten(null)} />
        ) : (
          <SignInForm {...form} onForgotten={(email) => setForgotten({ email })} />
        )}
      </Suspense>
    </Dialog>
  );
}

/** Has no title, because the dialog has one. */
function Frame({ lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={tw`grid gap-6`}>
      {lead && <p className={tw`break-anywhere text-muted`}>{lead}</p>}
      {children}
    </div>
  );
}
