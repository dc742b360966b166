import { connect, type Connection, type ConnectionOptions } from "../../api/connection";
import type { FirstReads } from "../../api/client/early-reads";
import { isInPlaceholder } from "../../api/client/page-trust";

/** An element's membership in the page's connection to its API. */
interface Membership {
  connection(): Connection | null;
  /** Joins the connection; the `subscribe` of a store. @returns the function that leaves */
  join(onChange: () => void): () => void;
}

interface EarlyMembership extends Membership {
  open(): Connection;
  /** Leaves if {@link Membership.join} was never called. */
  abandon(): void;
}

/** A store, so that React leaves when the element is removed, and joins again when it returns. */
function createMembership(options: ConnectionOptions, host: HTMLElement | undefined): EarlyMembership {
  let joined: ReturnType<typeof connect> | null = null;
  let isUsed = false;
  const leave = () => {
    joined?.leave();
    joined = null;
    isUsed = false;
  };
  const open = () => {
    joined ??= connect({ ...options, fromTag: host !== undefined && !isInPlaceholder(host) });
    return joined.connection;
  };
  return {
    connection: () => joined?.connection ?? null,
    join(onChange) {
      isUsed = true;
      if (!joined) {
        open();
        onChange();
      }
      return leave;
    },
    open,
    abandon: () => {
      if (!isUsed) leave();
    },
  };
}

interface EarlyJoin {
  options: ConnectionOptions;
  membership: EarlyMembership;
}
const earlyJoins = new WeakMap<HTMLElement, EarlyJoin>();

const NAMES = ["apiBase", "socketUrl", "tokenStorage", "publicFeatures"] as const;

const findEarly = (host: HTMLElement, options: ConnectionOptions): EarlyMembership | null => {
  const found = earlyJoins.get(host);
  return found && NAMES.every((name) => found.options[name] === options[name]) ? found.membership : null;
};

/**
 * Joins the page's connection as soon as an element is in the page, and begins the reads of its first screen, before React
 * renders.
 */
export function joinEarly(host: HTMLElement, options: ConnectionOptions, reads: FirstReads): void {
  const membership = findEarly(host, options) ?? createMembership(options, host);
  earlyJoins.set(host, { options, membership });
  membership.open().early.begin(reads);
}

/** Leaves the connection for a removed element, unless React has joined: then React leaves. */
export const abandonEarly = (host: HTMLElement): void => earlyJoins.get(host)?.membership.abandon();

/** @returns the membership that was joined early for this element, or one that isn't joined yet */
export const membershipOf = (host: HTMLElement | undefined, options: ConnectionOptions): Membership =>
  (host && findEarly(host, options)) ?? createMembership(options, host);
