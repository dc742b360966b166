import { useEffect } from "react";
import { affectedReads } from "../../api/affected-reads";
import { useCachedReads } from "../../api/react/cached-reads";
import { useConnection, useUser } from "../../api/react/connection";

/** Reads documents again when the server reports a change. */
export function useLiveDocuments(): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!userId) return;
    return notifications.listen(userId, { onDocumentsChanged: () => cached.reread(affectedReads.documents()) });
  }, [notifications, cached, userId]);
}
