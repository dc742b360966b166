import { SessionLoading } from "../../shared/session";
import { Skeleton } from "../../ui/messages/skeleton";
import { useDelayed } from "../../ui/messages/use-delayed";
import { tw } from "../../ui/tw";
import { layoutAt, PageSkeleton } from "./page-skeleton";
import { PlainFrame } from "./shell/plain-frame";
import { texts } from "./shell/texts";

/**
 * Shown until the user and the abilities are known: the frame of the app and the layout of the page, from the first paint on. The donor's
 * form and the e-mail editor have a spinner.
 * @param path the route
 */
export function AppLoading({ path }: { path: string }) {
  const late = useDelayed(true);
  const layout = layoutAt(path);
  if (layout !== "app" && layout !== "bare") return <SessionLoading />;
  const announcement = <span className={tw`sr-only`}>{late && texts.pageLoading}</span>;
  if (layout === "bare")
    return (
      <div role="status">
        {announcement}
        <PageSkeleton path={path} />
      </div>
    );
  return (
    <div role="status">
      {announcement}
      <PlainFrame bar={<BarSkeleton />}>
        <div className={tw`mx-auto w-full max-w-page p-pad`}>
          <PageSkeleton path={path} />
        </div>
      </PlainFrame>
    </div>
  );
}

const BarSkeleton = () => (
  <>
    <div className={tw`flex gap-6 narrow:hidden animate-breathe`}>
      <Skeleton width={72} />
      <Skeleton width={56} />
    </div>
    <div className={tw`ml-auto animate-breathe`}>
      <Skeleton circle width={32} height={32} />
    </div>
  </>
);
