import { useEffect, useEffectEvent, useState, useRef, type ReactNode, type RefObject } from "react";
import { useFeature } from "../../api/react/use-feature";
import { tw } from "../../ui/tw";
import { useLazyComponent } from "../../ui/loading/use-lazy-component";
import { HistoryFailed, HistorySkeleton } from "./components/history-waiting";
import { MergeActionContext } from "./merge-action";
import { texts } from "./texts";
import type { CurrentDonor } from "./use-restoring";

/** @returns whether the element has been in the viewport, and its ref */
function useInView<E extends Element>(): [seen: boolean, box: RefObject<E | null>] {
  const box = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return [seen, box];
}

const loadView = async () => (await import("./components/history-view")).HistoryView;

interface HistoryCardProps {
  donorId: string;
  /** The current record; without it the history is read-only. */
  donor?: CurrentDonor;
  /** What to offer beside a merge of two records, by its id. */
  mergeAction?: (mergeId: string) => ReactNode;
}

/**
 * Shows who changed a donor and their donations and awards, the newest first. Code and data load when the card scrolls into
 * view. Shows nothing without the feature, or if the user may not read the history.
 */
export const HistoryCard = ({ mergeAction, ...props }: HistoryCardProps) =>
  useFeature("history") && (
    <MergeActionContext value={mergeAction ?? null}>
      <LazyHistory {...props} />
    </MergeActionContext>
  );

function LazyHistory({ donorId, donor }: Omit<HistoryCardProps, "mergeAction">) {
  const [seen, box] = useInView<HTMLDivElement>();
  const { Component: View, load, loading } = useLazyComponent(loadView);
  const [failed, setFailed] = useState(false);
  const loadInView = useEffectEvent(() => load(texts.partFailed));
  const retry = async () => setFailed(!(await load()));
  useEffect(() => {
    if (seen) void loadInView().then((loaded) => setFailed(!loaded));
  }, [seen]);
  if (View) return <View donorId={donorId} donor={donor ?? null} />;
  return (
    <div ref={box} className={tw`print:hidden`}>
      {failed ? (
        <HistoryFailed message={texts.partFailed} onRetry={() => void retry()} retrying={loading} />
      ) : (
        <HistorySkeleton loading={seen} />
      )}
    </div>
  );
}
