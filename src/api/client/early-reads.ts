import type { User } from "../../domain/entities";
import type { Feature } from "../../domain/features";
import { ApiError, REFUSED_STATUSES } from "../errors";
import type { DeclaredFeatures } from "../session/features";
import type { Answer, CallOptions, SendRequest } from "../http";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";
import type { TokenStore } from "../session/tokens/tokens";

/** A read to begin early. */
export interface ReadRequest {
  path: string;
  query?: CallOptions["query"];
  /** The read begins only if the server declares all of them. */
  features?: readonly Feature[];
}

/** The reads of an element's first screen; those that need the user are missing while `user` is null. */
export type FirstReads = (user: User | null) => ReadRequest[];

/** Reads that begin before React, some of them before `GET /auth/me` is answered. */
export interface EarlyReads {
  /** Begins the reads that need no user now, and the others as soon as the user is known. */
  begin(reads: FirstReads): void;
  /**
   * @returns the response of an early read of the signed-in user, at most once; otherwise null. Rejects with the error of the
   *   call
   */
  take(read: ReadRequest): Promise<unknown> | null;
  /** @returns the body of a read that `take` would give, if it has arrived. It isn't taken */
  arrived(read: ReadRequest): { body: unknown } | null;
  /** Drops all reads. */
  drop(): void;
  /** Drops all reads for good: the session may still be loading when the last element is removed. */
  close(): void;
}

/** How long a response that isn't taken is kept. */
const KEPT_MS = 30_000;

const nameOf = ({ path, query }: ReadRequest) => `${path} ${JSON.stringify(query ?? {})}`;
const isRefused = (error: unknown) => error instanceof ApiError && REFUSED_STATUSES.includes(error.status);

interface EarlyReadsParts {
  sendRequest: SendRequest;
  tokens: Pick<TokenStore, "auth">;
  session: Pick<Session, "state" | "subscribe" | "call">;
  features: Pick<DeclaredFeatures, "has">;
}

/** @param session just started: the reads go out together with its `GET /auth/me` */
export function createEarlyReads({ sendRequest, tokens, session, features }: EarlyReadsParts): EarlyReads {
  const begun = new Map<string, Promise<unknown>>();
  const bodies = new WeakMap<Promise<unknown>, { body: unknown }>();
  let waiting: FirstReads[] = [];
  /** The token of the first reads. */
  let token: string | null = null;
  /** The `_id` of the user that the reads belong to. */
  let owner: string | null = null;
  /** The user's status when the reads began: another status may mean another record. */
  let userStatus: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(timer);
    begun.clear();
    waiting = [];
  };

  const begin = (read: ReadRequest, call: () => Promise<unknown>) => {
    const name = nameOf(read);
    if (begun.has(name) || read.features?.some((feature) => !features.has(feature))) return;
    const answer = call();
    begun.set(name, answer);
    // A refused read starts no refresh: `take` then gives null, and the screen reads in the usual way.
    answer.then(
      (body) => void bodies.set(answer, { body }),
      (error: unknown) => {
        if (isRefused(error) && begun.get(name) === answer) begun.delete(name);
      },
    );
  };
  const beforeUserIsKnown = ({ path, query }: ReadRequest) =>
    sendRequest(path, token, { query }).then(({ body }: Answer) => body);
  const bySession = ({ path, query }: ReadRequest) => session.call(path, { query });

  const ofUser = (read: ReadRequest) => {
    const isSameUser = owner !== null && currentUserId(session.state()) === owner;
    return (isSameUser && begun.get(nameOf(read))) || null;
  };

  const stop = session.subscribe(() => {
    const state = session.state();
    const id = currentUserId(state);
    if (state.status === "loading") return;
    const now = state.status === "signed-in" ? state.user.status : null;
    if (id && id === owner) {
      if (now !== userStatus) drop();
      userStatus = now;
      return;
    }
    const firstReads = waiting;
    // another user, or another token whose user is unknown
    if (owner !== null || !id || tokens.auth() !== token) drop();
    waiting = [];
    owner = id;
    userStatus = now;
    if (state.status !== "signed-in") return;
    for (const readsOf of firstReads) for (const read of readsOf(state.user)) begin(read, () => bySession(read));
    timer = setTimeout(drop, KEPT_MS);
  });

  return {
    begin(reads) {
      if (session.state().status !== "loading") return;
      token ??= tokens.auth();
      if (!token) return;
      waiting.push(reads);
      for (const read of reads(null)) begin(read, () => beforeUserIsKnown(read));
    },
    take(read) {
      const answer = ofUser(read);
      if (!answer) return null;
      begun.delete(nameOf(read));
      return answer.catch((error: unknown) => {
        if (isRefused(error)) return bySession(read);
        throw error;
      });
    },
    arrived(read) {
      const answer = ofUser(read);
      return (answer && bodies.get(answer)) ?? null;
    },
    drop,
    close() {
      stop();
      drop();
    },
  };
}
