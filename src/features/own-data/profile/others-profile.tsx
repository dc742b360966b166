import { useEffect } from "react";
import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { UNSEEN_STATUSES, FORBIDDEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useQuery } from "../../../api/react/use-query";
import { detailsHref, hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { donorAnswer } from "../../../shared/donor/reads";
import { addressOf, navigate } from "../../../shared/navigation";
import { texts } from "./texts";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { list, map } from "../../../api/read";
import { userReader } from "../../../api/session/answers";
import type { User } from "../../../domain/entities";

interface OthersProfileProps {
  /** Another's, as the address has it. */
  id: string;
  /** Whose is signed in. */
  userId: string;
  edit?: boolean;
}

/**
 * Another's profile is the page of the details, for those who may see it: an account's (decisions §6) or a donor's record
 * (docs/decisions/0047). Donors never come here (specification §6).
 */
export function OthersProfile({ id, userId, edit = false }: OthersProfileProps) {
  const can = useCan();
  const accounts = useAccounts();
  if (accounts.status === "loading") return <Reading />;
  if (accounts.status === "error")
    return (
      <ErrorState level={1} title={texts.otherFailed} onRetry={accounts.retry} retrying={accounts.retrying}>
        {accounts.error.message}
      </ErrorState>
    );
  const found =
    accounts.status === "ready" ? accounts.data.find(({ _id, role }) => _id === id && role !== "donor") : null;
  if (found) return <To path={detailsHref(found) + (edit ? "?edit" : "")} />;
  if (!can(edit ? "update" : "read", "Donor")) return <NotYours userId={userId} hint={texts.notYoursHint} />;
  return <ToRecord id={id} edit={edit} />;
}

/** Redirects to the record; an unknown id is reported here, under the requested address. */
function ToRecord({ id, edit }: { id: string; edit: boolean }) {
  const state = useQuery(
    { path: endpoints.donor(id), schema: donorAnswer },
    { throwRouteErrors: ALWAYS, optional: UNSEEN_STATUSES },
  );
  if (state.status === "ready") return <To path={hrefFor(edit ? "donorEdit" : "donorDetails", { id })} />;
  return state.status === "error" ? (
    <ErrorState level={1} title={texts.otherFailed} onRetry={state.retry} retrying={state.retrying}>
      {state.error.message}
    </ErrorState>
  ) : (
    <Reading />
  );
}

/** Leads on; the way back doesn't lead through here. */
function To({ path }: { path: string }) {
  useEffect(() => navigate(path, { replace: true }), [path]);
  return <Reading />;
}

const ALWAYS = () => true;

const Reading = () => (
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

/** The accounts of the staff, for those who may see them; "absent" for anybody else, and where a server has none. */
function useAccounts(): FeatureQueryState<User[]> {
  const may = useCan()("read", "User");
  const state = useFeatureQuery(
    "people",
    may ? { path: endpoints.users(), query: { limit: MOST_ROWS }, schema: accountsAnswer } : null,
    { throwRouteErrors: true, optional: FORBIDDEN_STATUSES },
  );
  return may ? state : { status: "absent" };
}
