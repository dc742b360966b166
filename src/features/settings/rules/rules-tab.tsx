import { useCan } from "../../../api/react/ability";
import { rulesAnswer, useSection, useSettings } from "../../../shared/settings";
import { useBeginning } from "../../../shared/record-form/edit-page";
import { Banner } from "../../../ui/banner";
import { ErrorState } from "../../../ui/error-state";
import { tw } from "../../../ui/tw";
import { useSectionWriter } from "../save-section";
import { SettingsHead } from "../settings-head";
import { SettingsSkeleton } from "../settings-skeleton";
import { ReadOnlyRules } from "./read-only-rules";
import { RulesForm } from "./rules-form";
import { texts } from "./texts";

/** By which rules somebody may donate: typed and saved by who may, read by everybody else. */
export function RulesTab() {
  const can = useCan();
  const state = useSettings();
  const section = useSection(rulesAnswer);
  const began = useBeginning(section);
  const writer = useSectionWriter("rules", rulesAnswer, texts.saved);
  const allowed = can("update", "Settings");
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (!section || !began) return <SettingsSkeleton />;
  const writable = allowed && began.version !== null && !writer.lacking;
  return (
    <>
      <SettingsHead place="lead">{texts.lead}</SettingsHead>
      {writable ? (
        <RulesForm began={began} now={section} writer={writer} />
      ) : (
        <div className={tw`grid gap-6`}>
          {allowed && <Banner title={texts.readOnly} />}
          <ReadOnlyRules rules={section.values} />
        </div>
      )}
    </>
  );
}
