import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

const box = tw`grid content-start gap-3 rounded-lg border border-line bg-surface p-6`;

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-6`}>
        <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
          {[0, 1].map((card) => (
            <div key={card} className={box}>
              <Skeleton width="45%" height={16} />
              {[90, 75, 85, 70].map((width) => (
                <Skeleton key={width} width={`${width}%`} height={34} />
              ))}
            </div>
          ))}
        </div>
        <Skeleton width="20%" height={20} />
        <div
          className={tw`grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line narrow:grid-cols-2 w1080:grid-cols-6`}
        >
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className={tw`grid content-start gap-3 bg-surface px-4 py-3.5`}>
              <Skeleton width="55%" />
              <Skeleton width="40%" height={22} />
              <Skeleton width="70%" height={10} />
            </div>
          ))}
        </div>
        <div className={tw`grid gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
          <div className={box}>
            <Skeleton width="30%" height={16} />
            <Skeleton height={240} />
          </div>
          <div className={box}>
            <Skeleton width="45%" height={16} />
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} width={`${95 - index * 9}%`} height={18} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
