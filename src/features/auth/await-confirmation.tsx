import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { useConnection, useUser } from "../../api/react/connection";
import { FeaturesProvider, useFeature } from "../../api/react/use-feature";
import { useLinkMutation } from "../../shared/link-page";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { ReadFailed } from "../../ui/messages/read-failed";
import { Spinner } from "../../ui/messages/spinner";
import { tw } from "../../ui/tw";
import { useResendValidation, type LinkRequest } from "./mailed-link";
import { CheckMail } from "./check-mail";
import { EmailForm } from "./email-form";
import { FormFailureBanner } from "./form-failure-banner";
import type { Frame } from "./frame";
import { Mailed } from "./mailed";
import { MailDrop } from "./mail-drop";
import { texts } from "./texts";
import { useConfirmation } from "./use-confirmation";

/** Mends the address of an account that is still to be confirmed; the server mails a new link there. */
const useChangeEmail = () =>
  useLinkMutation((email: string) => ({ path: endpoints.changeEmail(), method: "PUT", body: { email } }));

interface AwaitConfirmationProps {
  frame: Frame;
  /** This server can't change an address: the sign-up begins anew, with another one. */
  onStartOver: () => void;
  /** Somebody presses what leads to another view. */
  onAct: () => void;
  /** What stands here goes away although nobody has pressed anything: told whether it had the focus. */
  onGone: (hadFocus: boolean) => void;
}

/** Between the sign-up and the form: the address is to be confirmed, and once it is, this goes away by itself. */
export default function AwaitConfirmation({ frame, onStartOver, onAct, onGone }: AwaitConfirmationProps) {
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { look, looking, ask } = useConfirmation(() => box.current?.checkVisibility() ?? false);
  const request = useResendValidation();
  useLayoutEffect(() => {
    const shown = box.current;
    return () => onGone(shown?.matches(":focus-within") ?? false);
  }, [onGone]);

  const go = (toForm: boolean) => {
    onAct();
    setChanging(toForm);
  };
  const email = user?.email ?? "";
  return (
    <div ref={box}>
      {changing ? (
        <ChangeAddress key="change" frame={frame} email={email} onDone={() => go(false)} onStartOver={onStartOver} />
      ) : (
        <CheckMail
          key="wait"
          email={email}
          lead={<Mailed email={email} />}
          request={request}
          frame={frame}
          onOther={() => go(true)}
          art={<MailDrop />}
          back={null}
        >
          <p className={tw`flex justify-center text-label`}>
            <Spinner label={texts.watching} />
          </p>
          <FormFailureBanner failure={look.type === "failed" ? look.failure : null} />
          <div role="status" className={tw`empty:hidden`}>
            {look.type === "not-yet" && (
              <Banner tone="info" title={texts.notYet}>
                {texts.notYetHint}
              </Banner>
            )}
          </div>
          <div className={tw`grid justify-items-center narrow:justify-items-stretch`}>
            <Button kind="primary" onClick={() => void ask()} loading={looking} loadingLabel={texts.looking}>
              {texts.confirmed}
            </Button>
          </div>
        </CheckMail>
      )}
    </div>
  );
}

interface ChangeAddressProps {
  frame: Frame;
  email: string;
  onDone: () => void;
  onStartOver: () => void;
}

function ChangeAddress({ frame: Around, ...form }: ChangeAddressProps) {
  return (
    <Around title={texts.changeTitle} lead={texts.changeLead}>
      {/* nothing before has asked what the server can do */}
      <FeaturesProvider
        loading={<Spinner label={texts.changeLoading} />}
        failed={({ message }, retry) => <ReadFailed title={message} onRetry={retry} retrying={false} />}
      >
        <AddressForm {...form} />
      </FeaturesProvider>
      <div>
        <Button kind="quiet" onClick={form.onDone}>
          {texts.changeBack}
        </Button>
      </div>
    </Around>
  );
}

/** The form for another address. If the server can't change an address, the sign-up begins anew. */
function AddressForm({ email, onDone, onStartOver }: Omit<ChangeAddressProps, "frame">) {
  const { session } = useConnection();
  const change = useChangeEmail();
  const request: LinkRequest = {
    writing: change.writing,
    async write(to) {
      const answer = await change.write(to);
      if (answer.ok) await session.reload();
      return answer;
    },
  };
  const hasAccount = useFeature("account");
  const startOver = useEffectEvent(onStartOver);
  useEffect(() => {
    if (!hasAccount) startOver();
  }, [hasAccount]);
  if (!hasAccount) return null;
  return <EmailForm email={email} submit={texts.changeSubmit} request={request} onSent={onDone} />;
}
