import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { texts } from "./texts";

/** The form's outline, while its data come. */
export function RegistrationSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`mx-auto grid w-full max-w-form gap-6 p-pad`}>
        <Skeleton width="30%" height={28} />
        <Skeleton width="60%" />
        <div className={tw`grid grid-cols-2 gap-x-4 gap-y-6 narrow:grid-cols-1`}>
          {[40, 30, 60, 40, 20, 50, 70, 45].map((width, index) => (
            <div key={index} className={tw`grid gap-2`}>
              <Skeleton width={`${width}%`} />
              <Skeleton height={36} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
