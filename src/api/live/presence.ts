import { flag, identity, items, map, type Note, record, text } from "../read";

/** What a person can have open that others see: a donor, an account of the staff, a template of mails. */
export type OpenKind = "donor" | "user" | "emailTemplate";

/** A record that this page shows. */
interface OpenRecord {
  kind: OpenKind;
  id: string;
  /** Somebody writes in its form. */
  editing: boolean;
}

const somebody = record({ _id: identity, firstName: text(""), lastName: text(""), email: text("") });
const opened = record({ kind: text(""), id: identity, editing: flag(false), user: somebody });
const presenceChanged = map(record({ open: items(opened) }), (read) => read?.open ?? []);

/** A record that somebody else has open; `kind` may be one that we don't know. */
export type OpenElsewhere = ReturnType<typeof presenceChanged>[number];

/** Who has which record open at this moment. Nothing of it is kept, here or by the server. */
export interface Presence {
  /**
   * Tells the server that this page shows a record.
   * @returns how to tell that it no longer does
   */
  open(record: OpenRecord): () => void;
  /** What others have open, as the server told last: nothing without a socket, or where a server doesn't know of this. */
  elsewhere(): readonly OpenElsewhere[];
  subscribe(onChange: () => void): () => void;
}

/** The socket's side of it. */
export interface PresenceWire extends Presence {
  /** The socket is connected. @param send gives the server all that this page shows */
  connected(send: (open: readonly OpenRecord[]) => void): void;
  disconnected(): void;
  told(payload: unknown): void;
}

/** @param note hears where what the server told differs from the contract */
export function createPresence(note: Note): PresenceWire {
  const own = new Set<OpenRecord>();
  const listeners = new Set<() => void>();
  let elsewhere: readonly OpenElsewhere[] = [];
  let send: ((open: readonly OpenRecord[]) => void) | null = null;
  let waits = false;
  // who goes from a record to its form closes one and opens the other in one go
  const tell = () => {
    if (waits) return;
    waits = true;
    queueMicrotask(() => {
      waits = false;
      send?.([...own]);
    });
  };
  const set = (next: readonly OpenElsewhere[]) => {
    elsewhere = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    open(record) {
      const held = { ...record };
      own.add(held);
      tell();
      return () => {
        own.delete(held);
        tell();
      };
    },
    elsewhere: () => elsewhere,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    connected(next) {
      send = next;
      if (own.size > 0) tell();
    },
    disconnected() {
      send = null;
      set([]);
    },
    told: (payload) => set(presenceChanged(payload, "presence.changed", note)),
  };
}
