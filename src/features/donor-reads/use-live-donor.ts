import { useEffect } from "react";
import { affectedReads } from "../../api/affected-reads";
import { useCachedReads } from "../../api/react/cached-reads";
import { useConnection } from "../../api/react/connection";
import { isRecord } from "../../domain/values";

/** Reads a donor again, and all that stands below the record, when the server tells that somebody has changed it. */
export function useLiveDonor(id: string): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  useEffect(
    () =>
      notifications.followDonors((payload) => {
        if (isRecord(payload) && Array.isArray(payload.ids) && payload.ids.includes(id))
          void cached.invalidate(affectedReads.donor(id));
      }),
    [notifications, cached, id],
  );
}
