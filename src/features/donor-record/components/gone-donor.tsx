import type { ReactNode } from "react";
import { Undo2 } from "lucide-react";
import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCan } from "../../../api/react/ability";
import { useMutation } from "../../../api/react/use-mutation";
import { romeDay } from "../../../domain/days";
import { formatFullDate } from "../../../domain/format";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { useToast } from "../../../ui/toast/toast";
import { useDeletion } from "../../history";
import { texts } from "../texts";

interface GoneDonorProps {
  id: string;
  /** The way back to the list. */
  back: ReactNode;
}

/** Nobody is there; or somebody was deleted, whom those who may delete have back as they were. */
export function GoneDonor({ id, back }: GoneDonorProps) {
  const mayRestore = useCan()("delete", "Donor");
  const deletion = useDeletion(mayRestore ? id : null);
  const toast = useToast();
  const { write, writing } = useMutation({
    request: () => ({ path: endpoints.restoreDonor(id), method: "POST" }),
    invalidates: () => affectedReads.donor(id),
  });
  if (!deletion)
    return (
      <EmptyState level={1} title={texts.notFound} actions={back}>
        {texts.notFoundHint}
      </EmptyState>
    );
  const restore = async () => {
    const outcome = await write(undefined);
    if (outcome.ok) toast.success(texts.recordRestored);
    else toast.error(texts.recordNotRestored(outcome.error.message));
  };
  const moment = new Date(deletion.date);
  const day = Number.isNaN(moment.getTime()) ? null : formatFullDate(romeDay(moment));
  return (
    <EmptyState
      level={1}
      title={texts.deleted}
      actions={
        <>
          <Button icon={Undo2} onClick={() => void restore()} loading={writing}>
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
