import type { Connection } from "../../api/connection";
import { pendingDeletions } from "./pending-deletions";

export { Bell } from "./components/bell";

/** Carries out at once what could still be undone: for when the person signs out. */
export const flushDeletions = (connection: Connection): void => pendingDeletions(connection).flush();
