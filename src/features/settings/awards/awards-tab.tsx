import type { Section } from "../../../api/readers/settings";
import { useCan } from "../../../api/react/ability";
import { awardsFromWire, type WireAwards } from "../../../domain/settings/wire";
import { ErrorState } from "../../../ui/messages/error-state";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { AwardsForm } from "./awards-form";
import { awardsAnswer } from "./read-awards";
import { texts } from "./texts";
import { formOfAwards } from "../../../domain/settings/award-steps";
import type { AwardSettings } from "../../../domain/settings/award-settings";
import { Banner } from "../../../ui/messages/banner";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { presetOf } from "./preset-of";
import { StepRow, StepsHead } from "./step-row";

/** The tab "Benemerenze": the thresholds of the awards. Read-only without the permission to change them. */
export const AwardsTab = () => (
  <SectionTab answer={awardsAnswer} lead={texts.lead} failed={texts.failed}>
    {(section) => <Awards {...section} />}
  </SectionTab>
);

function Awards({ version, values }: Section<WireAwards>) {
  const can = useCan();
  const writer = useSectionWriter("awards", awardsAnswer, texts.saved);
  const allowed = can("update", "Settings");
  if (values.tiers.length === 0) return <ErrorState title={texts.unreadable}>{texts.unreadableHint}</ErrorState>;
  return version !== null && allowed ? (
    <AwardsForm section={{ version, values }} writer={writer} />
  ) : (
    <ReadOnlyAwards settings={awardsFromWire(values)} fixed={allowed} />
  );
}

interface ReadOnlyAwardsProps {
  settings: AwardSettings;
  /** The user may change them, but the server can't. */
  fixed: boolean;
}

function ReadOnlyAwards({ settings, fixed }: ReadOnlyAwardsProps) {
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
              {counting.map((text) => (
                <li key={text}>{text}</li>
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
