import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import type { OpenKind } from "../../api/live/presence";
import type { OpenElsewhere } from "../../api/live/presence-schema";

/** Another person who has a record open. */
export interface Other {
  id: string;
  name: string;
  email?: string;
  /** Its form is open there. */
  editing: boolean;
}

const NOBODY: readonly OpenElsewhere[] = [];
const noSubscription = () => () => undefined;

/** @returns the others of the staff who have a record open, those who edit it first; none for donors, who don't see that */
export function useOthers(kind: OpenKind, id: string): readonly Other[] {
  const { presence } = useConnection().liveChannel;
  const staffId = useStaffId();
  const open = useSyncExternalStore(staffId ? presence.subscribe : noSubscription, () =>
    staffId ? presence.elsewhere() : NOBODY,
  );
  return useMemo(() => othersOf(open, kind, id, staffId), [open, kind, id, staffId]);
}

/** Tells the others that this page shows a record. @param editing whether its form is open */
export function useShareOpen(kind: OpenKind, id: string, editing = false): void {
  const { presence } = useConnection().liveChannel;
  const staffId = useStaffId();
  useEffect(() => {
    if (!staffId || !id) return;
    return presence.open({ kind, id, editing });
  }, [presence, staffId, kind, id, editing]);
}

function useStaffId(): string | null {
  const user = useUser();
  return user && user.role !== "donor" ? user._id : null;
}

/** @param own the signed-in user, whom a server may list too */
function othersOf(open: readonly OpenElsewhere[], kind: OpenKind, id: string, own: string | null): readonly Other[] {
  const others = new Map<string, Other>();
  for (const { user, editing, ...record } of open) {
    if (record.kind !== kind || record.id !== id || !user?._id || user._id === own) continue;
    const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
    const isEditing = editing || (others.get(user._id)?.editing ?? false);
    if (name) others.set(user._id, { id: user._id, name, email: user.email, editing: isEditing });
  }
  return [...others.values()].sort(
    (a, b) => Number(b.editing) - Number(a.editing) || a.name.localeCompare(b.name, "it"),
  );
}
