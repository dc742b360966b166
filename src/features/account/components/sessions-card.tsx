import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { SessionList } from "../../../shared/account/sessions";
import { useCloseOwnSession, useSessions } from "../requests/sessions";
import { texts } from "../texts";
import { Section } from "./section";
import { SignOutOthers } from "./sign-out-others";

const { sessions: words } = texts;

/** Where the account is signed in, and closing what is open elsewhere: one by one, or all. */
export function SessionsCard() {
  const state = useSessions();
  const close = useCloseOwnSession();
  if (state.status === "absent") return null;
  const others = state.status === "ready" ? state.data.filter(({ current }) => !current).length : null;
  return (
    <Section title={words.title} hint={words.hint}>
      <div className={tw`grid gap-4`}>
        {state.status === "loading" && <Waiting />}
        {state.status === "error" && (
          <ErrorState title={words.unread} onRetry={state.retry} retrying={state.retrying}>
            {state.error.message}
          </ErrorState>
        )}
        {state.status === "ready" && (
          <SessionList label={words.title} sessions={state.data} close={({ _id }) => close(_id)} />
        )}
        <SignOutOthers others={others} />
      </div>
    </Section>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <div className={tw`grid gap-4`}>
      <Skeleton width="60%" />
      <Skeleton width="45%" />
    </div>
  </SkeletonGroup>
);
