import type { ApiError } from "../../../../api/errors";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/buttons/button";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { ErrorState } from "../../../../ui/messages/error-state";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";
import type { ReactNode } from "react";
import { Undo2 } from "lucide-react";
import { romeDay } from "../../../../domain/dates/days";
import { formatFullDate } from "../../../../domain/format";
import { useGoneRecord } from "../use-gone-record";
import { RecordSkeleton } from "./record-skeleton";

interface RecordFailureProps {
  /** Null if the id in the address can't be the id of a record. */
  error: ApiError | null;
  id?: string;
  /** Whether the record was opened from a list. */
  fromList?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shows why a record can't be shown, with a link to the list. */
export function RecordFailure({ error, id, fromList = false, onRetry, retrying }: RecordFailureProps) {
  const back = (
    <Button kind="primary" href={addressOf(hrefFor("donors"))}>
      {texts.toList}
    </Button>
  );
  // the server's sentence names the number of the request
  if (error?.code === "erased")
    return (
      <EmptyState level={1} title={texts.erased(error.message)} actions={back}>
        {texts.erasedHint}
      </EmptyState>
    );
  if (error?.status === 404 && id !== undefined)
    return <GoneDonor id={id} back={back} notFoundError={onRetry && !fromList ? error : null} />;
  if (error === null || error.status === 404)
    return (
      <EmptyState level={1} title={texts.notFound} actions={back}>
        {texts.notFoundHint}
      </EmptyState>
    );
  if (error.status === 403)
    return (
      <EmptyState level={1} title={texts.forbidden} actions={back}>
        {texts.forbiddenHint}
      </EmptyState>
    );
  return (
    <ErrorState
      level={1}
      title={texts.failed}
      onRetry={onRetry}
      retrying={retrying}
      actions={<Button href={addressOf(hrefFor("donors"))}>{texts.toList}</Button>}
    >
      {error.message}
    </ErrorState>
  );
}

interface GoneDonorProps {
  id: string;
  back: ReactNode;
  /** Thrown to the route's error screen if nobody deleted the record; null shows a message here. */
  notFoundError: ApiError | null;
}

/** Offers to restore a deleted record to users who may delete; otherwise says that there is none. */
function GoneDonor({ id, back, notFoundError }: GoneDonorProps) {
  const { deletion, restore, restoring } = useGoneRecord(id);
  // the history may say "restored" before the record has been read
  if (deletion === undefined || (deletion === null && restoring)) return <RecordSkeleton head />;
  if (deletion === null && notFoundError) throw notFoundError;
  if (deletion === null)
    return (
      <EmptyState level={1} title={texts.notFound} actions={back}>
        {texts.notFoundHint}
      </EmptyState>
    );
  const moment = new Date(deletion.date);
  const day = Number.isNaN(moment.getTime()) ? null : formatFullDate(romeDay(moment));
  return (
    <EmptyState
      level={1}
      title={texts.deleted}
      actions={
        <>
          <Button icon={Undo2} onClick={restore} loading={restoring}>
            {texts.restoreRecord}
          </Button>
          {back}
        </>
      }
    >
      {texts.deletedHint(deletion.author?.name || null, day)}
    </EmptyState>
  );
}
