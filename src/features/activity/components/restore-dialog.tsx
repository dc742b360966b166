import { pageEndpoints } from "../../../api/page-endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { affectedReads } from "../../../api/writes/affected-reads";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import { nameOf } from "../entry-parts";
import type { LogEntry } from "../log-answer";
import { texts } from "../texts";

/** The paths of the calls that restore a record, by its subject. */
const RESTORES: Record<string, (id: string) => string> = {
  donor: pageEndpoints.restoreDonor,
  donation: pageEndpoints.restoreDonation,
  award: pageEndpoints.restoreAward,
  document: pageEndpoints.restoreDocument,
  zone: pageEndpoints.restoreZone,
  association: pageEndpoints.restoreAssociation,
};
/** The reads that are stale after any of the calls. They include those of donors. */
const STALE = [...affectedReads.zoneMembers(), ...affectedReads.documents()];

/** @returns whether there is a call that restores what the entry has deleted */
export const hasRestore = ({ action, restore, subject }: LogEntry): boolean =>
  action === "delete" && restore === "possible" && Object.hasOwn(RESTORES, subject);

/** Asks before it restores what an entry has deleted. */
export function RestoreDialog({ entry, ...dialog }: DialogProps & { entry: LogEntry }) {
  const toast = useToast();
  const { subject, subjectId } = entry;
  const { write } = useMutation({
    request: () => ({ path: RESTORES[subject]?.(subjectId) ?? "", method: "POST" as const }),
    invalidates: () => STALE,
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
