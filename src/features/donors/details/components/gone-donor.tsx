import type { ReactNode } from "react";
import { Undo2 } from "lucide-react";
import type { ApiError } from "../../../../api/errors";
import { romeDay } from "../../../../domain/dates/days";
import { formatFullDate } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { texts } from "../texts";
import { useGoneRecord } from "../use-gone-record";
import { RecordSkeleton } from "./record-skeleton";

interface GoneDonorProps {
  id: string;
  /** The way back to the list. */
  back: ReactNode;
  /** What a page is told of that finds nobody: the screen of its status takes its place; null where somebody was to be seen. */
  nobody: ApiError | null;
}

/** Nobody is there; or somebody was deleted, whom those who may delete have back as they were. */
export function GoneDonor({ id, back, nobody }: GoneDonorProps) {
  const { deletion, restore, restoring } = useGoneRecord(id);
  if (deletion === undefined) return <RecordSkeleton head />;
  if (deletion === null && nobody) throw nobody;
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
