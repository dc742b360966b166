import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
import { featuresOf } from "../../../api/session/features";
import type { ExportRequest } from "./export-request";
import { printedList, TooLongToPrintError, type PrintLayout } from "./files/printed-list";
import type { Reading } from "./rows/read-pages";
import type { Progress } from "../progress/time-left";
import { writePages, type MadeFile } from "./write-file";
import { exportFields } from "../../../domain/export/export-fields";
import { texts } from "./texts";
import { ApiError } from "../../../api/errors";
import { pageEndpoints } from "../../../api/page-endpoints";
import { sendWrite, type WriteSession } from "../../../api/writes/send-write";
import { openForm, type WriteForm } from "../../../api/writes/unclear-writes";
import { romeDay } from "../../../domain/dates/days";
import { wireField } from "../../../domain/filter/period-counts";

type Ready = { file: MadeFile; table: HTMLTableElement | null };

type ExportState =
  | { status: "running"; progress: Progress; /** ms since it began */ elapsed: number }
  /** Rows may be missing: the user decides whether to save the file. */
  | ({ status: "unsure" } & Ready)
  | ({ status: "ready" } & Ready)
  | { status: "failed"; message: string };

export interface Export {
  request: ExportRequest;
  state: ExportState;
}

export interface ExportRunner {
  /** Null without an export. */
  current(): Export | null;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  start(request: ExportRequest): void;
  retry(): void;
  /** Accepts an unsure file. */
  accept(): void;
  close(): void;
}

/** Runs one export at a time; it ends with the session. */
export function createExportRunner(session: Session): ExportRunner {
  let current: Export | null = null;
  let controller: AbortController | null = null;
  // a retry continues the export: its record is sent under the same key
  let form: WriteForm | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Export | null) => {
    current = next;
    for (const listener of [...listeners]) listener();
  };

  const run = async (request: ExportRequest) => {
    const stop = (controller = new AbortController());
    const { signal } = stop;
    const startedAt = Date.now();
    const show = (state: ExportState) => {
      if (!signal.aborted) set({ request, state });
    };
    const unwatch = watchSessionEnd(session, () => close());
    signal.addEventListener("abort", unwatch, { once: true }); // the response may never come
    show({ status: "running", progress: { rows: 0, total: request.total }, elapsed: 0 });
    try {
      const onProgress = (progress: Progress) => show({ status: "running", progress, elapsed: Date.now() - startedAt });
      const ready = await makeFile({ session, request, signal, form }, onProgress);
      const unsure = ready.file.changed || ready.file.damaged > 0 || ready.file.shortened.size > 0;
      show({ status: unsure ? "unsure" : "ready", ...ready });
    } catch (error) {
      // the user stopped it
      if (signal.aborted) return;
      if (!isExpected(error)) console.error(error);
      show({ status: "failed", message: failureText(error) });
    } finally {
      unwatch();
    }
  };
  const close = () => {
    controller?.abort();
    controller = null;
    if (current) set(null);
  };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(request) {
      if (current?.state.status === "running") return;
      form = openForm(session);
      void run(request);
    },
    retry() {
      if (current && current.state.status !== "running") void run(current.request);
    },
    accept() {
      if (current?.state.status === "unsure") set({ ...current, state: { ...current.state, status: "ready" } });
    },
    close,
  };
}

/**
 * Makes the file, then records the export.
 * @throws the errors of `failureText`
 */
async function makeFile(
  reading: Reading & { session: Session; form: WriteForm | undefined },
  onProgress: (progress: Progress) => void,
): Promise<Ready> {
  const printed = reading.request.format === "print" ? groupedPrintOf(reading.request) : null;
  const print = printed && printedList(printed.layout);
  const file = await writePages(
    printed ? { ...reading, request: printed.request } : reading,
    onProgress,
    print?.makeWriter,
  );
  // without disk space, reading the file fails
  await file.blob.slice(-1).arrayBuffer();
  if (featuresOf(reading.session).has("exports")) await recordExport(reading, file.rows);
  return { file, table: print?.table() ?? null };
}

/** Calls `onEnd` on sign-out; the browser asks before the page unloads. @returns a function that stops both */
function watchSessionEnd(session: Session, onEnd: () => void): () => void {
  const userId = currentUserId(session.state());
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  const stops = [
    session.beforeEnd(onEnd),
    session.subscribe(() => {
      if (currentUserId(session.state()) !== userId) onEnd();
    }),
  ];
  return () => {
    window.removeEventListener("beforeunload", warn);
    for (const stop of stops) stop();
  };
}

/** Prints of awards due are grouped by award, with a column for signatures at the ceremony. */
const AWARDS_DUE = { groupedBy: "awardDue", sort: "rank" };

/** @returns the layout of a print, and the request for its rows */
function groupedPrintOf(request: ExportRequest): { layout: PrintLayout | null; request: ExportRequest } {
  if (request.entity !== "awardsDue") return { layout: null, request };
  const { groupedBy, sort } = AWARDS_DUE;
  const others = request.fields.filter(({ name }) => name !== groupedBy);
  const fields = [...exportFields(request.entity).filter(({ name }) => name === groupedBy), ...others];
  const { read } = request;
  return {
    layout: { groupedBy, signature: texts.signature },
    request: { ...request, fields, read: { ...read, query: { ...read.query, order: sort } } },
  };
}

/** Names of errors when the device has no space. */
const OUT_OF_SPACE = new Set(["NotReadableError", "QuotaExceededError", "RangeError"]);
const isOutOfSpace = (error: unknown) => error instanceof Error && OUT_OF_SPACE.has(error.name);

/** @returns whether it is an expected failure */
export const isExpected = (error: unknown): boolean =>
  error instanceof ApiError ||
  error instanceof NotRecordedError ||
  error instanceof TooLongToPrintError ||
  isOutOfSpace(error);

/** @returns the message of a failure */
export function failureText(error: unknown): string {
  if (error instanceof NotRecordedError) return error.unclear ? texts.recordUnclear : texts.notRecorded;
  if (error instanceof TooLongToPrintError) return texts.tooLongToPrint;
  if (isOutOfSpace(error)) return texts.noRoom;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.status === 403) return texts.forbidden;
  // the client wrote this message
  if (error.kind !== "http") return error.message;
  if (error.notBefore) return error.message; // it says when to retry
  return error.transient ? texts.notReached(error.message) : texts.refused(error.message);
}

/** The file exists, but the server didn't record the export, or may not have. */
class NotRecordedError extends Error {
  override readonly name = "NotRecordedError";
  constructor(override readonly cause: ApiError) {
    super("Not recorded");
  }
  get unclear(): boolean {
    return this.cause.kind === "unclear";
  }
}

/**
 * Records on the server who exports which columns and how many rows. It sends neither the rows nor the filter.
 * `form` is the dialog or the export of which it is a part: the same one for a retry.
 * @throws NotRecordedError when the call fails, ApiError when the user may not export (403)
 */
export async function recordExport(
  {
    session,
    request,
    signal,
    form = openForm(session),
  }: Reading & { session: WriteSession; form?: WriteForm | undefined },
  rows: number,
): Promise<void> {
  const { entity, format, scope, fields } = request;
  const today = romeDay(Date.now());
  const body = { entity, format, scope, rows, columns: fields.map(({ name }) => wireField(name, today)) };
  try {
    await sendWrite(session, { path: pageEndpoints.exports(), method: "POST", body, signal }, { form });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 403) throw error;
    throw new NotRecordedError(error);
  }
}
