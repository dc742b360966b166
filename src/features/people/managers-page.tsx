import { RecordList, useRecordList } from "../../shared/lists/record-list";
import { ReadFailed } from "../../ui/messages/read-failed";
import { accountsAnswer } from "./account";
import { managerColumns, uncountedColumns } from "./columns";
import { managersSource } from "./first-reads";
import { inviteAgain } from "./invite/invite-again";
import { InviteButton } from "./invite/invite-button";
import { useInviteWindow } from "./invite/use-invite-window";
import { StatusTabs } from "./status-tabs";
import { texts } from "./texts";
import { useZoneDonors } from "./use-zone-donors";
import { ZoneNotice } from "./zone-notice";

const BULK = [inviteAgain];

/** Who looks after which zones. */
export function ManagersPage() {
  const invite = useInviteWindow("manager");
  const { counted, failed } = useZoneDonors();
  const columns = counted?.size !== 0 ? managerColumns : uncountedColumns;
  const state = useRecordList({ source: managersSource, columns, readerOf: accountsAnswer });
  return (
    <RecordList
      state={state}
      bulk={BULK}
      words={texts.managers}
      tabs={
        <>
          <ZoneNotice invite={invite} />
          {failed && <ReadFailed title={texts.donorsFailed} {...failed} />}
          <StatusTabs list={state.list} />
        </>
      }
      actions={<InviteButton {...invite} />}
    />
  );
}
