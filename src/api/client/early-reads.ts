import type { User } from "../../domain/entities";
import type { Feature } from "../../domain/features";
import { ApiError, REFUSED_STATUSES } from "../errors";
import type { DeclaredFeatures } from "../session/features";
import type { Answer, CallOptions, SendRequest } from "../http";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";
import type { TokenStore } from "../session/tokens";

/** What a read asks for. */
export interface ReadRequest {
  path: string;
  query?: CallOptions["query"];
  /** What the server must declare for it: all of these. */
  features?: readonly Feature[];
}

/** What an element's first screen will read, as far as that can be told. The user is null while nobody is known. */
export type FirstReads = (user: User | null) => ReadRequest[];

/** Reads that begin before React, and some of them before anybody knows who is signed in. */
export interface EarlyReads {
  /** Begins what can be told now, and the rest as soon as it is known who is signed in. */
  begin(reads: FirstReads): void;
  /**
   * @returns the answer to a read that was begun, for the person signed in and only once; null when there is none.
   *   Rejects with an ApiError as the call does.
   */
  take(read: ReadRequest): Promise<unknown> | null;
  /** Forgets everything. */
  drop(): void;
  /** Forgets everything, for good: the last element has gone, and the session may still be loading. */
  close(): void;
}

/** How long an answer that nobody has taken is kept, in ms: the page's code may come late, and then it should still be new. */
const KEPT = 30_000;

const nameOf = ({ path, query }: ReadRequest) => `${path} ${JSON.stringify(query ?? {})}`;
const isRefused = (error: unknown) => error instanceof ApiError && REFUSED_STATUSES.includes(error.status);

interface EarlyReadsParts {
  sendRequest: SendRequest;
  tokens: Pick<TokenStore, "auth">;
  session: Pick<Session, "state" | "subscribe" | "call">;
  features: Pick<DeclaredFeatures, "has">;
}

/** Belongs to a session that has just been started: what it begins goes out together with `GET /auth/me`. */
export function createEarlyReads({ sendRequest, tokens, session, features }: EarlyReadsParts): EarlyReads {
  const begun = new Map<string, Promise<unknown>>();
  let waiting: FirstReads[] = [];
  /** With which token the first ones were sent. */
  let token: string | null = null;
  /** Whose they are. */
  let owner: string | null = null;
  /** The person's status when the reads began: with another one the record may differ. */
  let standing: string | null = null;
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
    // A refusal says nothing yet: it starts no refresh, and whoever wants the answer asks in the usual way.
    answer.catch((error: unknown) => {
      if (isRefused(error) && begun.get(name) === answer) begun.delete(name);
    });
  };
  const asNobody = ({ path, query }: ReadRequest) =>
    sendRequest(path, token, { query }).then(({ body }: Answer) => body);
  const bySession = ({ path, query }: ReadRequest) => session.call(path, { query });

  const stop = session.subscribe(() => {
    const state = session.state();
    const id = currentUserId(state);
    if (state.status === "loading") return;
    const now = state.status === "signed-in" ? state.user.status : null;
    if (id && id === owner) {
      if (now !== standing) drop();
      standing = now;
      return;
    }
    const begins = waiting;
    // another person than before; or another token, whose owner nobody has asked for
    if (owner !== null || !id || tokens.auth() !== token) drop();
    waiting = [];
    owner = id;
    standing = now;
    if (state.status !== "signed-in") return;
    for (const readsOf of begins) for (const read of readsOf(state.user)) begin(read, () => bySession(read));
    timer = setTimeout(drop, KEPT);
  });

  return {
    begin(reads) {
      if (session.state().status !== "loading") return;
      token ??= tokens.auth();
      if (!token) return;
      waiting.push(reads);
      for (const read of reads(null)) begin(read, () => asNobody(read));
    },
    take(read) {
      const name = nameOf(read);
      const answer = begun.get(name);
      if (!answer || owner === null || currentUserId(session.state()) !== owner) return null;
      begun.delete(name);
      return answer.catch((error: unknown) => {
        if (isRefused(error)) return bySession(read);
        throw error;
      });
    },
    drop,
    close() {
      stop();
      drop();
    },
  };
}
