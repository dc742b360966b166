import { useEffect } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";

/** Reads a donor again, and all that stands below the record, when the server tells that somebody has changed it. */
export function useLiveDonor(id: string): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!userId) return;
    return notifications.listen(userId, {
      onDonorsChanged: async (ids) => {
        if (ids.has(id)) await cached.reread(affectedReads.donor(id));
      },
    });
  }, [notifications, cached, userId, id]);
}
