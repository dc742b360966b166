import { useEffect } from "react";
import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { UNSEEN_STATUSES, FORBIDDEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import { detailsHref, hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { donorAnswer } from "../../../shared/donor/reads";
import { addressOf, useAreaLocation } from "../../../shared/navigation";
import { texts } from "./texts";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { list, map } from "../../../api/readers/read";
import { userReader } from "../../../api/session/answers";
import type { User } from "../../../domain/entities";

interface OthersProfileProps {
  /** The user of the profile, from the address. */
  id: string;
  /** The signed-in user. */
  userId: string;
  edit?: boolean;
}

/**
 * Redirects to the details of another user, if the signed-in user may see them: an account (decisions §6) or a donor's record
 * (docs/decisions/session.md, "Another user's profile is a redirect"). A donor gets a message instead (specification §6).
 */
export function OthersProfile({ id, userId, edit = false }: OthersProfileProps) {
  const can = useCan();
  const accounts = useAccounts();
  if (accounts.status === "loading") return <ProfileSkeleton />;
  if (accounts.status === "error")
    return (
      <ErrorState level={1} title={texts.otherFailed} onRetry={accounts.retry} retrying={accounts.retrying}>
        {accounts.error.message}
      </ErrorState>
    );
  const found =
    accounts.status === "ready" ? accounts.data.find(({ _id, role }) => _id === id && role !== "donor") : null;
  if (found) return <Redirect path={detailsHref(found) + (edit ? "?edit" : "")} />;
  if (!can(edit ? "update" : "read", "Donor")) return <NotYours userId={userId} hint={texts.notYoursHint} />;
  return <ToRecord id={id} edit={edit} />;
}

/** Redirects to the record; an unknown id is reported here, under the requested address. */
function ToRecord({ id, edit }: { id: string; edit: boolean }) {
  const state = useQuery(
    { path: endpoints.donor(id), schema: donorAnswer },
    { throwRouteErrors: ALWAYS, optional: UNSEEN_STATUSES },
  );
  if (state.status === "ready") return <Redirect path={hrefFor(edit ? "donorEdit" : "donorDetails", { id })} />;
  return state.status === "error" ? (
    <ErrorState level={1} title={texts.otherFailed} onRetry={state.retry} retrying={state.retrying}>
      {state.error.message}
    </ErrorState>
  ) : (
    <ProfileSkeleton />
  );
}

/** Redirects, without an entry in the history. */
function Redirect({ path }: { path: string }) {
  const { navigate } = useAreaLocation();
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return <ProfileSkeleton />;
}

const ALWAYS = () => true;

const ProfileSkeleton = () => (
  <SkeletonGroup label={texts.otherLoading}>
    <Skeleton height={220} />
  </SkeletonGroup>
);

const NotYours = ({ userId, hint }: { userId: string; hint: string }) => (
  <EmptyState
    level={1}
    title={texts.notYours}
    actions={
      <Button kind="primary" href={addressOf(hrefFor("profile", { id: userId }))}>
        {texts.toOwn}
      </Button>
    }
  >
    {hint}
  </EmptyState>
);

const accountsAnswer = map(list("users", userReader), ({ users }) => users);

/** The accounts of the staff; "absent" for a user without the permission, and without the feature. */
function useAccounts(): FeatureQueryState<User[]> {
  const canRead = useCan()("read", "User");
  const state = useFeatureQuery(
    "people",
    canRead ? { path: endpoints.users(), query: { limit: MAX_ROWS }, schema: accountsAnswer } : null,
    { throwRouteErrors: true, optional: FORBIDDEN_STATUSES },
  );
  return canRead ? state : { status: "absent" };
}
