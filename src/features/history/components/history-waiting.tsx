import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

/** The card before its entries. */
export const HistorySkeleton = () => (
  <Card title={texts.title} subtitle={texts.subtitle}>
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-4`}>
        {[45, 70, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </div>
    </SkeletonGroup>
  </Card>
);

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
