import { useCan } from "../../../api/react/ability";
import { awardsFromWire } from "../../../domain/settings/wire";
import { useSection, useSettings } from "../../../shared/settings";
import { ErrorState } from "../../../ui/error-state";
import { useSectionWriter } from "../save-section";
import { SettingsHead } from "../settings-head";
import { SettingsSkeleton } from "../settings-skeleton";
import { AwardsForm } from "./awards-form";
import { ReadOnlyAwards } from "./read-only-awards";
import { awardsAnswer } from "./read-awards";
import { texts } from "./texts";

/** By which steps the association honours its donors. */
export function AwardsTab() {
  const can = useCan();
  const state = useSettings();
  const section = useSection(awardsAnswer);
  const writer = useSectionWriter("awards", awardsAnswer, texts.saved);
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (!section) return <SettingsSkeleton />;
  const { version, values } = section;
  const allowed = can("update", "Settings");
  if (values.tiers.length === 0) return <ErrorState title={texts.unreadable}>{texts.unreadableHint}</ErrorState>;
  return (
    <>
      <SettingsHead place="lead">{texts.lead}</SettingsHead>
      {version !== null && !writer.lacking && allowed ? (
        <AwardsForm section={{ version, values }} writer={writer} />
      ) : (
        <ReadOnlyAwards settings={awardsFromWire(values)} lacking={allowed} />
      )}
    </>
  );
}
