import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/display/card";
import { Progress } from "../../ui/messages/progress";
import { cx, tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";
import { texts } from "./texts";
import type { Preview } from "./use-preview";

interface PreviewCardProps<T> {
  title: string;
  preview: Preview<T>;
  /** Shown until the user changes something. */
  idle: ReactNode;
  /** Label of the progress bar before the first response. */
  counting: string;
  footer?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the effect that a save would have, and updates it as the user types. */
export function PreviewCard<T>({ title, preview, idle, counting, footer, children }: PreviewCardProps<T>) {
  const ready = preview.status === "ready";
  return (
    <Card title={title} footer={ready && footer}>
      <div aria-live="polite" aria-busy={preview.status === "loading" || (ready && preview.asking)}>
        {preview.status === "none" && <p className={tw`text-label text-muted text-pretty`}>{idle}</p>}
        {preview.status === "loading" && <Progress label={counting} />}
        {preview.status === "error" && (
          <div className={tw`grid justify-items-start gap-3`}>
            <p className={tw`text-label text-muted`}>{texts.previewFailed(preview.error.message)}</p>
            <Button small onClick={preview.retry}>
              {uiTexts.retry}
            </Button>
          </div>
        )}
        {ready && (
          <div className={cx(tw`grid gap-4 transition`, preview.stale && tw`opacity-50`)}>{children(preview.data)}</div>
        )}
      </div>
    </Card>
  );
}

/** A count in large digits, with the noun below it and an optional note. */
export const PreviewTotal = ({ count, who, more }: { count: string; who: string; more?: ReactNode }) => (
  <div className={tw`grid gap-1 border-l-[3px] border-info-solid pl-4`}>
    <b className={tw`text-display leading-none font-strong tabular-nums`}>{count}</b>
    <b className={tw`font-strong text-label`}>{who}</b>
    {more && <p className={tw`text-label text-muted text-pretty`}>{more}</p>}
  </div>
);
