import { useEffect, type ReactNode } from "react";
import { useSearch } from "wouter";
import { useCan } from "../../../api/react/ability";
import { detailsHref, hrefFor, ROUTES } from "../../../domain/routes";
import { DeletionNotice } from "../../../shared/deletion-requests";
import { listReturn } from "../../../shared/lists/opened-row";
import { addressOf, currentRoute, entryState, navigate, useRouteId } from "../../../shared/navigation";
import { OthersLine } from "../../../shared/presence";
import { useRecentPerson } from "../../../shared/donor/recent-people";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { nameOf, type StaffAccount } from "../account";
import { AccountEdit } from "./account-edit";
import { AccountHead } from "./account-head";
import { ActivityCard } from "./activity-card";
import { InvitationsCard } from "./invitations-card";
import { SessionsCard } from "./sessions-card";
import { StaffAccessCard } from "./staff-access-card";
import { StatusNotice } from "./status-notice";
import { texts } from "./texts";
import { useAccount } from "./use-account";
import { ZonesCard } from "./zones-card";
import { ZonesLeft } from "./zones-left";

type ListRoute = "managers" | "admins";

/** One of the staff, at the address of the list that they stand in. */
function AccountDetailsPage({ list }: { list: ListRoute }) {
  const id = useRouteId();
  const { state, error, gone } = useAccount(id);
  const editing = new URLSearchParams(useSearch()).has("edit");
  const account = state.status === "ready" ? state.data.user : null;
  const back = (
    <Button kind="primary" href={addressOf(hrefFor(list))}>
      {texts.toList}
    </Button>
  );
  if (gone)
    return (
      <EmptyState level={1} title={texts.gone} actions={back}>
        {texts.goneHint}
      </EmptyState>
    );
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying} actions={back}>
        {state.error.message}
      </ErrorState>
    );
  if (!account)
    return (
      <SkeletonGroup label={texts.loading}>
        <div className={tw`grid gap-5`}>
          <Skeleton width={260} height={56} />
          <Skeleton height={320} />
        </div>
      </SkeletonGroup>
    );
  return (
    <Details account={account} editing={editing}>
      {state.status === "ready" && error && (
        <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />
      )}
    </Details>
  );
}

interface DetailsProps {
  account: StaffAccount;
  editing: boolean;
  /** Above what is known: that it couldn't be read again. */
  children: ReactNode;
}

function Details({ account, editing, children }: DetailsProps) {
  const can = useCan();
  const own = detailsHref(account);
  const { firstName, lastName, email, role, profileImage, area, status } = account;
  useRecentPerson({
    ...{ firstName, lastName, email, role, details: own, profileImage, area, status },
    ...{ birthday: null, city: null, bloodGroup: null, cardNumber: null },
  });
  useEffect(() => {
    // another role stands elsewhere: also when it changes while the page is open
    const { path, search } = currentRoute();
    if (path !== own) navigate(own + (search && `?${search}`), { replace: true, state: entryState() });
  }, [own]);
  const list: ListRoute = account.role === "manager" ? "managers" : "admins";
  const parent = hrefFor(list) + (account.role === "director" ? "?tab=directors" : "");
  const may = can("update", "User", account);
  return (
    <article
      aria-label={nameOf(account)}
      className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}
    >
      <Breadcrumb
        crumbs={[
          { label: ROUTES[list].crumb, ...listReturn(parent) },
          { label: nameOf(account), href: editing ? addressOf(own) : null },
          ...(editing ? [{ label: texts.editTitle, href: null }] : []),
        ]}
      />
      <OthersLine kind="user" id={account._id} editing={editing && may} />
      {editing && may ? (
        <AccountEdit account={account} />
      ) : (
        <>
          <AccountHead account={account} onRemoved={() => navigate(parent)} />
          {children}
          <DeletionNotice personId={account._id} consequence={<ZonesLeft account={account} />} />
          <StatusNotice account={account} />
          <div className={tw`grid items-start gap-6 w900:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] narrow:gap-4`}>
            <div className={tw`grid min-w-0 gap-6 narrow:gap-4`}>
              {account.role === "manager" && <ZonesCard account={account} />}
              <ActivityCard key={account._id} id={account._id} />
            </div>
            <div className={tw`grid min-w-0 items-start gap-6 medium:grid-cols-2 narrow:gap-4`}>
              <StaffAccessCard account={account} />
              {account.status === "staged" ? <InvitationsCard account={account} /> : <SessionsCard account={account} />}
            </div>
          </div>
        </>
      )}
    </article>
  );
}

export const ManagerDetailsPage = () => <AccountDetailsPage list="managers" />;
export const AdminDetailsPage = () => <AccountDetailsPage list="admins" />;
