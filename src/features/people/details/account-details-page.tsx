import { useEffect, type ReactNode } from "react";
import { useSearch } from "wouter";
import { useCan } from "../../../api/react/ability";
import { detailsHref, hrefFor, ROUTES } from "../../../domain/routes";
import { DeletionNotice } from "../../../shared/deletion-requests";
import { listReturn } from "../../../shared/lists/opened-row";
import { addressOf, useRouteId, useAreaLocation } from "../../../shared/navigation";
import { OthersLine } from "../../../shared/presence";
import { useRecentPerson } from "../../../shared/donor/recent-people";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { nameOf, type StaffAccount, staffAccountAnswer } from "../account";
import { AccountHead, StatusNotice } from "./account-head";
import { ActivityCard } from "./activity-card";
import { InvitationsCard, StaffAccessCard } from "./staff-access-card";
import { SessionsCard } from "./sessions-card";
import { texts } from "./texts";
import { ZonesCard, ZonesWithoutManager } from "./zones-card";
import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { pickFields } from "../../../domain/fields/field";
import { USER_FIELDS } from "../../../domain/fields/user-fields";
import { RecordEditPage, type RecordSource } from "../../../shared/record-form/edit-page";
import { useQuery } from "../../../api/react/use-query";

type ListRoute = "managers" | "admins";

const SKELETON = (
  <div className={tw`grid gap-5`}>
    <Skeleton width={260} height={56} />
    <Skeleton height={320} />
  </div>
);

/** The page of a staff account. @param list the list that it belongs to */
function AccountDetailsPage({ list }: { list: ListRoute }) {
  const id = useRouteId();
  const { state, error, isGone } = useAccount(id);
  const editing = new URLSearchParams(useSearch()).has("edit");
  const back = (
    <Button kind="primary" href={addressOf(hrefFor(list))}>
      {texts.toList}
    </Button>
  );
  if (isGone)
    return (
      <EmptyState level={1} title={texts.gone} actions={back}>
        {texts.goneHint}
      </EmptyState>
    );
  if (state.status !== "ready")
    return <NotReady state={state} texts={texts} skeleton={SKELETON} level={1} actions={back} />;
  return (
    <Details account={state.data.user} editing={editing}>
      {error && <ReadFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
    </Details>
  );
}

interface DetailsProps {
  account: StaffAccount;
  editing: boolean;
  /** Notice above the old data if they couldn't be refreshed. */
  children: ReactNode;
}

function Details({ account, editing, children }: DetailsProps) {
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const can = useCan();
  const ownHref = detailsHref(account);
  const { firstName, lastName, email, role, profileImage, area, status } = account;
  useRecentPerson({
    firstName,
    lastName,
    email,
    role,
    details: ownHref,
    profileImage,
    area,
    status,
    birthday: null,
    city: null,
    bloodGroup: null,
    cardNumber: null,
  });
  useEffect(() => {
    // the role decides the list in the address, and can change while the page is open
    const { path, search } = currentRoute();
    if (path !== ownHref) navigate(ownHref + (search && `?${search}`), { replace: true, state: entryState() });
  }, [ownHref, currentRoute, entryState, navigate]);
  const list: ListRoute = account.role === "manager" ? "managers" : "admins";
  const parent = hrefFor(list) + (account.role === "director" ? "?tab=directors" : "");
  const canUpdate = can("update", "User", account);
  return (
    <article
      aria-label={nameOf(account)}
      className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}
    >
      <Breadcrumb
        crumbs={[
          { label: ROUTES[list].crumb, ...listReturn(parent) },
          { label: nameOf(account), href: editing ? addressOf(ownHref) : null },
          ...(editing ? [{ label: texts.editTitle, href: null }] : []),
        ]}
      />
      <OthersLine kind="user" id={account._id} editing={editing && canUpdate} />
      {editing && canUpdate ? (
        <AccountEdit account={account} />
      ) : (
        <>
          <AccountHead account={account} onRemoved={() => navigate(parent)} />
          {children}
          <DeletionNotice personId={account._id} consequence={<ZonesWithoutManager account={account} />} />
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

const PERSON = pickFields(USER_FIELDS, ["lastName", "firstName", "phone"]);
/** Before the first sign-in the e-mail can be changed, because it may be wrong. */
const INVITED = pickFields(USER_FIELDS, ["lastName", "firstName", "email", "phone"]);

/** @param own whether it is the user's own account, which the shell also shows */
const sourceOf = (id: string, own: boolean): RecordSource<ReturnType<typeof staffAccountAnswer>> => ({
  query: { path: endpoints.user(id), schema: staffAccountAnswer },
  recordOf: ({ user }) => user ?? {},
  invalidates: () => [...affectedReads.user(id), ...(own ? affectedReads.ownAccount() : [])],
  done: texts.saved,
});

/** The form of a staff account: name and contacts. */
function AccountEdit({ account }: { account: StaffAccount }) {
  const { navigate } = useAreaLocation();
  const own = useUser()?._id === account._id;
  return (
    <RecordEditPage
      source={sourceOf(account._id, own)}
      fields={account.status === "staged" ? INVITED : PERSON}
      ability={{ subject: "User" }}
      title={texts.editTitle}
      leave={() => navigate(detailsHref(account))}
    />
  );
}

const always = () => true;
const NOT_FOUND: ReadonlySet<number> = new Set([404]);

/**
 * Reads an account by its id. A 404 of the first read goes to the page's error boundary.
 * @returns `isGone`: somebody else has deleted the account that is on the screen
 */
function useAccount(id: string) {
  const state = useQuery(
    { path: endpoints.user(id), schema: staffAccountAnswer },
    { throwRouteErrors: always, optional: NOT_FOUND },
  );
  const error = state.status === "loading" ? null : state.error;
  return { state, error, isGone: state.status === "ready" && error !== null && NOT_FOUND.has(error.status) };
}
