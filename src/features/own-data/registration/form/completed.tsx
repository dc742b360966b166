import { hrefFor } from "../../../../domain/routes";
import { fillText, paragraphsOf } from "../../../../domain/settings/text-settings";
import { useTexts } from "../../../../shared/settings/texts";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { PageHeading } from "../../../../ui/page/page-heading";
import { cx, tw } from "../../../../ui/tw";
import { addressOf } from "../../../../shared/navigation";
import type { OwnRecord } from "../../record";
import { RippledDrop } from "./rippled-drop";
import { texts } from "./texts";

const { done } = texts;
const step = tw`relative pb-[18px] pl-[26px] last:pb-0 before:absolute before:left-1 before:top-1.5 before:z-[1] before:size-[9px] before:rounded-full before:border-2 before:content-[''] after:absolute after:-bottom-1.5 after:left-2 after:top-3.5 after:w-px after:bg-line-control after:content-[''] last:after:hidden`;
const now = tw`before:border-accent-mark before:bg-accent-mark`;
const later = tw`before:border-neutral-solid before:bg-surface`;

interface CompletedProps {
  donor: OwnRecord;
  /** Sent just now, or before this page was opened. */
  justSent: boolean;
  /** Opens the form again. */
  onCorrect: () => void;
  /** Where there is no dashboard to link to. */
  onHome?: (() => void) | undefined;
  /** The page's own way on, where its owner has given one. */
  returnUrl?: string | null;
}

/** What a donor sees who has sent the form (specification §2): thanks, and what comes next. */
export function Completed({ donor, justSent, onCorrect, onHome, returnUrl = null }: CompletedProps) {
  const awaited = donor.status === "verified";
  const own = useTexts();
  const received = paragraphsOf(fillText(own?.registered.text ?? "", donor.firstName ?? ""));
  const said = justSent ? (awaited ? received : [done.updated]) : [done.awaiting];
  return (
    <FocusFallback className={tw`mx-auto grid w-full max-w-form content-start gap-6 p-pad pb-end`}>
      <div className={tw`grid justify-items-center gap-3 pt-4 pb-1 text-center`}>
        <RippledDrop />
        <div className={tw`grid gap-2`}>
          <PageHeading takeFocus={justSent}>{justSent ? done.thanks(donor.firstName) : done.sent}</PageHeading>
          {said.map((paragraph, nth) => (
            <p key={nth} className={tw`break-anywhere text-lead text-muted`}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {awaited && (
        <Card title={done.next}>
          <ol>
            {done.steps.map(({ title, text }, index) => (
              <li key={title} className={cx(step, index === 0 ? now : later)}>
                <b>{title}</b>
                <p className={tw`text-label text-muted`}>{text}</p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <div className={tw`grid gap-2`}>
        {returnUrl !== null && (
          <Button kind="primary" wide href={returnUrl}>
            {done.back}
          </Button>
        )}
        {onHome ? (
          <Button kind={returnUrl === null ? "primary" : "secondary"} wide onClick={onHome}>
            {done.homeHere}
          </Button>
        ) : (
          <Button kind="primary" wide href={addressOf(hrefFor("dashboard"))}>
            {done.home}
          </Button>
        )}
        <Button kind="quiet" wide onClick={onCorrect}>
          {done.correct}
        </Button>
      </div>
    </FocusFallback>
  );
}
