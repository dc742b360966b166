import { useState } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { readWritten } from "../../../api/writes/read-written";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useMutation } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { readRefusal, type Refusal } from "./refusal";
import { changeRequest, undoRequest, type ChangedDonor, type StatusChange } from "./status-change";
import { texts } from "./texts";

interface Input {
  donor: ChangedDonor;
  change: StatusChange;
}

const invalidates = ({ donor }: Input) => affectedReads.donor(donor._id);
const DONE: Partial<Record<StatusChange["action"], (name: string) => string>> = {
  invite: texts.invited,
  register: texts.registered,
  remove: texts.removed,
};

interface StatusWrite {
  /**
   * @param version if the donor was written just before
   * @returns whether it succeeded; otherwise {@link refusal} has the messages, or a toast if the dialog is closed
   */
  write: (change: StatusChange, version?: number | null) => Promise<boolean>;
  /** Whether the dialog is still open. */
  isOpen: () => boolean;
  writing: boolean;
  refusal: Refusal | null;
}

/**
 * Changes a donor's status, with undo.
 * @param current the current donor: after a conflict the one that was read again, so that the next try sends its version
 * @param fields of the dialog, by the API's names
 * @param dialog whether it is open, and the donor's name
 */
export function useStatusChange(
  current: ChangedDonor,
  fields: readonly string[],
  dialog: { open: boolean; name: string },
): StatusWrite {
  const stillOpen = useStillOpen(dialog.open);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { write, writing } = useUndoable(
    useMutation({
      request: ({ donor: changed, change }: Input) => changeRequest(changed, change),
      reads: readWritten("donor"),
      invalidates,
    }),
    {
      done: (_, { change }) => (DONE[change.action] ?? texts.changed)(dialog.name),
      undoLabel: (_, { change }) => (change.action === "remove" ? texts.restoreDonor : texts.restoreStatus),
      undo: (changed, { donor: before, change }) => undoRequest(before, change, changed),
      invalidates,
    },
  );
  return {
    writing,
    refusal,
    isOpen: () => stillOpen(null),
    async write(change, version = current.version) {
      const donor = { ...current, version };
      setRefusal(null);
      const outcome = await write({ donor, change });
      if (outcome.ok) return true;
      const { error } = outcome;
      const refused = readRefusal(error, fields);
      const late = error.kind === "unclear" ? texts.lateUnclear : texts.late;
      if (stillOpen(late(dialog.name, refused.title ?? error.message))) setRefusal(refused);
      return false;
    },
  };
}
