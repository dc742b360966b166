import { useEffect, useEffectEvent, useState } from "react";
import { AbilityProvider, useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import type { User } from "../../../domain/entities";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import type { PageProps } from "../../../shared/navigation";
import { Completed } from "./completed";
import { draftName, RegistrationForm } from "./registration-form";
import { useRegistrationCalls } from "./requests/put-registration";
import { texts } from "./form/texts";
import { useOwnRecord, type OwnRecord, type StoredDraft } from "../record";
import { useHasDraft } from "../../../shared/record-form";

interface RegistrationPageProps extends Pick<PageProps, "onRegistered"> {
  /** The association's privacy policy. */
  privacyUrl?: PageProps["privacyUrl"];
  /** Leaves the form on a page without a dashboard. */
  onHome?: () => void;
  /** The next page of the host, once the form was sent. */
  returnUrl?: string | null;
  /** Opens the form at once, even if it was sent before. */
  opened?: boolean;
}

/** The donor's registration (specification §2, §4): the form, then the confirmation. It has its own padding and save bar. */
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
  // the form keeps its first record and version, and a cached record may be stale
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

interface FormOrSentProps extends RegistrationPageProps {
  donor: OwnRecord;
  stored: StoredDraft | null;
  user: User;
}

/** The form until it is sent; then the confirmation, from which the donor may correct it. */
function FormOrSent(props: FormOrSentProps) {
  const { donor, stored, user, privacyUrl = null, onRegistered, onHome, returnUrl = null, opened = false } = props;
  const today = useToday();
  const hasDraft = useHasDraft(draftName(user._id));
  // by the first record: later responses don't close the form
  const wasSent = donor.status === "verified" && !hasDraft && !opened;
  const [sent, setSent] = useState<"before" | "now" | null>(wasSent ? "before" : null);

  if (sent)
    return (
      <Completed
        donor={donor}
        justSent={sent === "now"}
        onCorrect={() => setSent(null)}
        onHome={onHome}
        returnUrl={returnUrl}
      />
    );
  return (
    <RegistrationForm
      userId={user._id}
      donor={donor}
      stored={stored}
      today={today}
      privacyUrl={privacyUrl}
      email={user.email}
      // on a partner's page the history isn't ours
      inHistory={!onHome}
      onCancel={opened ? onHome : undefined}
      onSent={() => onRegistered(user._id)}
      onSaved={() => setSent("now")}
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

/** The outline of the form while its data load. */
function RegistrationSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`mx-auto grid w-full max-w-form gap-6 p-pad`}>
        <Skeleton width="30%" height={28} />
        <Skeleton width="60%" />
        <div className={tw`grid grid-cols-2 gap-x-4 gap-y-6 narrow:grid-cols-1`}>
          {[40, 30, 60, 40, 20, 50, 70, 45].map((width, index) => (
            <div key={index} className={tw`grid gap-2`}>
              <Skeleton width={`${width}%`} />
              <Skeleton height={36} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
