import { useCan } from "../../api/react/ability";
import { RecordList, useRecordList } from "../../shared/record-list";
import { accountsAnswer } from "./account";
import { managerColumns } from "./columns";
import { managersSource } from "./first-reads";
import { InviteButton } from "./invite/invite-button";
import { texts } from "./texts";
import { ZoneNotice } from "./zone-notice";

/** Who looks after which zones. */
export function ManagersPage() {
  const can = useCan();
  const state = useRecordList({ source: managersSource, columns: managerColumns, readerOf: accountsAnswer });
  return (
    <RecordList
      state={state}
      words={texts.managers}
      tabs={<ZoneNotice />}
      actions={can("create", "User") && <InviteButton as="manager" />}
    />
  );
}
