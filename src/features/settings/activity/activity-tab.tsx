import { ActivityLog } from "../../activity/activity-page";
import { SettingsHead } from "../settings-head";

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
