import { useEffect, useEffectEvent } from "react";
import { declarationAnswer } from "../session/features";
import { affectedReads } from "../affected-reads";
import { endpoints } from "../endpoints";
import { useCachedReads } from "./cached-reads";
import { useConnection, useUser } from "./connection";
import { useReread } from "./use-reread";

/**
 * Reads accounts of the staff again when the server tells that somebody has changed them; of the own one who it is and what
 * they may do, so that menu, pages and lists follow without a reload.
 */
export function useLiveAccounts(): void {
  const { notifications, session } = useConnection();
  const cached = useCachedReads();
  const rereadAbility = useReread({ path: endpoints.ability(), schema: declarationAnswer });
  const userId = useUser()?._id ?? null;
  const changed = useEffectEvent(async (ids: ReadonlySet<string>) => {
    if (userId !== null && ids.has(userId)) {
      await session.reload();
      await rereadAbility();
    }
    await cached.reread([...ids].flatMap((id) => affectedReads.user(id)));
  });
  useEffect(() => {
    if (!userId) return;
    return notifications.listen(userId, { onUsersChanged: (ids) => changed(ids) });
  }, [notifications, userId]);
}
