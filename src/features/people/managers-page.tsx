import { RecordList, useRecordList } from "../../shared/lists/record-list";
import { ReadFailed } from "../../ui/messages/read-failed";
import { accountsAnswer, type StaffAccount, isInvitationOver, nameOf } from "./account";
import { managerColumns, uncountedColumns } from "./columns";
import { managersSource } from "./first-reads";
import { inviteAgain } from "./invite/invite-again";
import { InviteButton, useInviteWindow } from "./invite/use-invite-window";
import { texts } from "./texts";
import { useZoneDonors } from "./use-zone-donors";
import { formatNumber } from "../../domain/format";
import { useTotal } from "../../shared/lists/use-total";
import type { List } from "../../shared/lists/use-list";
import { Tabs } from "../../ui/page/tabs";
import { useCan } from "../../api/react/ability";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { OpenerButton } from "../../ui/buttons/opener-button";
import { useAccessAction } from "../../shared/account/access";
import { invitedFor, leftAlone, othersThan, useManagers, useZoneNames } from "./use-managers";

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
      ownTexts={texts.managers}
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

/** The statuses of each tab. A locked person, or one with an expired password, counts as active. */
const STATUSES = {
  all: [],
  active: ["active", "lockedOut", "passwordExpired"],
  staged: ["staged"],
  inactive: ["inactive"],
} as const;
type Tab = keyof typeof STATUSES;
const TABS = Object.keys(STATUSES) as Tab[];

const filtersOf = (tab: Tab) => (tab === "all" ? [] : [{ id: "status", value: STATUSES[tab] }]);
const NOBODY = { text: "", filter: null } as const;

/** All accounts of a list, or those of a status, each with how many there are. A tab is the filter of its column. */
function StatusTabs({ list }: { list: List<StaffAccount> }) {
  const { source, query, changeQuery } = list;
  const others = query.filters.filter(({ id }) => id !== "status");
  const asked = query.filters.find(({ id }) => id === "status")?.value ?? [];
  const shown = TABS.find(
    (tab) => tab !== "all" && asked.length > 0 && asked.every((one) => STATUSES[tab].some((status) => status === one)),
  );
  const counts: Record<Tab, number | null | undefined> = {
    all: useTotal(source, null, true),
    active: useTotal(source, { ...NOBODY, filters: filtersOf("active") }, true),
    staged: useTotal(source, { ...NOBODY, filters: filtersOf("staged") }, true),
    inactive: useTotal(source, { ...NOBODY, filters: filtersOf("inactive") }, true),
  };
  const countOf = (tab: Tab) => {
    const count = counts[tab];
    return typeof count === "number" ? formatNumber(count) : undefined;
  };
  return (
    <Tabs<Tab>
      label={texts.statusTabs.label}
      value={shown ?? "all"}
      onValueChange={(tab) => changeQuery({ filters: [...others, ...filtersOf(tab)] })}
      tabs={TABS.map((value) => ({ value, label: texts.statusTabs[value], count: countOf(value) }))}
    />
  );
}

/** Above the list: the zones without a manager who can sign in, the person who is invited for them, and what to do. */
function ZoneNotice({ invite }: { invite: ReturnType<typeof useInviteWindow> }) {
  const can = useCan();
  const { managers, failed: managersFailed } = useManagers();
  const { names: zones, failed: zonesFailed } = useZoneNames();
  const { runAtOnce, writing } = useAccessAction();
  const alone = managers ? leftAlone(zones, othersThan(null, managers)) : [];
  const failed = managersFailed ?? zonesFailed;
  if (failed) return <ReadFailed title={texts.notice.failed} {...failed} />;
  if (!managers || alone.length === 0) return null;
  const invited = invitedFor(alone, managers);
  const over = invited !== undefined && isInvitationOver(invited);
  const again = can("update", "User");
  const { notice } = texts;
  return (
    <Banner
      tone="warn"
      title={notice.title(alone)}
      actions={
        <>
          {invited && over && again && (
            <FocusFallback>
              <Button
                small
                loading={writing}
                onClick={() => void runAtOnce({ account: invited, name: nameOf(invited), action: "invite" })}
              >
                {notice.inviteAgain}
              </Button>
            </FocusFallback>
          )}
          {invite.possible && (
            <OpenerButton small {...invite.openerFor(alone)}>
              {notice.other}
            </OpenerButton>
          )}
        </>
      }
    >
      {notice.text(alone.length === 1)}{" "}
      {invited && (over ? notice.expired(nameOf(invited)) : notice.waiting(nameOf(invited)))}
    </Banner>
  );
}
