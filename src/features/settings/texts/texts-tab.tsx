import { useCan } from "../../../api/react/ability";
import { TEXT_NAMES } from "../../../domain/settings/text-settings";
import { textsAnswer } from "../../../shared/association-texts";
import { useSection, useSettings } from "../../../shared/settings";
import { Banner } from "../../../ui/banner";
import { ErrorState } from "../../../ui/error-state";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SettingsHead } from "../settings-head";
import { SettingsSkeleton } from "../settings-skeleton";
import { TextCard } from "./text-card";
import { TextHistory } from "./text-history";
import { texts } from "./texts";

/** What the association says in its own words: each text is saved by itself, and has been saved as its history tells. */
export function TextsTab() {
  const can = useCan();
  const state = useSettings();
  const section = useSection(textsAnswer);
  const writer = useSectionWriter("texts", textsAnswer, texts.saved);
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (!section) return <SettingsSkeleton />;
  const allowed = can("update", "Settings");
  const writable = allowed && section.version !== null && !writer.lacking;
  return (
    <div className={tw`grid min-w-0 items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}>
      <SettingsHead place="lead">{texts.lead}</SettingsHead>
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
