import { useEffect, useEffectEvent, useState } from "react";
import { AbilityProvider, useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import type { User } from "../../../domain/entities";
import { ErrorState } from "../../../ui/messages/error-state";
import { tw } from "../../../ui/tw";
import type { PageProps } from "../../../shared/navigation";
import { Completed } from "./form/completed";
import { draftName, RegistrationForm } from "./form/registration-form";
import { RegistrationSkeleton } from "./form/registration-skeleton";
import { useRegistrationCalls } from "./requests/put-registration";
import { texts } from "./form/texts";
import { useOwnRecord, type OwnRecord, type StoredDraft } from "../record";
import { useHasDraft } from "../../../shared/record-form";

interface RegistrationPageProps extends Pick<PageProps, "onRegistered"> {
  /** Where the association's privacy policy stands. */
  privacyUrl?: PageProps["privacyUrl"];
  /** Leaves the form, where there is no dashboard to link to. */
  onHome?: () => void;
  /** Where the page's owner wants people to go on once it is sent. */
  returnUrl?: string | null;
  /** Somebody asked for it who knows that it was sent: it opens at once. */
  opened?: boolean;
}

/** The donor's registration (specification §2, §4): loading, form, then completed. Brings its own padding and save bar. */
export function RegistrationPage(props: RegistrationPageProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <AbilityProvider
      loading={<RegistrationSkeleton />}
      failed={(error, retry) => <Failed message={error.message} onRetry={retry} />}
    >
      <OwnRegistration user={user} {...props} />
    </AbilityProvider>
  );
}

function OwnRegistration({ user, ...props }: RegistrationPageProps & { user: User }) {
  const can = useCan();
  const record = useOwnRecord({ asCached: true });
  // The form keeps the record that it begins with, and its version: one that another page has read may be old.
  const [fresh, setFresh] = useState(record.status !== "ready");
  const { reread } = useRegistrationCalls(user._id);
  const refresh = useEffectEvent(reread);
  useEffect(() => {
    if (!fresh) void refresh().then(() => setFresh(true));
  }, [fresh]);

  if (record.status === "error")
    return <Failed message={record.error.message} onRetry={record.retry} retrying={record.retrying} />;
  if (record.status === "loading" || !fresh) return <RegistrationSkeleton />;
  const { donor, draft = null } = record.data;
  if (!can("update", "Donor", donor)) return <Failed message={texts.refused} />;
  return <FormOrSent donor={donor} stored={draft} user={user} {...props} />;
}

type View = "form" | "correction" | "sent-before" | "sent-now";

interface FormOrSentProps extends RegistrationPageProps {
  donor: OwnRecord;
  stored: StoredDraft | null;
  user: User;
}

/** The form until it is sent; who comes back before it is looked at sees that it was, and may correct it. */
function FormOrSent(props: FormOrSentProps) {
  const { donor, stored, user, privacyUrl = null, onRegistered, onHome, returnUrl = null, opened = false } = props;
  const today = useToday();
  const correcting = useHasDraft(draftName(user._id));
  // by the record as it was at first: what comes from the server later doesn't take the form away
  const [view, setView] = useState<View>(
    donor.status === "verified" && !correcting && !opened ? "sent-before" : "form",
  );

  if (view === "sent-before" || view === "sent-now")
    return (
      <Completed
        donor={donor}
        justSent={view === "sent-now"}
        onCorrect={() => setView("correction")}
        {...{ onHome, returnUrl }}
      />
    );
  return (
    <RegistrationForm
      userId={user._id}
      {...{ donor, stored, today, privacyUrl, email: user.email }}
      // within somebody else's page the history isn't ours
      inHistory={!onHome}
      onCancel={opened ? onHome : undefined}
      onSent={() => onRegistered(user._id)}
      onSaved={() => setView("sent-now")}
    />
  );
}

interface FailedProps {
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

const Failed = ({ message, ...retry }: FailedProps) => (
  <div className={tw`p-pad`}>
    <ErrorState level={1} title={texts.failed} {...retry}>
      {message}
    </ErrorState>
  </div>
);
