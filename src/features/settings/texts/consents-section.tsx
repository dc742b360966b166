import { useCan } from "../../../api/react/ability";
import { CONSENTS } from "../../../domain/donor/consents";
import { isDefault } from "../../../domain/settings/consent-settings";
import { consentTextsAnswer } from "../../../shared/consents/read-texts";
import { useSection } from "../../../shared/settings";
import { Banner } from "../../../ui/messages/banner";
import { tw } from "../../../ui/tw";
import { consentTexts as texts } from "./consent-texts";
import { ConsentTextCard } from "./consent-text-card";
import { ConsentVersions } from "./consent-versions";
import { usePublishConsent } from "./use-publish-consent";

/** What people are asked to agree to: each text is published by itself, and stays as it was for whoever agreed to it. */
export function ConsentsSection() {
  const can = useCan();
  const section = useSection(consentTextsAnswer);
  const publisher = usePublishConsent();
  if (!section) return null;
  const allowed = can("update", "Settings");
  // all texts go with each save: one that the server didn't tell would be published as if somebody had written it
  const whole = !Object.values(section.values).some(isDefault);
  const writable = allowed && section.version !== null && whole;
  return (
    <>
      <div className={tw`grid gap-1`}>
        <h2 className={tw`text-title tracking-snug`}>{texts.heading}</h2>
        <p className={tw`text-muted text-pretty`}>{texts.lead}</p>
      </div>
      <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
        <div className={tw`grid min-w-0 gap-6`}>
          {allowed && !writable && <Banner title={texts.readOnly} />}
          {CONSENTS.map((consent) => (
            <ConsentTextCard key={consent.code} {...{ consent, publisher, writable }} {...section} />
          ))}
        </div>
        <ConsentVersions inForce={section.values} authors={writable} />
      </div>
    </>
  );
}
