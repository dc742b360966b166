import type { Notification } from "../../domain/entities";

/** What somebody listens to; each opens the socket. */
export interface LiveListener {
  /** Told of each notification once, however often the server sends it; those that come within a second come together. */
  onNotifications?: (arrived: readonly Notification[]) => void;
  /**
   * Called, of all who listen only the first that wants it, when the socket stands: what came between the reading of the
   * list and now was not heard.
   */
  onConnect?: () => void;
  /** Called, of all listeners only the first that has it, when another tab has changed notifications on the server. */
  onChangedElsewhere?: () => void;
  /**
   * Told which donors have been changed, a second after the first of them, and again only once the reads have ended that
   * it gives back. What happens while the tab is hidden is told to those who follow returns.
   */
  onDonorsChanged?: (ids: ReadonlySet<string>) => Promise<unknown>;
  /** The same of accounts of the staff; of the own one all that is shown is read again besides. */
  onUsersChanged?: (ids: ReadonlySet<string>) => Promise<unknown>;
  /** The same of sendings of mails. */
  onSendingsChanged?: (ids: ReadonlySet<string>) => Promise<unknown>;
  /** The same of documents and their folders, of which the server doesn't say which. */
  onDocumentsChanged?: () => Promise<unknown>;
}
