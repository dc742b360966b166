import { useContext, useState } from "react";
import { pause } from "../client/pause";
import { ApiError, orNull, withRetryTime } from "../errors";
import { sendWrite, type WriteRequest } from "../writes/send-write";
import { openForm } from "../writes/unclear-writes";
import { keyFilter, pendingChanges } from "./cache";
import { useCachedReads, type CachedChange, type CachedReads } from "./cached-reads";
import { useConnection, useUser } from "./connection";
import { FailureContext, isOutage } from "./failure";

export type { WriteRequest } from "../writes/send-write";

/**
 * A write (docs/decisions/reads-and-writes.md, "A lost response is repeated under the same key"): the request, how its response
 * is read, and which reads change.
 */
export interface MutationOptions<Input, T> {
  request: (input: Input) => WriteRequest;
  /**
   * Parses the response's body. If it returns null or throws an ApiError, the body doesn't contain the record; the write has
   * succeeded anyway (decisions §2).
   */
  reads?: (body: unknown) => T | null;
  /** The paths of reads that are stale afterwards (`affected-reads.ts`), except those that `changes` answers. */
  invalidates?: (input: Input) => readonly string[];
  /**
   * Changes cached reads: at once with `done` null, taken back if the write fails; and again with the data of the response.
   */
  changes?: (input: Input, done: { data: T } | null) => readonly CachedChange[];
  /** The paths of reads that show whether it was done, if the caller requests them itself instead of by `invalidates`. */
  shownIn?: (input: Input) => readonly string[];
  /** Whether an error counts as success: the record to delete doesn't exist any more. */
  isDone?: (error: ApiError, input: Input) => boolean;
  /**
   * Where it is pressed. "form": the component mounts when a form or dialog opens; pressed again in it, it is the same write.
   * "page": a button or menu item that stays; pressed again, it is a new write as soon as the user could see the outcome.
   * "form" by default.
   */
  place?: WritePlace | undefined;
  /** Called when the write is done, even if its component has unmounted. */
  onDone?: () => void;
}

export type WritePlace = "form" | "page";

export interface Mutation<Input, T> {
  write: (input: Input) => Promise<MutationOutcome<T>>;
  writing: boolean;
}

/** `data` is null if the response doesn't contain the record. */
export type MutationOutcome<T> = { ok: true; data: T | null } | { ok: false; error: ApiError };

/**
 * Provides a write that never throws: a failure is part of the returned type, so that callers must handle it. The affected reads
 * are read again after a success, after a 404 or 409, and if the outcome is "unclear" (`sendWrite`). After a success without the
 * record, `write` waits for them: screens show the server's data, never the sent data. A sequence that calls the same `write`
 * several times is bound to the user who was signed in when it began.
 * @returns the function, and whether a write is running; a second call doesn't wait for the first, so disable the button
 */
export function useMutation<Input, T = void>(options: MutationOptions<Input, T>): Mutation<Input, T> {
  const { request, reads, invalidates = () => [], changes = () => [], isDone = () => false, place } = options;
  const { shownIn = () => [] } = options;
  const { apiBase, session } = useConnection();
  const author = useUser()?._id ?? null;
  const cached = useCachedReads();
  const open = () => openForm(session, cached.areFresh);
  const [opened] = useState(open);
  const reporter = useContext(FailureContext);
  const [writing, setWriting] = useState(false);

  const write = async (input: Input): Promise<MutationOutcome<T>> => {
    setWriting(true);
    let rereads: ReturnType<CachedReads["invalidate"]> | undefined;
    const atOnce = changes(input, null);
    const revert = cached.change(atOnce);
    const kept = keepChanged(apiBase, author, atOnce);
    const form = place === "page" ? open() : opened;
    const shown = [...invalidates(input), ...atOnce.map((change) => change.path)];
    try {
      const body = await sendWrite(session, request(input), {
        author,
        form,
        reads: [...shown, ...shownIn(input)],
      })
        .finally(kept.end)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError && isDone(error, input))) throw error;
        });
      const data = reads ? orNull(() => reads(body)) : (undefined as T);
      reporter.reached();
      const fromResponse = data === null ? [] : changes(input, { data });
      cached.change(fromResponse);
      const answered = new Set(fromResponse.flatMap((change) => ("data" in change ? [change.path] : [])));
      options.onDone?.();
      const stale = invalidates(input).filter((path) => !answered.has(path));
      rereads = cached.invalidate(stale);
      await (data === null ? rereads.all : rereads.user);
      return { ok: true, data };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      revert();
      const lost = error.cause instanceof ApiError ? error.cause : error;
      // only an outage is reported to the host page: the caller shows every failure
      if (isOutage(lost)) reporter.failed(lost);
      // the shown data may be stale: the next try begins from the server's
      const isUnclear = error.kind === "unclear";
      if (isUnclear || error.status === 404 || error.status === 409 || kept.hasChanged())
        rereads = cached.invalidate(shown);
      await (isUnclear ? withTimeout(rereads?.all) : rereads?.user);
      return { ok: false, error: withRetryTime(error) };
    } finally {
      setWriting(false);
    }
  };
  return { write, writing };
}

/**
 * Applies the changes of a write under way to what is read meanwhile, also by an earlier write.
 * @returns how to end it, and whether it has changed a response: `CachedReads.change` doesn't revert that
 */
function keepChanged(apiBase: string, userId: string | null, changes: readonly CachedChange[]) {
  let changed = false;
  const pending = (key: string, read: unknown) => {
    const after = changes.reduce(
      (now, change) => ("apply" in change && keyFilter(apiBase, userId, [change.path])(key) ? change.apply(now) : now),
      read,
    );
    changed ||= after !== read;
    return after;
  };
  pendingChanges.add(pending);
  return { end: () => void pendingChanges.delete(pending), hasChanged: () => changed };
}

/** How long, in ms, a form waits for the reads after an unclear write. */
const REREAD_TIMEOUT = 5_000;

async function withTimeout(reads?: Promise<void>): Promise<void> {
  const done = new AbortController();
  await Promise.race([reads, pause(REREAD_TIMEOUT, done.signal).catch(() => undefined)]);
  done.abort();
}
