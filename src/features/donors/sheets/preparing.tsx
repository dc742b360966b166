import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button";
import { Banner } from "../../../ui/messages/banner";
import { useDelayed } from "../../../ui/messages/use-delayed";
import { ProgressBar } from "../../../ui/messages/progress-bar";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import type { Prepared } from "./use-prepared";

interface PreparingProps<T> {
  state: Prepared<T>;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}

/** The progress of preparing, its failure, or what was prepared. */
export function Preparing<T>({ state, onRetry, children }: PreparingProps<T>) {
  const late = useDelayed(state.status === "preparing");
  if (state.status === "ready") return children(state.data);
  if (state.status === "failed")
    return (
      <Banner live tone="danger" title={texts.failed} actions={<Button onClick={onRetry}>{uiTexts.retry}</Button>}>
        {state.message}
      </Banner>
    );
  const { progress } = state;
  if (!late) return <div className={tw`min-h-[120px]`} />;
  return (
    <div className={tw`grid min-h-[120px] content-center gap-2`}>
      <p role="status">{texts.preparing}</p>
      <ProgressBar
        label={texts.preparing}
        share={progress?.total ? Math.min(1, progress.done / progress.total) : null}
      />
      <p className={tw`min-h-[20px] text-label text-muted tabular-nums`}>{progress && texts.read(progress.done)}</p>
    </div>
  );
}
