import { useId, useState, type ComponentType, type ReactNode } from "react";
import { Inbox, Pencil, Send } from "lucide-react";
import { hrefFor } from "../../domain/routes";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/display/card";
import { Icon, type IconType } from "../../ui/icons/icon";
import { cx, tw } from "../../ui/tw";
import { addressOf } from "../../shared/navigation";
import { mailTexts } from "./mail-texts";
import { texts } from "./texts";
import { linkFailureOf, type FormFailure } from "./form-failure";
import type { LinkRequest } from "../../shared/link-page";
import { FrontPage } from "./front-page";
import { FormFailureBanner } from "./form-failure-banner";
import { useMailWait } from "./mail-wait";
import { SideLink } from "./side-link";

/** Around a view: its heading, a sentence, and its controls. */
export type Frame = ComponentType<{ title: string; lead?: ReactNode; art?: ReactNode; children: ReactNode }>;

interface CheckMailProps {
  email: string;
  /** Says what was mailed; by default, a link that confirms the address. */
  lead?: ReactNode;
  /** Requests the mail again. */
  request: LinkRequest;
  onOther: () => void;
  /** The frame on a page without routes. */
  frame?: Frame;
  /** A picture at the top. */
  art?: ReactNode;
  /** Shown above the advice for a mail that doesn't arrive. */
  children?: ReactNode;
  /** The way back to the sign-in on a page without routes. */
  back?: ReactNode;
}

/** Says where a mail was sent, and what to do if it doesn't arrive. */
export function CheckMail({
  email,
  lead = <Mailed email={email} />,
  request,
  onOther,
  frame: Around = FrontPage,
  children,
  art,
  back = <SideLink href={addressOf(hrefFor("login"))}>{texts.backToLogin}</SideLink>,
}: CheckMailProps) {
  const [outcome, setOutcome] = useState<{ type: "sent" } | { type: "refused"; failure: FormFailure } | null>(null);
  const [secondsLeft, startWait] = useMailWait(email);
  const waitId = useId();
  const resend = async () => {
    if (secondsLeft > 0) return;
    setOutcome(null);
    const answer = await request.write(email);
    if (answer.ok) startWait();
    else if (answer.error.retryAfter !== null) startWait(answer.error.retryAfter);
    setOutcome(answer.ok ? { type: "sent" } : { type: "refused", failure: linkFailureOf(answer.error) });
  };
  return (
    <Around title={mailTexts.checkMail} lead={lead} art={art}>
      <div className={tw`grid gap-4`}>
        {children}
        <FormFailureBanner failure={outcome?.type === "refused" ? outcome.failure : null} />
        <div role="status" className={tw`empty:hidden`}>
          {outcome?.type === "sent" && (
            <Banner tone="success" title={mailTexts.sent}>
              {mailTexts.sentHint}
            </Banner>
          )}
        </div>
        <Card title={mailTexts.notThere} flush>
          <ul className={tw`mt-2`}>
            <Row icon={Inbox} title={mailTexts.junk} hint={mailTexts.junkHint} />
            <Row
              icon={Send}
              title={secondsLeft > 0 ? mailTexts.waitTitle : mailTexts.anotherOne}
              hint={
                <span id={waitId}>{secondsLeft > 0 ? mailTexts.waitHint(secondsLeft) : mailTexts.anotherOneHint}</span>
              }
            >
              {/* `disabled` would drop the focus after a press */}
              <Button
                onClick={() => void resend()}
                loading={request.writing}
                loadingLabel={texts.sending}
                aria-disabled={secondsLeft > 0 || undefined}
                aria-describedby={waitId}
                className={cx(tw`narrow:w-full`, secondsLeft > 0 && tw`cursor-not-allowed`)}
              >
                {mailTexts.sendAgain}
              </Button>
            </Row>
            <Row icon={Pencil} title={mailTexts.wrongAddress} hint={mailTexts.wrongAddressHint}>
              <Button onClick={onOther} className={tw`narrow:w-full`}>
                {mailTexts.changeAddress}
              </Button>
            </Row>
          </ul>
        </Card>
        {back}
      </div>
    </Around>
  );
}

const Mailed = ({ email }: { email: string }) => (
  <>
    {mailTexts.mailed} <b className={tw`text-ink`}>{email}</b>. {mailTexts.mailedHint}
  </>
);

interface RowProps {
  icon: IconType;
  title: string;
  hint: ReactNode;
  children?: ReactNode;
}

const Row = ({ icon, title, hint, children }: RowProps) => (
  <li className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-6 py-3 narrow:px-4 first:border-t-0`}>
    <Icon of={icon} className={tw`text-muted`} />
    <span className={tw`grid min-w-0 flex-1`}>
      <b className={tw`font-medium`}>{title}</b>
      <span className={tw`text-label text-muted`}>{hint}</span>
    </span>
    {children}
  </li>
);
