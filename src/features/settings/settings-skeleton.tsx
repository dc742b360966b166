import { Skeleton, SkeletonGroup } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";

const ROWS = [220, 160, 190, 140, 170];

/** The placeholder of a tab that is loading. */
export const SettingsSkeleton = () => (
  <SkeletonGroup>
    <div className={tw`grid rounded-lg border border-line bg-surface divide-y`}>
      {ROWS.map((width) => (
        <div key={width} className={tw`flex items-center min-h-[52px] px-6 narrow:px-4`}>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  </SkeletonGroup>
);
