import { endpoints } from "../../../api/endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { affectedReads } from "../../../api/writes/affected-reads";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { nameOf } from "../entry-parts";
import type { LogEntry } from "../log-answer";
import { texts } from "../texts";

/** By subject: the call that restores a record, and the reads that are stale afterwards. */
const RESTORES: Record<string, { path: (id: string) => string; reads: (donorId: string) => readonly string[] }> = {
  donor: { path: endpoints.restoreDonor, reads: affectedReads.donor },
  donation: { path: endpoints.restoreDonation, reads: affectedReads.donation },
  award: { path: endpoints.restoreAward, reads: affectedReads.award },
  document: { path: endpoints.restoreDocument, reads: affectedReads.documents },
  zone: { path: endpoints.restoreZone, reads: affectedReads.zoneMembers },
  association: { path: endpoints.restoreAssociation, reads: affectedReads.zoneMembers },
};

/** @returns whether there is a call that restores what the entry has deleted */
export const hasRestore = ({ action, restore, subject }: LogEntry): boolean =>
  action === "delete" && restore === "possible" && Object.hasOwn(RESTORES, subject);

/** Asks before it restores what an entry has deleted. */
export function RestoreDialog({ entry, ...dialog }: DialogProps & { entry: LogEntry }) {
  const toast = useToast();
  const { subject, subjectId, person } = entry;
  const { write } = useMutation({
    request: () => ({ path: RESTORES[subject]?.path(subjectId) ?? "", method: "POST" as const }),
    invalidates: () => [...(RESTORES[subject]?.reads(person?._id ?? subjectId) ?? []), endpoints.activity()],
  });
  const restore = async () => {
    const outcome = await write(undefined);
    // restored already, perhaps by this dialog, or its donor was deleted
    if (!outcome.ok && outcome.error.status === 409) return texts.changedMeanwhile;
    if (!outcome.ok) return notDoneMessage(outcome.error, texts.notRestored);
    toast.success(texts.restored(subject));
    return null;
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.restoreTitle}
      description={texts.comesBack(subject, nameOf(entry))}
      submit={texts.restore}
      cancel={texts.cancel}
      onSubmit={restore}
    />
  );
}
