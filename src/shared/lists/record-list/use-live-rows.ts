import { useEffect, useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";
import { RECORDS } from "../../../domain/record-kinds";
import type { ListRow } from "../list-column";
import type { List } from "../use-list";
import { rowChanges, type RowChanges } from "../row-changes";

/** ms */
const MARK_TIME = 4_000;
const NOTHING: RowChanges = { changed: new Set(), gone: 0 };

/**
 * Reads a list again after live events, at most once a second.
 * @returns the changes of the visible rows, for some seconds
 */
export function useLiveRows<Row extends ListRow>({ source, view, query, shown, page }: List<Row>): RowChanges {
  const told = useToldChanges(RECORDS[source.kind].subject);
  const [changes, setChanges] = useState(NOTHING);
  // other columns give other rows
  const asked = JSON.stringify([view, query, shown.map(({ id }) => id)]);
  const rows = page.status === "ready" && !page.stale ? page.data.rows : null;
  const [before, setBefore] = useState({ rows, asked, told });
  if (rows && (rows !== before.rows || asked !== before.asked)) {
    const former = asked === before.asked && told !== before.told ? before.rows : null;
    setBefore({ rows, asked, told });
    setChanges(former ? rowChanges(former, rows) : NOTHING);
  }
  useEffect(() => {
    if (changes === NOTHING) return;
    const timer = setTimeout(() => setChanges(NOTHING), MARK_TIME);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}

/** @returns how many live events came for this kind */
function useToldChanges(subject: string): number {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  const [told, setTold] = useState(0);
  const ofStaff = subject === "User";
  useEffect(() => {
    if (!userId) return;
    const count = () => setTold((before) => before + 1);
    return notifications.listen(
      userId,
      ofStaff
        ? // read again wherever one is (`useLiveAccounts`)
          { onUsersChanged: async () => count() }
        : {
            async onDonorsChanged() {
              count();
              await cached.reread(affectedReads.donorLists());
            },
          },
    );
  }, [notifications, cached, userId, ofStaff]);
  return told;
}
