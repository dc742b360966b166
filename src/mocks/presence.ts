import type { components } from "../contract/api";
import { isRecord } from "../domain/values";
import { allows } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import type { Db } from "./db/db";
import type { StaffUser } from "./db/models";

type OpenRecord = components["schemas"]["OpenRecord"];
type OpenElsewhere = components["schemas"]["OpenElsewhere"]["open"];

const KINDS: readonly string[] = ["donor", "user", "emailTemplate"] satisfies OpenRecord["kind"][];
/** A page shows one record or two; whoever tells more is not listened to. */
const MOST = 20;

interface Connected {
  userId: string;
  open: OpenRecord[];
  give: (open: OpenElsewhere) => void;
  /** What it was told last: nobody hears the same twice. */
  last: string;
}

/** Who has which record open: what each socket of the staff told, for as long as it stands. */
export class PresenceBoard {
  readonly #connected = new Set<Connected>();
  readonly #db: () => Db;

  constructor(db: () => Db) {
    this.#db = db;
  }

  /** @returns how a socket tells what its page shows, and that it is gone */
  join(userId: string, give: (open: OpenElsewhere) => void): { update: (payload: unknown) => void; leave: () => void } {
    const joined: Connected = { userId, open: [], give, last: "[]" };
    this.#connected.add(joined);
    queueMicrotask(() => this.#update());
    return {
      update: (payload) => {
        joined.open = readOpen(payload);
        this.#update();
      },
      leave: () => {
        this.#connected.delete(joined);
        this.#update();
      },
    };
  }

  #update(): void {
    for (const one of this.#connected) {
      const open = this.#seenBy(one.userId);
      const text = JSON.stringify(open);
      if (text === one.last) continue;
      one.last = text;
      one.give(open);
    }
  }

  /** What others have open that this account may read; donors don't hear who looks at them. */
  #seenBy(userId: string): OpenElsewhere {
    const reader = this.#staff(userId);
    if (!reader) return [];
    return [...this.#connected].flatMap(({ userId: other, open }) => {
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
  return open.slice(0, MOST).flatMap((one) => {
    if (!isRecord(one) || typeof one.id !== "string" || !KINDS.includes(String(one.kind))) return [];
    return [{ kind: one.kind as OpenRecord["kind"], id: one.id, editing: one.editing === true }];
  });
}
