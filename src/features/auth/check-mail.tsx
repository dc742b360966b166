import { useId, useState, type ReactNode } from "react";
import { Inbox, Pencil, Send } from "lucide-react";
import { hrefFor } from "../../domain/routes";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/display/card";
import { Icon, type IconType } from "../../ui/icons/icon";
import { cx, tw } from "../../ui/tw";
import { addressOf } from "../../shared/navigation";
import type { Frame } from "./frame";
import { texts } from "./texts";
import { linkFailureOf, type FormFailure } from "./form-failure";
import type { LinkRequest } from "./mailed-link";
import { FrontPage } from "./front-page";
import { FormFailureBanner } from "./form-failure-banner";
import { useMailWait } from "./mail-wait";
import { SideLink } from "./side-link";

interface CheckMailProps {
  email: string;
  /** What was mailed, and what to do with it. */
  lead: ReactNode;
  /** Asks for the mail once more. */
  request: LinkRequest;
  onOther: () => void;
  /** Around it, where there are no pages. */
  frame?: Frame;
  /** A picture above all. */
  art?: ReactNode;
  /** What stands before the ways out of a mail that doesn't come. */
  children?: ReactNode;
  /** The way back to signing in, where it is no route. */
  back?: ReactNode;
}

/** After a mail was asked for: where it went, and what to do when it doesn't come. */
export function CheckMail({
  email,
  lead,
  request,
  onOther,
  frame: Around = FrontPage,
  children,
  art,
  back = <SideLink href={addressOf(hrefFor("login"))}>{texts.backToLogin}</SideLink>,
}: CheckMailProps) {
  const [outcome, setOutcome] = useState<{ type: "sent" } | { type: "refused"; failure: FormFailure } | null>(null);
  const [left, wait] = useMailWait(email);
  const waitId = useId();
  const again = async () => {
    if (left > 0) return;
    setOutcome(null);
    const answer = await request.write(email);
    if (answer.ok) wait();
    else if (answer.error.retryAfter !== null) wait(answer.error.retryAfter);
    setOutcome(answer.ok ? { type: "sent" } : { type: "refused", failure: linkFailureOf(answer.error) });
  };
  return (
    <Around title={texts.checkMail} lead={lead} art={art}>
      <div className={tw`grid gap-4`}>
        {children}
        <FormFailureBanner failure={outcome?.type === "refused" ? outcome.failure : null} />
        <div role="status" className={tw`empty:hidden`}>
          {outcome?.type === "sent" && (
            <Banner tone="success" title={texts.sent}>
              {texts.sentHint}
            </Banner>
          )}
        </div>
        <Card title={texts.notThere} flush>
          <ul className={tw`mt-2`}>
            <Row icon={Inbox} title={texts.junk} hint={texts.junkHint} />
            <Row
              icon={Send}
              title={left > 0 ? texts.wait : texts.anotherOne}
              hint={<span id={waitId}>{left > 0 ? texts.waitFor(left) : texts.anotherOneHint}</span>}
            >
              {/* not `disabled`, which would drop the focus of whoever has just pressed it */}
              <Button
                onClick={() => void again()}
                loading={request.writing}
                loadingLabel={texts.sending}
                aria-disabled={left > 0 || undefined}
                aria-describedby={waitId}
                className={cx(tw`narrow:w-full`, left > 0 && tw`cursor-not-allowed`)}
              >
                {texts.again}
              </Button>
            </Row>
            <Row icon={Pencil} title={texts.wrongAddress} hint={texts.wrongAddressHint}>
              <Button onClick={onOther} className={tw`narrow:w-full`}>
                {texts.other}
              </Button>
            </Row>
          </ul>
        </Card>
        {back}
      </div>
    </Around>
  );
}

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
