import { useEffect, useEffectEvent, useState } from "react";
import { AbilityProvider, useCan } from "../../api/react/ability";
import { useConnection, useUser } from "../../api/react/connection";
import { useToday } from "../../api/react/use-today";
import type { User } from "../../domain/entities";
import { ErrorState } from "../../ui/error-state";
import { tw } from "../../ui/tw";
import type { PageProps } from "../navigation";
import { Completed } from "./form/completed";
import { RegistrationForm } from "./form/registration-form";
import { RegistrationSkeleton } from "./form/registration-skeleton";
import { useRegistrationCalls } from "./requests/put-registration";
import { texts } from "./form/texts";
import { useOwnRecord, type OwnRecord } from "../own-record";

type RegistrationPageProps = Pick<PageProps, "onRegistered">;

/** The donor's registration (specification §2, §4): loading, form, then completed. Brings its own padding and save bar. */
export function RegistrationPage({ onRegistered }: RegistrationPageProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <AbilityProvider
      loading={<RegistrationSkeleton />}
      failed={(error, retry) => <Failed message={error.message} onRetry={retry} />}
    >
      <OwnRegistration user={user} onRegistered={onRegistered} />
    </AbilityProvider>
  );
}

function OwnRegistration({ user, onRegistered }: RegistrationPageProps & { user: User }) {
  const { session } = useConnection();
  const can = useCan();
  const record = useOwnRecord();
  const today = useToday();
  const [completed, setCompleted] = useState<OwnRecord | null>(null);
  // The form keeps the record that it begins with, and its version: one that another page has read may be old.
  const [fresh, setFresh] = useState(record.status !== "ready");
  const { reread } = useRegistrationCalls(user._id);
  const refresh = useEffectEvent(reread);
  useEffect(() => {
    if (!fresh) void refresh().then(() => setFresh(true));
  }, [fresh]);

  if (completed) return <Completed donor={completed} />;
  if (record.status === "loading") return <RegistrationSkeleton />;
  if (record.status === "error")
    return <Failed message={record.error.message} onRetry={record.retry} retrying={record.retrying} />;

  if (!fresh) return <RegistrationSkeleton />;

  const { donor } = record.data;
  if (!can("update", "Donor", donor)) return <Failed message={texts.refused} />;
  const saved = async (after: OwnRecord) => {
    // the status has changed with the record, and what may be opened with it
    await session.reload();
    setCompleted(after);
    onRegistered(user._id);
  };
  return <RegistrationForm donor={donor} email={user.email} today={today} onSaved={saved} />;
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
