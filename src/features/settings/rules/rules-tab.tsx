import { useCan } from "../../../api/react/ability";
import type { Section } from "../../../api/readers/settings";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { rulesAnswer } from "../../../shared/settings";
import { useInitialValue } from "../../../shared/record-form/edit-page";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { ReadOnlyRules } from "./read-only-rules";
import { RulesForm } from "./rules-form";
import { texts } from "./texts";

/** The tab "Regole": the rules of who may donate when. Read-only without the permission to change them. */
export const RulesTab = () => (
  <SectionTab answer={rulesAnswer} lead={texts.lead} failed={texts.failed}>
    {(section) => <Rules section={section} />}
  </SectionTab>
);

function Rules({ section }: { section: Section<EligibilityRules> }) {
  const can = useCan();
  const began = useInitialValue(section) ?? section;
  const writer = useSectionWriter("rules", rulesAnswer, texts.saved);
  const allowed = can("update", "Settings");
  if (allowed && began.version !== null) return <RulesForm began={began} now={section} writer={writer} />;
  return (
    <div className={tw`grid gap-6`}>
      {allowed && <Banner title={texts.readOnly} />}
      <ReadOnlyRules rules={section.values} />
    </div>
  );
}
