import { useEffect } from "react";
import { affectedReads } from "../../api/affected-reads";
import { useCachedReads } from "../../api/react/cached-reads";
import { useConnection, useUser } from "../../api/react/connection";

/** Reads what is shown of documents again when the server tells that somebody has written one, for as long as it is shown. */
export function useLiveDocuments(): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!userId) return;
    return notifications.listen(userId, { onDocumentsChanged: () => cached.reread(affectedReads.documents()) });
  }, [notifications, cached, userId]);
}
