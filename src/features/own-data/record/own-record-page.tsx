import { lazy, Suspense, type ComponentType } from "react";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { PageHeading } from "../../../ui/page/page-heading";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import type { CorrectionProps } from "./components/correction";
import { OwnDataCard } from "./components/own-data-card";
import { StatusCard } from "./components/status-card";
import { useOwnRecord } from "./requests/get-own-record";
import { texts } from "./texts";

/** Loaded only for donors who wait for the activation. If the code can't be loaded, nothing is shown. */
const Correction = lazy<ComponentType<CorrectionProps>>(() =>
  import("./components/correction").then(
    (module) => ({ default: module.Correction }),
    () => ({ default: () => null }),
  ),
);

/**
 * The donor's own status and data.
 * @param onFillIn opens the registration form, for the first time or for a correction
 */
export function OwnRecordView({ onFillIn }: { onFillIn: () => void }) {
  const user = useUser();
  const record = useOwnRecord();
  const today = useToday();

  if (user && user.role !== "donor") return <EmptyState title={texts.notADonor}>{texts.notADonorHint}</EmptyState>;
  if (record.status === "loading") return <OwnRecordSkeleton />;
  if (record.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={record.retry} retrying={record.retrying}>
        {record.error.message}
      </ErrorState>
    );

  const { donor } = record.data;
  return (
    <div className={tw`grid gap-6`}>
      <PageHeading>{texts.hello(donor.firstName)}</PageHeading>
      <StatusCard donor={donor} today={today} onFillIn={onFillIn} />
      <OwnDataCard
        donor={donor}
        change={
          donor.status === "verified" && (
            <Suspense fallback={null}>
              <Correction donor={donor} onOpen={onFillIn} />
            </Suspense>
          )
        }
      />
    </div>
  );
}

function OwnRecordSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        <Skeleton width="40%" height={28} />
        <div className={tw`grid gap-3 rounded-lg border border-line bg-surface p-6`}>
          <Skeleton width="30%" height={16} />
          <Skeleton width="80%" />
        </div>
        <div className={tw`grid gap-4 rounded-lg border border-line bg-surface p-6`}>
          {[60, 45, 70, 55, 65].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
