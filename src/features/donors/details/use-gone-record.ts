import { useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useCan } from "../../../api/react/ability";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import { useDeletion } from "../../../shared/history";
import { texts } from "./texts";

/**
 * For a record that doesn't exist (any more).
 * @returns who deleted it and when, and how to restore it; `deletion` is null for users who may not delete. `restoring` is true
 * until the record has been read again, however long that takes.
 */
export function useGoneRecord(id: string) {
  const mayRestore = useCan()("delete", "Donor");
  const deletion = useDeletion(mayRestore ? id : null);
  const toast = useToast();
  const { invalidate } = useCachedReads();
  const [restoring, setRestoring] = useState(false);
  const { write } = useMutation({ request: () => ({ path: pageEndpoints.restoreDonor(id), method: "POST" }) });
  const restore = async () => {
    setRestoring(true);
    const outcome = await write(undefined);
    void invalidate(affectedReads.donor(id)).all.then(() => setRestoring(false));
    if (outcome.ok) toast.success(texts.recordRestored);
    else toast.error(notDoneMessage(outcome.error, texts.recordNotRestored));
  };
  return { deletion, restore: () => void restore(), restoring };
}
