import type { components } from "../contract/api";
import { isRecord } from "../domain/values";
import { allows } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import type { Db } from "./db/db";
import type { StaffUser } from "./db/models";

type OpenRecord = components["schemas"]["OpenRecord"];
type OpenElsewhere = components["schemas"]["OpenElsewhere"]["open"];

const KINDS: readonly string[] = ["donor", "user", "emailTemplate"] satisfies OpenRecord["kind"][];
/** Maximum number of records of one socket; a page has one or two open. */
const MAX_RECORDS = 20;

interface Connection {
  userId: string;
  open: OpenRecord[];
  send: (open: OpenElsewhere) => void;
  /** JSON of the last message, so that no message is sent twice. */
  last: string;
}

/** Which records each socket of the staff has open. */
export class PresenceBoard {
  readonly #connections = new Set<Connection>();
  readonly #db: () => Db;

  constructor(db: () => Db) {
    this.#db = db;
  }

  /**
   * Adds a socket.
   * @param send sends the records that other users have open to the socket
   * @returns `update` takes the open records of the socket, `leave` removes it
   */
  join(userId: string, send: (open: OpenElsewhere) => void): { update: (payload: unknown) => void; leave: () => void } {
    const connection: Connection = { userId, open: [], send, last: "[]" };
    this.#connections.add(connection);
    queueMicrotask(() => this.#update());
    return {
      update: (payload) => {
        connection.open = readOpen(payload);
        this.#update();
      },
      leave: () => {
        this.#connections.delete(connection);
        this.#update();
      },
    };
  }

  #update(): void {
    for (const connection of this.#connections) {
      const open = this.#visibleTo(connection.userId);
      const text = JSON.stringify(open);
      if (text === connection.last) continue;
      connection.last = text;
      connection.send(open);
    }
  }

  /** @returns the records that others have open and that this user may read; none for donors */
  #visibleTo(userId: string): OpenElsewhere {
    const reader = this.#staff(userId);
    if (!reader) return [];
    return [...this.#connections].flatMap(({ userId: other, open }) => {
      const user = other !== userId && this.#staff(other);
      if (!user) return [];
      const { _id, firstName = "", lastName = "", email } = user;
      return open
        .filter((record) => mayRead(this.#db(), user, record) && mayRead(this.#db(), reader, record))
        .map((record) => ({ ...record, user: { _id, firstName, lastName, email } }));
    });
  }

  #staff(userId: string): StaffUser | null {
    const user = findUser(this.#db(), userId);
    return user && user.role !== "donor" ? user : null;
  }
}

function mayRead(db: Db, user: StaffUser, { kind, id }: OpenRecord): boolean {
  if (kind === "emailTemplate") return allows(user, "read", "EmailTemplate");
  if (kind === "user") return allows(user, "read", "User");
  const donor = db.donor(id);
  return donor !== undefined && allows(user, "read", "Donor", donor);
}

function readOpen(payload: unknown): OpenRecord[] {
  const open = isRecord(payload) && Array.isArray(payload.open) ? (payload.open as unknown[]) : [];
  return open.slice(0, MAX_RECORDS).flatMap((record) => {
    if (!isRecord(record) || typeof record.id !== "string" || !KINDS.includes(String(record.kind))) return [];
    return [{ kind: record.kind as OpenRecord["kind"], id: record.id, editing: record.editing === true }];
  });
}
