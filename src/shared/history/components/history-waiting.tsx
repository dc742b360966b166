import { Card } from "../../../ui/display/card";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

/** @param loading false before the card is in view: then it is empty and has no accessible text */
export function HistorySkeleton({ loading = true }: { loading?: boolean }) {
  const bars = (
    <div className={tw`grid gap-4`}>
      {[45, 70, 60].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  );
  return (
    <Card title={texts.title} subtitle={texts.subtitle}>
      {loading ? (
        <SkeletonGroup label={texts.loading}>{bars}</SkeletonGroup>
      ) : (
        <div className={tw`invisible`}>{bars}</div>
      )}
    </Card>
  );
}

interface HistoryFailedProps {
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

export const HistoryFailed = ({ message, ...retry }: HistoryFailedProps) => (
  <Card title={texts.title} subtitle={texts.subtitle}>
    <ErrorState title={texts.failed} {...retry}>
      {message}
    </ErrorState>
  </Card>
);
