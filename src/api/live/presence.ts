import { createStore } from "../store";
import type { OpenElsewhere } from "./presence-schema";

/** Records that a person can have open: a donor, an account of the staff, a template of mails. */
export type OpenKind = "donor" | "user" | "emailTemplate";

/** A record that this page shows. */
interface OpenRecord {
  kind: OpenKind;
  id: string;
  /** Its form is open. */
  editing: boolean;
}

/** Which users have which records open now. Neither the page nor the server stores this. */
export interface Presence {
  /**
   * Adds a record to those that this page shows, and sends them to the server.
   * @returns removes the record again
   */
  open(record: OpenRecord): () => void;
  /** The records that others have open, by the last event; empty without a socket or without the feature. */
  elsewhere(): readonly OpenElsewhere[];
  subscribe(onChange: () => void): () => void;
}

/** The socket's side of presence. */
interface PresenceWire extends Presence {
  /** Called when the socket is connected. @param send sends the server all records that this page shows */
  connected(send: (open: readonly OpenRecord[]) => void): void;
  disconnected(): void;
  receive(open: readonly OpenElsewhere[]): void;
}

export function createPresence(): PresenceWire {
  const own = new Set<OpenRecord>();
  const elsewhere = createStore<readonly OpenElsewhere[]>([]);
  let send: ((open: readonly OpenRecord[]) => void) | null = null;
  let scheduled = false;
  // a user who goes from a record to its form closes one and opens the other in the same task
  const sendSoon = () => {
    if (scheduled) return;
    scheduled = true;
    queueMicrotask(() => {
      scheduled = false;
      send?.([...own]);
    });
  };
  return {
    open(record) {
      const held = { ...record };
      own.add(held);
      sendSoon();
      return () => {
        own.delete(held);
        sendSoon();
      };
    },
    elsewhere: elsewhere.state,
    subscribe: elsewhere.subscribe,
    connected(next) {
      send = next;
      if (own.size > 0) sendSoon();
    },
    disconnected() {
      send = null;
      elsewhere.setState([]);
    },
    receive: elsewhere.setState,
  };
}
