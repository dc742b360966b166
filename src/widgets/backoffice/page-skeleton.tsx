import { memo } from "react";
import { findRoute, isWithinApp, ROUTES, type Layout, type RouteName } from "../../domain/routes";
import { Logo } from "../../shared/brand";
import { RowSkeletons } from "../../shared/lists/components/row-skeletons";
import { Skeleton } from "../../ui/messages/skeleton";
import { tw } from "../../ui/tw";

/** Pages with a list, whose toolbar and table are drawn. Any other page has cards. */
const LISTS: ReadonlySet<RouteName> = new Set<RouteName>(["donors", "managers", "admins"]);

/** In px. */
const TABS = [52, 140, 84, 66];
const CHIPS = [104, 124, 98, 118];
const CARDS = [120, 240, 160];

/** @returns the layout of the frame around a path; null outside the routes */
export function layoutAt(path: string): Layout | null {
  const name = findRoute(path)?.name;
  if (name) return ROUTES[name].layout;
  return isWithinApp(path) ? "app" : null;
}

/** The layout of a page while its code loads. Its frame renders again with each part of the session that arrives. */
export const PageSkeleton = memo(function PageSkeleton({ path }: { path: string }) {
  const layout = layoutAt(path);
  if (layout === "bare") return <FrontLayout />;
  if (layout !== "app") return null;
  const name = findRoute(path)?.name;
  return (
    <div className={tw`grid grid-cols-[minmax(0,1fr)] gap-3.5 animate-breathe`}>
      <div className={tw`pb-3`}>
        <Skeleton width={180} height={28} />
      </div>
      {name !== undefined && LISTS.has(name) ? (
        <ListLayout />
      ) : (
        CARDS.map((height) => (
          <div key={height} className={tw`rounded-lg border bg-surface p-5`}>
            <Skeleton height={height} />
          </div>
        ))
      )}
    </div>
  );
});

/** The first page and the sign-in: the logo, and the page's heading and text beside a picture. */
function FrontLayout() {
  return (
    <div
      className={tw`grid min-h-[max(560px,var(--gds-min-height))] grid-cols-[minmax(0,1fr)_minmax(0,1fr)] cards:grid-cols-[minmax(0,1fr)] cards:content-start`}
    >
      <div className={tw`grid content-center justify-items-center bg-surface px-pad py-10 cards:py-7`}>
        <div className={tw`grid w-full max-w-[380px] gap-6`}>
          <Logo />
          <div className={tw`grid gap-6 animate-breathe`}>
            <Skeleton width={240} height={28} />
            <Skeleton />
            <Skeleton height={40} />
          </div>
        </div>
      </div>
      <div className={tw`bg-sunken cards:-order-1 cards:h-24`} />
    </div>
  );
}

function ListLayout() {
  return (
    <>
      <div className={tw`flex gap-[22px] overflow-hidden border-b py-3 [&>*]:flex-none`}>
        {TABS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <Skeleton width={420} height={36} />
      <div className={tw`flex gap-1.5 overflow-hidden [&>*]:flex-none`}>
        {CHIPS.map((width) => (
          <Skeleton key={width} circle width={width} height={28} />
        ))}
      </div>
      <div className={tw`mt-2.5 overflow-hidden rounded-lg border bg-surface`}>
        <RowSkeletons />
      </div>
    </>
  );
}
