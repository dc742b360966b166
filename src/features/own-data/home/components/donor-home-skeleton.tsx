import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

/** The page's outline, while the record comes. */
export function DonorHomeSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        <Skeleton width="40%" height={28} />
        <div
          className={tw`grid grid-cols-[124px_minmax(0,1fr)] items-center gap-6 rounded-lg border border-line bg-surface p-6`}
        >
          <Skeleton height={124} circle />
          <div className={tw`grid gap-3`}>
            <Skeleton width="40%" />
            <Skeleton width="70%" height={24} />
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={tw`grid gap-4 rounded-lg border border-line bg-surface p-6`}>
          {[60, 90, 75].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
