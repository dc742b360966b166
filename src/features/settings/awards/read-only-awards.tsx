import { formOfAwards } from "../../../domain/settings/award-steps";
import type { AwardSettings } from "../../../domain/settings/award-settings";
import { Banner } from "../../../ui/messages/banner";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { presetOf } from "./preset-of";
import { StepRow } from "./step-row";
import { StepsHead } from "./steps-head";
import { texts } from "./texts";

interface ReadOnlyAwardsProps {
  settings: AwardSettings;
  /** It is the server that can't change them, not the reader. */
  fixed: boolean;
}

/** The awards to be read, where they can't be changed. */
export function ReadOnlyAwards({ settings, fixed }: ReadOnlyAwardsProps) {
  const { steps, bySex, doubleUntil, yearlyMost } = formOfAwards(settings);
  const counting = [
    ...(doubleUntil === null ? [] : [texts.double(doubleUntil)]),
    ...(yearlyMost === null ? [] : [texts.yearly(yearlyMost)]),
  ];
  return (
    <div className={tw`grid gap-6 max-w-[880px]`}>
      {fixed && <Banner title={texts.readOnly} />}
      <Card
        flush
        title={texts.steps}
        subtitle={[texts.count(steps.length), ...(presetOf(settings.tiers) === "avis" ? [texts.source] : [])].join(
          ". ",
        )}
        footer={
          counting.length > 0 && (
            <ul className={tw`grid gap-1`}>
              {counting.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )
        }
      >
        <div className={tw`pt-3`}>
          <StepsHead bySex={bySex} />
          <ul>
            {steps.map((step) => (
              <li key={step.id}>
                <StepRow step={step} bySex={bySex} problem={undefined} />
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </div>
  );
}
