import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

/** @param head false if the record's head is already visible, with data of a list */
export function RecordSkeleton({ head }: { head: boolean }) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        {head && (
          <div className={tw`flex items-center gap-4`}>
            <Skeleton height={56} circle />
            <div className={tw`grid flex-1 gap-2.5`}>
              <Skeleton width={220} height={26} />
              <Skeleton width={280} />
            </div>
          </div>
        )}
        <div className={tw`grid gap-6 w900:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
          {[4, 3].map((lines) => (
            <div key={lines} className={tw`grid content-start gap-4 rounded-lg border border-line bg-surface p-6`}>
              {Array.from({ length: lines }, (_, index) => (
                <Skeleton key={index} width={`${85 - index * 15}%`} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
