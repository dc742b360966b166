import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import type { OpenElsewhere, OpenKind } from "../../api/live/presence";

/** Others who have a record open, each once. */
export interface Other {
  id: string;
  name: string;
  email?: string;
  /** They write in its form. */
  editing: boolean;
}

const NOBODY: readonly OpenElsewhere[] = [];
const nothing = () => () => undefined;

/**
 * Hears it over the socket, which stands for as long as anybody here listens.
 * @returns who else of the staff has it open, those who write in it first; nobody for donors, who don't hear it
 */
export function useOthers(kind: OpenKind, id: string): readonly Other[] {
  const { notifications } = useConnection();
  const { presence } = notifications;
  const staffId = useStaffId();
  useEffect(() => (staffId ? notifications.listen(staffId, {}) : undefined), [notifications, staffId]);
  const open = useSyncExternalStore(staffId ? presence.subscribe : nothing, () =>
    staffId ? presence.elsewhere() : NOBODY,
  );
  return useMemo(() => othersOf(open, kind, id, staffId), [open, kind, id, staffId]);
}

/** Tells the others that this page shows a record, for as long as it does. @param editing in its form */
export function useTellOpen(kind: OpenKind, id: string, editing = false): void {
  const { notifications } = useConnection();
  const staffId = useStaffId();
  useEffect(() => {
    if (!staffId || !id) return;
    return notifications.presence.open({ kind, id, editing });
  }, [notifications, staffId, kind, id, editing]);
}

function useStaffId(): string | null {
  const user = useUser();
  return user && user.role !== "donor" ? user._id : null;
}

/** @param own whose account this is: a server may tell of them, too */
function othersOf(open: readonly OpenElsewhere[], kind: OpenKind, id: string, own: string | null): readonly Other[] {
  const others = new Map<string, Other>();
  for (const { user, editing, ...one } of open) {
    if (one.kind !== kind || one.id !== id || !user?._id || user._id === own) continue;
    const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
    const isEditing = editing || (others.get(user._id)?.editing ?? false);
    if (name) others.set(user._id, { id: user._id, name, email: user.email, editing: isEditing });
  }
  return [...others.values()].sort(
    (a, b) => Number(b.editing) - Number(a.editing) || a.name.localeCompare(b.name, "it"),
  );
}
