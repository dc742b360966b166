import type { Connection } from "../../api/connection";
import { pendingDeletions } from "./pending-deletions";

export { texts as bellTexts } from "./bell-texts";
export { Bell } from "./components/bell";
export { BellButton } from "./components/bell-button";

/** Carries out at once what could still be undone: for when the person signs out. */
export const flushDeletions = (connection: Connection): void => pendingDeletions(connection).flush();
