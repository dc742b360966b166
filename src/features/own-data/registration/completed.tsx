import { hrefFor } from "../../../domain/routes";
import { fillText, paragraphsOf } from "../../../domain/settings/text-settings";
import { useTexts } from "../../../shared/settings/texts";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { PageHeading } from "../../../ui/page/page-heading";
import { cx, tw } from "../../../ui/tw";
import { addressOf } from "../../../shared/navigation";
import type { OwnRecord } from "../record";
import { texts } from "./form/texts";
import { DROP } from "../../../ui/icons/marks";

const { done } = texts;
const step = tw`relative pb-[18px] pl-[26px] last:pb-0 before:absolute before:left-1 before:top-1.5 before:z-[1] before:size-[9px] before:rounded-full before:border-2 before:content-[''] after:absolute after:-bottom-1.5 after:left-2 after:top-3.5 after:w-px after:bg-line-control after:content-[''] last:after:hidden`;
const now = tw`before:border-accent-mark before:bg-accent-mark`;
const later = tw`before:border-neutral-solid before:bg-surface`;

interface CompletedProps {
  donor: OwnRecord;
  /** Whether it was sent in this view. */
  justSent: boolean;
  /** Opens the form again. */
  onCorrect: () => void;
  /** Opens the donor's record on a page without a dashboard. */
  onHome?: (() => void) | undefined;
  /** The next page of the host, if there is one. */
  returnUrl?: string | null;
}

/** The screen after the form was sent (specification §2): thanks, and the next steps. */
export function Completed({ donor, justSent, onCorrect, onHome, returnUrl = null }: CompletedProps) {
  const isAwaiting = donor.status === "verified";
  const associationTexts = useTexts();
  const received = paragraphsOf(fillText(associationTexts?.registered.text ?? "", donor.firstName ?? ""));
  const paragraphs = justSent ? (isAwaiting ? received : [done.updated]) : [done.awaiting];
  return (
    <FocusFallback className={tw`mx-auto grid w-full max-w-form content-start gap-6 p-pad pb-end`}>
      <div className={tw`grid justify-items-center gap-3 pt-4 pb-1 text-center`}>
        <RippledDrop />
        <div className={tw`grid gap-2`}>
          <PageHeading takeFocus={justSent}>{justSent ? done.thanks(donor.firstName) : done.sent}</PageHeading>
          {paragraphs.map((paragraph, index) => (
            <p key={index} className={tw`break-anywhere text-lead text-muted`}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {isAwaiting && (
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

const RINGS = [
  { at: "40 31", scale: 3, opacity: 0.75 },
  { at: "31.5 16.55", scale: 3.85, opacity: 0.51 },
  { at: "23 2.1", scale: 4.7, opacity: 0.27 },
];

/** A drop with a tick, and rings around it as on water. */
function RippledDrop() {
  return (
    <svg viewBox="0 0 140 140" className={tw`size-[132px]`} aria-hidden>
      {RINGS.map(({ at, scale, opacity }) => (
        <path
          key={scale}
          className={tw`fill-none stroke-line-input`}
          d={DROP}
          transform={`translate(${at}) scale(${scale})`}
          strokeWidth={1 / scale}
          opacity={opacity}
        />
      ))}
      <path className={tw`fill-accent`} d={DROP} transform="translate(48 44.6) scale(2.2)" />
      <path
        className={tw`fill-none stroke-on-accent`}
        d="m61 83 6.5 6.5L80 76"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
