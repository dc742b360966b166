import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { useConnection, useUser } from "../../api/react/connection";
import { FeaturesProvider, useFeature } from "../../api/react/use-feature";
import { useLinkMutation, useResendValidation, type LinkRequest } from "../../shared/link-page";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { ReadFailed } from "../../ui/messages/read-failed";
import { Spinner } from "../../ui/messages/spinner";
import { DROP } from "../../ui/icons/marks";
import { tw } from "../../ui/tw";
import { CheckMail, type Frame } from "./check-mail";
import { EmailForm } from "./email-form";
import { FormFailureBanner } from "./form-failure-banner";
import { mailTexts } from "./mail-texts";
import { ApiError } from "../../api/errors";
import { parseResponse } from "../../api/readers/parse-response";
import { meAnswer } from "../../api/session/answers";
import { failureOf, type FormFailure } from "./form-failure";

/** Changes the unconfirmed address of an account; the server mails a new link there. */
const useChangeEmail = () =>
  useLinkMutation((email: string) => ({ path: pageEndpoints.changeEmail(), method: "PUT", body: { email } }));

interface AwaitConfirmationProps {
  frame: Frame;
  /** Starts the sign-up again, if the server can't change an address. */
  onStartOver: () => void;
  /** Called when the user opens another view. */
  onAct: () => void;
  /** Called when this unmounts by itself. */
  onGone: (hadFocus: boolean) => void;
}

/** Between the sign-up and the form: waits until the address is confirmed, then unmounts by itself. */
export default function AwaitConfirmation({ frame, onStartOver, onAct, onGone }: AwaitConfirmationProps) {
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { lastCheck, checking, check } = useConfirmation(() => box.current?.checkVisibility() ?? false);
  const request = useResendValidation();
  useLayoutEffect(() => {
    const shown = box.current;
    return () => onGone(shown?.matches(":focus-within") ?? false);
  }, [onGone]);

  const showForm = (show: boolean) => {
    onAct();
    setChanging(show);
  };
  const email = user?.email ?? "";
  return (
    <div ref={box}>
      {changing ? (
        <ChangeAddress
          key="change"
          frame={frame}
          email={email}
          onDone={() => showForm(false)}
          onStartOver={onStartOver}
        />
      ) : (
        <CheckMail
          key="wait"
          email={email}
          request={request}
          frame={frame}
          onOther={() => showForm(true)}
          art={<MailDrop />}
          back={null}
        >
          <p className={tw`flex justify-center text-label`}>
            <Spinner label={mailTexts.watching} />
          </p>
          <FormFailureBanner failure={lastCheck.type === "failed" ? lastCheck.failure : null} />
          <div role="status" className={tw`empty:hidden`}>
            {lastCheck.type === "not-yet" && (
              <Banner tone="info" title={mailTexts.notYet}>
                {mailTexts.notYetHint}
              </Banner>
            )}
          </div>
          <div className={tw`grid justify-items-center narrow:justify-items-stretch`}>
            <Button kind="primary" onClick={() => void check()} loading={checking} loadingLabel={mailTexts.looking}>
              {mailTexts.confirmed}
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
    <Around title={mailTexts.changeTitle} lead={mailTexts.changeLead}>
      {/* no earlier screen reads the server's features */}
      <FeaturesProvider
        loading={<Spinner label={mailTexts.changeLoading} />}
        failed={({ message }, retry) => <ReadFailed title={message} onRetry={retry} retrying={false} />}
      >
        <AddressForm {...form} />
      </FeaturesProvider>
      <div>
        <Button kind="quiet" onClick={form.onDone}>
          {mailTexts.changeBack}
        </Button>
      </div>
    </Around>
  );
}

/** The form for another address. If the server can't change an address, the sign-up starts again. */
function AddressForm({ email, onDone, onStartOver }: Omit<ChangeAddressProps, "frame">) {
  const { session } = useConnection();
  const change = useChangeEmail();
  const request: LinkRequest = {
    writing: change.writing,
    async write(newEmail) {
      const answer = await change.write(newEmail);
      if (answer.ok) await session.rereadUser();
      return answer;
    },
  };
  const hasAccount = useFeature("account");
  const startOver = useEffectEvent(onStartOver);
  useEffect(() => {
    if (!hasAccount) startOver();
  }, [hasAccount]);
  if (!hasAccount) return null;
  return <EmailForm email={email} submit={mailTexts.changeSubmit} request={request} onSent={onDone} />;
}

/** An envelope with a drop, and rings around it as on water. */
function MailDrop() {
  return (
    <svg viewBox="-4 -14 128 150" aria-hidden className={tw`mx-auto w-[98px] h-[115px]`}>
      {[5.4, 4.6].map((scale) => (
        <path
          key={scale}
          className={tw`fill-none stroke-line-input`}
          d={DROP}
          transform={`translate(${60 - 10 * scale} ${66 - 14 * scale}) scale(${scale})`}
          strokeWidth={1 / scale}
          opacity={scale / 6}
        />
      ))}
      <rect
        className={tw`fill-surface stroke-neutral-solid`}
        x="28"
        y="52"
        width="64"
        height="46"
        rx="6"
        strokeWidth="2"
      />
      <path
        className={tw`fill-none stroke-neutral-solid`}
        d="m30 56 30 22 30-22"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path className={tw`fill-accent-mark`} d={DROP} transform="translate(53.5 70) scale(0.65)" />
    </svg>
  );
}

/** Between two checks whether the address is confirmed, in ms. */
const INTERVAL = 10_000;

/** The result of the last check. */
type CheckResult = { type: "none" } | { type: "not-yet" } | { type: "failed"; failure: FormFailure };

/**
 * Checks whether the user's address has been confirmed, here or on another device: when the user returns to the page,
 * every ten seconds while the element is visible, and on request. Once it is, the session is read again.
 * @param isShown whether the element is visible
 * @returns the result of the last check, whether a check by the user is running, and a function that starts one
 */
function useConfirmation(isShown: () => boolean): {
  lastCheck: CheckResult;
  checking: boolean;
  check: () => Promise<void>;
} {
  const { session } = useConnection();
  const status = useUser()?.status;
  const [lastCheck, setLastCheck] = useState<CheckResult>({ type: "none" });
  const [checking, setChecking] = useState(false);
  const running = useRef(false);
  /** From Retry-After: no check before this time. */
  const notBefore = useRef(0);

  const runCheck = async (byUser: boolean) => {
    if (running.current) return;
    running.current = true;
    try {
      const { user } = parseResponse(meAnswer, await session.call(endpoints.me()));
      if (user.status !== status) await session.rereadUser();
      else setLastCheck({ type: byUser ? "not-yet" : "none" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notBefore.current = performance.now() + (error.retryAfter ?? 0) * 1_000;
      setLastCheck({ type: "failed", failure: failureOf(error) });
    } finally {
      running.current = false;
    }
  };
  const checkIfShown = useEffectEvent(() => {
    if (document.visibilityState === "visible" && isShown() && performance.now() >= notBefore.current)
      void runCheck(false);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onReturn = () => checkIfShown();
    const timer = setInterval(onReturn, INTERVAL);
    window.addEventListener("focus", onReturn, { signal });
    window.addEventListener("online", onReturn, { signal });
    document.addEventListener("visibilitychange", onReturn, { signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);

  const check = async () => {
    setChecking(true);
    setLastCheck({ type: "none" });
    await runCheck(true).finally(() => setChecking(false));
  };
  return { lastCheck, checking, check };
}
