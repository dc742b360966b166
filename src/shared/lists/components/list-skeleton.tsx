import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { TableBox } from "../../../ui/table/table-box";
import { tw } from "../../../ui/tw";

/** A list's outline, with as many rows as the page will have (ten at most: nobody counts more). */
export function ListSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <SkeletonGroup label={label}>
      <TableBox>
        <div className={tw`h-[34px] border-b border-line bg-sunken cards:hidden`} />
        {Array.from({ length: Math.min(rows, 10) }, (_, index) => (
          <div
            key={index}
            className={tw`flex h-[var(--gds-row)] items-center gap-6 border-b border-line px-4 last:border-0 cards:h-[72px]`}
          >
            <div className={tw`min-w-0 flex-1`}>
              <Skeleton width={`${70 - ((index * 13) % 30)}%`} />
            </div>
            <Skeleton width={46} height={20} />
            <Skeleton width={100 + ((index * 37) % 60)} height={20} />
            <div className={tw`w-24 medium:hidden narrow:hidden`}>
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </TableBox>
    </SkeletonGroup>
  );
}
