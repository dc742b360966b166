import { connect, type Connection, type ConnectionOptions } from "../../api/connection";
import type { FirstReads } from "../../api/client/early-reads";
import { isInPlaceholder } from "../../api/client/page-trust";

/** An element's place in the page's connection to its API. */
interface Membership {
  connection(): Connection | null;
  /** Joins, or keeps the connection; the `subscribe` of a store. @returns the function that leaves */
  join(changed: () => void): () => void;
}

interface Held extends Membership {
  open(): Connection;
  /** Leaves if {@link Membership.join} was never called. */
  abandon(): void;
}

/** A store, so that React leaves when the element is removed, and joins again when it returns. */
function createMembership(options: ConnectionOptions, host: HTMLElement | undefined): Held {
  let joined: ReturnType<typeof connect> | null = null;
  let taken = false;
  const leave = () => {
    joined?.leave();
    joined = null;
    taken = false;
  };
  const open = () => {
    joined ??= connect({ ...options, fromTag: host !== undefined && !isInPlaceholder(host) });
    return joined.connection;
  };
  return {
    connection: () => joined?.connection ?? null,
    join(changed) {
      taken = true;
      if (!joined) {
        open();
        changed();
      }
      return leave;
    },
    open,
    abandon: () => {
      if (!taken) leave();
    },
  };
}

interface Begun {
  options: ConnectionOptions;
  membership: Held;
}
const begun = new WeakMap<HTMLElement, Begun>();

const NAMES = ["apiBase", "socketUrl", "tokenStorage", "publicFeatures"] as const;

const begunFor = (host: HTMLElement, options: ConnectionOptions): Held | null => {
  const found = begun.get(host);
  return found && NAMES.every((name) => found.options[name] === options[name]) ? found.membership : null;
};

/**
 * Joins the page's connection as soon as an element is in the page, and begins the reads of its first screen, before React
 * renders.
 */
export function joinEarly(host: HTMLElement, options: ConnectionOptions, reads: FirstReads): void {
  const membership = begunFor(host, options) ?? createMembership(options, host);
  begun.set(host, { options, membership });
  membership.open().early.begin(reads);
}

/** Leaves for a removed element; if React has joined meanwhile, it leaves by itself. */
export const abandonEarly = (host: HTMLElement): void => begun.get(host)?.membership.abandon();

/** @returns the membership that was joined early for this element, or one that isn't joined yet */
export const membershipOf = (host: HTMLElement | undefined, options: ConnectionOptions): Membership =>
  (host && begunFor(host, options)) ?? createMembership(options, host);
