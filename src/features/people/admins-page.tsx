import { useTab } from "../../shared/navigation";
import { RecordList, useRecordList } from "../../shared/lists/record-list";
import { Tabs } from "../../ui/page/tabs";
import { accountsAnswer } from "./account";
import { staffColumns } from "./columns";
import { ADMIN_TABS, adminsSource, directorsSource } from "./first-reads";
import { inviteAgain } from "./invite/invite-again";
import { InviteButton, useInviteDialog } from "./invite/use-invite-dialog";
import { texts } from "./texts";

type Tab = (typeof ADMIN_TABS)[number];
const LISTS = [adminsSource, directorsSource] as const;

const BULK = [inviteAgain];

/** The page "Amministratori": administrators, and directors in a second tab. */
export function AdminsPage() {
  const [tab, setTab] = useTab(ADMIN_TABS, "admins");
  return <StaffList key={tab} tab={tab} onTab={setTab} />;
}

function StaffList({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const invite = useInviteDialog(tab === "admins" ? "admin" : "director");
  const source = tab === "admins" ? adminsSource : directorsSource;
  const state = useRecordList({ source, columns: staffColumns, readerOf: accountsAnswer, lists: LISTS });
  return (
    <RecordList
      state={state}
      bulk={BULK}
      ownTexts={texts[tab]}
      heading={texts.heading}
      tabs={
        <Tabs<Tab>
          label={texts.tabs}
          value={tab}
          onValueChange={onTab}
          tabs={ADMIN_TABS.map((value) => ({ value, label: texts.tabTitles[value] }))}
        />
      }
      actions={<InviteButton {...invite} />}
    />
  );
}
