import { useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { readWritten } from "../../../api/read-written";
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

/** A change of one donor's status from its window. */
interface StatusWrite {
  /**
   * @param version where the donor was written just before
   * @returns whether it was done; if not, {@link refusal} says why, or a toast where the window is closed by then
   */
  write: (change: StatusChange, version?: number | null) => Promise<boolean>;
  /** Whether the window is still there to be closed, once it was done. */
  isOpen: () => boolean;
  writing: boolean;
  refusal: Refusal | null;
}

/**
 * @param known the donor as it is now: after a conflict it is read again, so that the next try carries its new version
 * @param fields that the window shows, by the names that the API has for them
 * @param window whether it is open, and of whom it is, as the registry writes it
 */
export function useStatusChange(
  known: ChangedDonor,
  fields: readonly string[],
  window: { open: boolean; name: string },
): StatusWrite {
  const stillOpen = useStillOpen(window.open);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { write, writing } = useUndoable(
    useMutation({
      request: ({ donor: changed, change }: Input) => changeRequest(changed, change),
      reads: readWritten("donor"),
      invalidates,
    }),
    {
      done: (_, { change }) => (DONE[change.action] ?? texts.changed)(window.name),
      undoLabel: (_, { change }) => (change.action === "remove" ? texts.restoreDonor : texts.restoreStatus),
      undo: (changed, { donor: before, change }) => undoRequest(before, change, changed),
      invalidates,
    },
  );
  return {
    writing,
    refusal,
    isOpen: () => stillOpen(null),
    async write(change, version = known.version) {
      const donor = { ...known, version };
      setRefusal(null);
      const outcome = await write({ donor, change });
      if (outcome.ok) return true;
      const { error } = outcome;
      const refused = readRefusal(error, fields);
      const late = error.kind === "unclear" ? texts.lateUnclear : texts.late;
      if (stillOpen(late(window.name, refused.title ?? error.message))) setRefusal(refused);
      return false;
    },
  };
}
