import { useCan } from "../../../api/react/ability";
import type { Section } from "../../../api/readers/settings";
import { TEXT_NAMES, type TextSettings } from "../../../domain/settings/text-settings";
import { textsAnswer } from "../../../shared/settings/texts";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SectionTab } from "../section-tab";
import { TextCard } from "./text-card";
import { TextHistory } from "./text-history";
import { texts } from "./texts";
import { CONSENTS } from "../../../domain/donor/consents";
import { isDefault } from "../../../domain/settings/consent-settings";
import { consentTextsAnswer } from "../../../shared/consents/read-texts";
import { useSection } from "../../../shared/settings";
import { consentTexts } from "./consent-texts";
import { ConsentTextCard } from "./consent-text-card";
import { ConsentVersions } from "./consent-versions";
import { usePublishConsent } from "./use-publish-consent";

/** The tab "Testi": the association's own texts and the consent texts. Each has its own save button. */
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

/** The consent texts. Each is published separately. */
function ConsentsSection() {
  const can = useCan();
  const section = useSection(consentTextsAnswer);
  const publisher = usePublishConsent();
  if (!section) return null;
  const allowed = can("update", "Settings");
  // each save sends all texts: it would also publish a default in place of a missing text
  const isComplete = !Object.values(section.values).some(isDefault);
  const writable = allowed && section.version !== null && isComplete;
  return (
    <>
      <div className={tw`grid gap-1`}>
        <h2 className={tw`text-title tracking-snug`}>{consentTexts.heading}</h2>
        <p className={tw`text-muted text-pretty`}>{consentTexts.lead}</p>
      </div>
      <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
        <div className={tw`grid min-w-0 gap-6`}>
          {allowed && !writable && <Banner title={consentTexts.readOnly} />}
          {CONSENTS.map((consent) => (
            <ConsentTextCard
              key={consent.code}
              consent={consent}
              publisher={publisher}
              writable={writable}
              {...section}
            />
          ))}
        </div>
        <ConsentVersions inForce={section.values} showsAuthors={writable} />
      </div>
    </>
  );
}
