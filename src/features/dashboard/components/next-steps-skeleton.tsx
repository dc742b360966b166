import { Card } from "../../../ui/display/card";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { stepTexts as texts } from "../next-steps-texts";

export const NextStepsSkeleton = () => (
  <Card title={texts.title}>
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid gap-x-8 gap-y-5 medium:grid-cols-2`}>
        {[70, 80, 60, 75, 65, 70].map((width, nth) => (
          <Skeleton key={nth} width={`${width}%`} height={34} />
        ))}
      </div>
    </SkeletonGroup>
  </Card>
);
