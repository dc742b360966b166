import { PageHeader } from "../../ui/page/page-header";
import { tw } from "../../ui/tw";
import { ActivityLog } from "./components/activity-log";
import { texts } from "./texts";

export { ActivityLog };

/** The log of a manager's zones. Administrators have it in a tab of the settings. */
export const ActivityPage = () => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
    <ActivityLog head={(lead, actions) => <PageHeader title={texts.title} lead={lead} actions={actions} />} />
  </div>
);
