import { RecordList, useRecordList } from "../../shared/lists/record-list";
import { ReadFailed } from "../../ui/messages/read-failed";
import { accountsAnswer, type StaffAccount, isInvitationExpired, nameOf } from "./account";
import { managerColumns, uncountedColumns } from "./columns";
import { managersSource } from "./first-reads";
import { inviteAgain } from "./invite/invite-again";
import { InviteButton, useInviteDialog } from "./invite/use-invite-dialog";
import { texts } from "./texts";
import { useZoneDonors } from "./use-zone-donors";
import { formatNumber } from "../../domain/format";
import { useTotal } from "../../shared/lists/query/use-total";
import type { List } from "../../shared/lists/use-list";
import { Tabs } from "../../ui/page/tabs";
import { useCan } from "../../api/react/ability";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { OpenerButton } from "../../ui/buttons/opener-button";
import { useAccessAction } from "../../shared/account/access";
import { findInvited, zonesWithoutManager, activeManagersExcept, useManagers, useZoneNames } from "./use-managers";

const BULK = [inviteAgain];

/** The page "Responsabili": the managers and their zones. */
export function ManagersPage() {
  const invite = useInviteDialog("manager");
  const { donorsByZone, failed } = useZoneDonors();
  const columns = donorsByZone?.size !== 0 ? managerColumns : uncountedColumns;
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
const NO_SEARCH = { text: "", filter: null } as const;

/** Tabs that filter the column "Stato", each with its number of accounts. */
function StatusTabs({ list }: { list: List<StaffAccount> }) {
  const { source, query, changeQuery } = list;
  const others = query.filters.filter(({ id }) => id !== "status");
  const statuses = query.filters.find(({ id }) => id === "status")?.value ?? [];
  const current = TABS.find(
    (tab) =>
      tab !== "all" && statuses.length > 0 && statuses.every((each) => STATUSES[tab].some((status) => status === each)),
  );
  const counts: Record<Tab, number | null | undefined> = {
    all: useTotal(source, null, true),
    active: useTotal(source, { ...NO_SEARCH, filters: filtersOf("active") }, true),
    staged: useTotal(source, { ...NO_SEARCH, filters: filtersOf("staged") }, true),
    inactive: useTotal(source, { ...NO_SEARCH, filters: filtersOf("inactive") }, true),
  };
  const countOf = (tab: Tab) => {
    const count = counts[tab];
    return typeof count === "number" ? formatNumber(count) : undefined;
  };
  return (
    <Tabs<Tab>
      label={texts.statusTabs.label}
      value={current ?? "all"}
      onValueChange={(tab) => changeQuery({ filters: [...others, ...filtersOf(tab)] })}
      tabs={TABS.map((value) => ({ value, label: texts.statusTabs[value], count: countOf(value) }))}
    />
  );
}

/** Warns about zones without a manager who can sign in. Offers to invite somebody, or to renew an expired invitation. */
function ZoneNotice({ invite }: { invite: ReturnType<typeof useInviteDialog> }) {
  const can = useCan();
  const { managers, failed: managersFailed } = useManagers();
  const { names: zones, failed: zonesFailed } = useZoneNames();
  const { runAtOnce, writing } = useAccessAction("page");
  const unmanaged = managers ? zonesWithoutManager(zones, activeManagersExcept(null, managers)) : [];
  const failed = managersFailed ?? zonesFailed;
  if (failed) return <ReadFailed title={texts.notice.failed} {...failed} />;
  if (!managers || unmanaged.length === 0) return null;
  const invited = findInvited(unmanaged, managers);
  const isExpired = invited !== undefined && isInvitationExpired(invited);
  const canUpdate = can("update", "User");
  const { notice } = texts;
  return (
    <Banner
      tone="warn"
      title={notice.title(unmanaged)}
      actions={
        <>
          {invited && isExpired && canUpdate && (
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
          {invite.canInvite && (
            <OpenerButton small {...invite.openerFor(unmanaged)}>
              {notice.other}
            </OpenerButton>
          )}
        </>
      }
    >
      {notice.text(unmanaged.length === 1)}{" "}
      {invited && (isExpired ? notice.expired(nameOf(invited)) : notice.waiting(nameOf(invited)))}
    </Banner>
  );
}
