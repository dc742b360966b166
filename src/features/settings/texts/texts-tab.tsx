import { useCan } from "../../../api/react/ability";
import type { Section } from "../../../api/readers/settings";
import { TEXT_NAMES, type TextSettings } from "../../../domain/settings/text-settings";
import { textsAnswer } from "../../../shared/settings/texts";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { ConsentsSection } from "./consents-section";
import { TextCard } from "./text-card";
import { TextHistory } from "./text-history";
import { texts } from "./texts";

/** What the association says in its own words: each text is saved by itself, and has been saved as its history tells. */
export const TextsTab = () => (
  <SectionTab answer={textsAnswer} lead={texts.lead} failed={texts.failed}>
    {(section) => (
      <div className={tw`grid min-w-0 gap-6`}>
        <Texts section={section} />
        <ConsentsSection />
      </div>
    )}
  </SectionTab>
);

function Texts({ section }: { section: Section<TextSettings> }) {
  const can = useCan();
  const writer = useSectionWriter("texts", textsAnswer, texts.saved);
  const allowed = can("update", "Settings");
  const writable = allowed && section.version !== null;
  return (
    <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
      <div className={tw`grid min-w-0 gap-6`}>
        {allowed && !writable && <Banner title={texts.readOnly} />}
        {TEXT_NAMES.map((name) => (
          <TextCard key={name} name={name} {...section} writer={writer} writable={writable} />
        ))}
      </div>
      {writable && <TextHistory />}
    </div>
  );
}
