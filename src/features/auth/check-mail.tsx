import { useState, type ReactNode } from "react";
import { hrefFor } from "../../domain/routes";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { tw } from "../../ui/tw";
import { addressOf } from "../navigation";
import type { Frame } from "./frame";
import { texts } from "./mail-texts";
import { failureOf, type FormFailure } from "./form-failure";
import type { LinkRequest } from "../mailed-link";
import { FrontPage } from "../front-page";
import { FormFailureBanner } from "./form-failure-banner";
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
  back = <SideLink href={addressOf(hrefFor("login"))}>{texts.backToLogin}</SideLink>,
}: CheckMailProps) {
  const [outcome, setOutcome] = useState<{ type: "sent" } | { type: "refused"; failure: FormFailure } | null>(null);
  const again = async () => {
    setOutcome(null);
    const answer = await request.write(email);
    setOutcome(answer.ok ? { type: "sent" } : { type: "refused", failure: failureOf(answer.error) });
  };
  return (
    <Around title={texts.title} lead={lead}>
      <div className={tw`grid gap-4`}>
        <FormFailureBanner failure={outcome?.type === "refused" ? outcome.failure : null} />
        <div role="status">
          {outcome?.type === "sent" && (
            <Banner tone="success" title={texts.sent}>
              {texts.sentHint}
            </Banner>
          )}
        </div>
        <div className={tw`flex flex-wrap gap-2 narrow:flex-col narrow:items-stretch`}>
          <Button onClick={() => void again()} loading={request.writing} loadingLabel={texts.sending}>
            {texts.again}
          </Button>
          <Button kind="quiet" onClick={onOther}>
            {texts.other}
          </Button>
        </div>
        {back}
      </div>
    </Around>
  );
}
