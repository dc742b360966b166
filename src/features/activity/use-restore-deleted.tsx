import { useState } from "react";
import { notDoneMessage } from "../../api/errors";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { useMutation } from "../../api/react/use-mutation";
import { affectedReads } from "../../api/writes/affected-reads";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { useOpened, type DialogProps } from "../../ui/overlay/use-opened";
import { useToast } from "../../ui/toast/toast";
import { nameOf } from "./components/log-row";
import type { LogEntry } from "./log-answer";
import { texts } from "./texts";

/** By subject: the call that restores a record, and the reads that are stale afterwards. */
const RESTORES: Record<string, { path: (id: string) => string; reads: (donorId: string) => readonly string[] }> = {
  donor: { path: pageEndpoints.restoreDonor, reads: affectedReads.donor },
  donation: { path: pageEndpoints.restoreDonation, reads: affectedReads.donation },
  award: { path: pageEndpoints.restoreAward, reads: affectedReads.award },
  document: { path: pageEndpoints.restoreDocument, reads: affectedReads.documents },
  zone: { path: pageEndpoints.restoreZone, reads: affectedReads.zoneMembers },
  association: { path: pageEndpoints.restoreAssociation, reads: affectedReads.zoneMembers },
};

/** @returns whether there is a call that restores what the entry has deleted */
export const hasRestore = ({ action, restore, subject }: LogEntry): boolean =>
  action === "delete" && restore === "possible" && Object.hasOwn(RESTORES, subject);

/** @returns a function that asks before it restores what an entry has deleted, and the dialog */
export function useRestoreDeleted() {
  const { times, shown, show } = useOpened();
  const [entry, setEntry] = useState<LogEntry | null>(null);
  return {
    ask: (deleted: LogEntry) => {
      setEntry(deleted);
      show();
    },
    dialog: entry && <RestoreDialog key={times} {...shown} entry={entry} />,
  };
}

function RestoreDialog({ entry, ...dialog }: DialogProps & { entry: LogEntry }) {
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
