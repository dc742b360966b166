import { lazyPage } from "../../../ui/loading/lazy-page";
import { SettingsHead } from "../settings-head";

const ActivityLog = lazyPage(async () => ({ default: (await import("../../activity/activity-page")).ActivityLog }));

/** The activity log of the association. */
export const ActivityTab = () => (
  <ActivityLog
    head={(lead, actions) => (
      <>
        <SettingsHead place="lead">{lead}</SettingsHead>
        <SettingsHead place="actions">{actions}</SettingsHead>
      </>
    )}
  />
);
