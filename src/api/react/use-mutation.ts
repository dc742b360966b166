import { useContext, useRef, useState } from "react";
import { CONFIRM_TIMEOUT } from "../../domain/constants";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { isOpen } from "../confirm-write";
import { ApiError, toldToWait } from "../errors";
import type { CallOptions } from "../http";
import { lacksRecord } from "../read-written";
import { parseAnswer } from "../schema";
import { currentUserId } from "../session/state";
import type { CachedRead } from "./cache";
import { useCachedReads, type CachedChange } from "./cached-reads";
import { useConnection } from "./connection";
import { FailureContext, isOutage } from "./failure";
import { useKeyedCall } from "./use-keyed-call";
import type { Query } from "./use-query";

/** A write as it goes out. */
export type WriteRequest = { path: string } & CallOptions;

/** One way to write (docs/decisions/0028): what is sent, how the answer is read, and what follows for what was read. */
export interface MutationOptions<Input, T> {
  request: (input: Input) => WriteRequest;
  /**
   * Parses the answer's body; throws an ApiError for one that doesn't fit. Without it nothing is read: a write that isn't
   * refused is done, whatever its answer says besides (decisions §2, `http.ts`).
   */
  reads?: (body: unknown) => T;
  /** The paths of reads that aren't right any more (`affected-reads.ts`), but for those whose new answer `changes` gives. */
  invalidates?: (input: Input) => readonly string[];
  /**
   * What cached reads say without being read again: asked at once, with null, and taken back when the server refuses; and
   * again with what the answer says.
   */
  changes?: (input: Input, done: { data: T } | null) => readonly CachedChange[];
  /**
   * Reads what there is now, and says whether that is what was sent: asked where the answer was lost on its way, is none, or
   * tells of another version.
   * @returns what the answer would have said; null where it isn't there
   */
  confirms?: (input: Input, read: ReadNow) => Promise<{ data: T } | null>;
  /**
   * Reads the record after a success whose response doesn't contain it (`lacksRecord`): the write is done, whatever the record
   * says. It finds the record by its identity and compares no values. If it throws, the outcome is unclear.
   * @returns what the response would have said; null if the record can't be found: the write is done all the same
   */
  rereads?: (input: Input, read: ReadNow) => Promise<T | null>;
  /** The same body goes out under the same `Idempotency-Key` until it is answered with a success. */
  keyed?: boolean;
  /** A refusal that comes to the same: what was to be deleted is gone already. */
  isDone?: (error: ApiError, input: Input) => boolean;
  /** Called when the write is done, even if its component has unmounted. */
  onDone?: () => void;
}

/** Reads from the server, and shows it to all who show it. @throws ApiError */
export type ReadNow = <A>(query: Query<A>) => Promise<A>;

/** How a write is made, and whether it is under way. */
export interface Mutation<Input, T> {
  write: (input: Input) => Promise<MutationOutcome<T>>;
  writing: boolean;
}

export type MutationOutcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * A write. It is never tried again by itself (specification §9: mutation retry 0), and never throws: a failure is part
 * of the returned type, so that no caller forgets to show it. What was done is told as done although its answer was lost:
 * the record says it (`confirms`). Where nobody can know the failure is of kind "unclear", and all that it touches is read
 * again. After a success whose response doesn't contain the record, `write` settles once the record has been read, or else
 * the affected reads (for at most `CONFIRM_TIMEOUT`): screens show what the server has, never what was sent.
 * @returns how to write, and whether it is under way; a second call doesn't wait for the first, so disable the button meanwhile
 */
export function useMutation<Input, T = void>(options: MutationOptions<Input, T>): Mutation<Input, T> {
  const {
    request,
    reads,
    invalidates = () => [],
    changes = () => [],
    isDone = () => false,
    confirms,
    rereads,
  } = options;
  const { session } = useConnection();
  const cached = useCachedReads();
  const reporter = useContext(FailureContext);
  const { send, settle } = useKeyedCall(options.keyed ?? false);
  const [writing, setWriting] = useState(false);
  /**
   * The last request if its outcome is unknown: a refusal of the same request may be about the record that it made. The input
   * is that of the first try, with what was known before it.
   */
  const lost = useRef<{ asked: string; input: Input } | null>(null);

  const write = async (input: Input): Promise<MutationOutcome<T>> => {
    setWriting(true);
    const userId = currentUserId(session.state());
    const atOnce = changes(input, null);
    const revert = cached.change(atOnce);
    const fresh: CachedRead[] = [];
    const read: ReadNow = async ({ path, query, part, schema }) => {
      const data = parseAnswer(schema, await session.call(path, { query, timeout: CONFIRM_TIMEOUT }));
      cached.change([{ path, query, part, data }]);
      fresh.push({ path, query, part });
      return data;
    };
    /** @returns what was read; "unread" if the read failed or there is none */
    const look = async <A>(reading: ((input: Input, read: ReadNow) => Promise<A>) | undefined, of: Input) => {
      if (!reading) return "unread";
      try {
        return await reading(of, read);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return "unread";
      }
    };
    /** @param waits for the affected reads: the response doesn't contain the record, and it wasn't found either */
    const done = async (data: T, waits = false): Promise<MutationOutcome<T>> => {
      settle();
      reporter.reached();
      const known = changes(input, { data });
      cached.change(known);
      const said = new Set(known.flatMap((change) => ("data" in change ? [change.path] : [])));
      options.onDone?.();
      const stale = invalidates(input).filter((path) => !said.has(path));
      await (waits ? withinTimeout(cached.reread(stale, fresh)) : cached.invalidate(stale, fresh));
      return { ok: true, data };
    };
    const failed = async (error: ApiError): Promise<MutationOutcome<T>> => {
      revert();
      if (error.kind === "unclear" || error.kind === "timeout")
        await cached.invalidate([...invalidates(input), ...atOnce.map((change) => change.path)]);
      return { ok: false, error };
    };
    const asked = JSON.stringify(request(input));
    const again = lost.current?.asked === asked;
    const first = lost.current && again ? lost.current.input : input;
    lost.current = null;
    const unclear = (status: number) => {
      lost.current = { asked, input: first };
      return failed(new ApiError("unclear", UNCLEAR_ERROR, status));
    };
    try {
      const body = await send(request(input)).catch((error: unknown) => {
        if (!(error instanceof ApiError && isDone(error, input))) throw error;
      });
      const data = reads?.(body) as T; // without `reads` it is void
      if (!lacksRecord(data)) return await done(data);
      if (!rereads) return await done(data, true);
      const now = await look(async (of) => ({ data: await rereads(of, read) }), first);
      if (now === "unread") return await unclear(0);
      return now.data === null ? await done(data, true) : await done(now.data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // of what is refused the screen alone speaks
      if (isOutage(error)) reporter.failed(error);
      const over = currentUserId(session.state()) !== userId;
      const found = (isOpen(error) || (again && error.status === 409)) && !over ? await look(confirms, first) : null;
      if (found !== null && found !== "unread") return await done(found.data);
      // offline from the start it went nowhere; what came too late may still be done
      const unknown =
        error.kind === "malformed" ||
        (confirms !== undefined && error.kind === "timeout") ||
        (confirms !== undefined && error.kind === "network" && found === "unread" && navigator.onLine);
      return await (unknown ? unclear(error.status) : failed(toldToWait(error)));
    } finally {
      setWriting(false);
    }
  };
  return { write, writing };
}

/** Waits for a promise, but not for longer than a read after a write may take. */
async function withinTimeout(promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CONFIRM_TIMEOUT);
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
