import { Skeleton } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";

/** The widths of names, in px. */
const NAMES = [132, 104, 118, 126, 112, 128, 138, 116, 140, 122];

/** The head and the rows of a table, or cards on narrow screens: while the page's code loads, and then while its rows do. At most ten rows. */
export const RowSkeletons = ({ count = NAMES.length }: { count?: number }) => (
  <>
    <div className={tw`h-[34px] bg-sunken cards:hidden`} />
    {NAMES.slice(0, count).map((width, index) => (
      <div
        key={width}
        className={tw`flex h-[var(--gds-row)] items-center gap-5 border-t px-4 cards:h-[76px]`}
        style={{ opacity: 1 - index * 0.07 }}
      >
        <Skeleton width={18} height={18} />
        <div className={tw`min-w-0 flex-1`}>
          <Skeleton width={width} />
        </div>
        <Skeleton width={44} height={20} />
        <Skeleton circle width={64} height={20} />
        <div className={tw`w-[120px] medium:hidden narrow:hidden`}>
          <Skeleton width={80} />
        </div>
      </div>
    ))}
  </>
);
