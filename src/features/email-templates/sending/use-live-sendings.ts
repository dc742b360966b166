import { useEffect } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";

/** Reads the sendings of a template again when the server tells that one went on. */
export function useLiveSendings(templateId: string): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!userId) return;
    return notifications.listen(userId, {
      onSendingsChanged: (ids) => cached.reread([...ids].flatMap((id) => affectedReads.sending(templateId, id))),
    });
  }, [notifications, cached, userId, templateId]);
}
