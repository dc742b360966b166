import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { SessionList, sessionsAnswer, useCloseSession } from "../../../shared/account/sessions";
import { texts } from "../texts";
import { Section } from "./section";
import { notDoneMessage } from "../../../api/errors";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { affectedReads } from "../../../api/writes/affected-reads";
import { useMutation } from "../../../api/react/use-mutation";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";

const { sessions: sessionTexts } = texts;

/** The sessions of the account. Sessions on other devices can be closed, one by one or all. */
export function SessionsCard() {
  const state = useSessions();
  const close = useCloseOwnSession();
  if (state.status === "absent") return null;
  const others = state.status === "ready" ? state.data.filter(({ current }) => !current).length : null;
  return (
    <Section title={sessionTexts.title} hint={sessionTexts.hint}>
      <div className={tw`grid gap-4`}>
        {state.status === "loading" && <SessionsSkeleton />}
        {state.status === "error" && (
          <ErrorState title={sessionTexts.unread} onRetry={state.retry} retrying={state.retrying}>
            {state.error.message}
          </ErrorState>
        )}
        {state.status === "ready" && (
          <SessionList label={sessionTexts.title} sessions={state.data} close={({ _id }) => close(_id)} />
        )}
        <SignOutOthers others={others} />
      </div>
    </Section>
  );
}

const SessionsSkeleton = () => (
  <SkeletonGroup>
    <div className={tw`grid gap-4`}>
      <Skeleton width="60%" />
      <Skeleton width="45%" />
    </div>
  </SkeletonGroup>
);

const { others: othersTexts } = texts;

/**
 * Ends the account's other sessions.
 * @param others their number; null if unknown
 */
function SignOutOthers({ others }: { others: number | null }) {
  const toast = useToast();
  const { write, writing } = useSignOutOthers();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = async () => {
    setFailure(null);
    const outcome = await write();
    if (outcome.ok) toast.success(othersTexts.done);
    else {
      const message = notDoneMessage(outcome.error, (reason) => `${othersTexts.failed}: ${reason}`);
      if (stillOpen(message)) setFailure(message);
    }
  };
  return (
    <FocusFallback className={tw`grid gap-3`}>
      {/* also if no session is left: after an unclear response the list has been read again */}
      <AlertRegion title={failure} />
      {others === 0 ? (
        <p className={tw`text-label text-muted`}>{othersTexts.none}</p>
      ) : (
        <div className={tw`narrow:grid`}>
          <Button icon={LogOut} onClick={() => void signOut()} loading={writing} loadingLabel={othersTexts.submitting}>
            {others === null ? othersTexts.submit : othersTexts.submitMany(others)}
          </Button>
        </div>
      )}
    </FocusFallback>
  );
}

const useSessions = () => useFeatureQuery("sessions", { path: endpoints.sessions(), schema: sessionsAnswer });

const useCloseOwnSession = () => useCloseSession(endpoints.sessions(), pageEndpoints.session);

/** Ends the account's sessions on all other devices. */
const useSignOutOthers = () =>
  useMutation<void>({
    request: () => ({ path: pageEndpoints.signOutOthers(), method: "POST" }),
    invalidates: affectedReads.ownSessions,
    place: "page",
  });
