import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
import { parseResponse } from "../../../api/readers/parse-response";
import { documentLimitsQuery, type DocumentLimits } from "../document";
import {
  NameTaken,
  ACTIVE_STATUSES,
  UploadRefused,
  type UploadQueue,
  type UploadQueueState,
  type UploadItem,
} from "./upload-item";
import { sendFile, type Sending } from "./send-file";
import { texts } from "./texts";
import { dropUpload } from "./upload-calls";
import { ApiError } from "../../../api/errors";
import { type AreaLocation } from "../../navigation";

/** More uploads at once wouldn't be faster: they share the connection. */
const MAX_CONCURRENT = 2;

interface Entry {
  item: UploadItem;
  sending: Sending;
  controller: AbortController | null;
}

/**
 * @param area where the files are chosen: its sign-out asks first
 * @param wait for tests: milliseconds before another try
 */
export function createUploadQueue(
  session: Session,
  area: AreaLocation,
  wait?: (attempt: number) => number,
): UploadQueue {
  const owner = currentUserId(session.state());
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  let count = 0;
  let shown: UploadQueueState = { items: [], busy: false, since: null, leaving: null, limits: null };
  let limits: Promise<DocumentLimits | null> | null = null;
  const leaving = watchLeaving(area, (question) => update({ leaving: question }));

  const update = (change: Partial<UploadQueueState> = {}) => {
    const items = entries.map(({ item }) => item);
    const busy = items.some(({ status }) => ACTIVE_STATUSES.has(status));
    const moving = items.some(({ status }) => status === "sending");
    const since = moving ? (shown.since ?? { at: Date.now(), sent: sentOf(items) }) : null;
    leaving.hold(busy);
    shown = { ...shown, items, busy, since, ...change };
    for (const listener of [...listeners]) listener();
  };
  const set = (entry: Entry, change: Partial<UploadItem>) => {
    entry.item = { ...entry.item, ...change };
    if (entries.includes(entry)) update();
  };
  const isOwnerSignedIn = () => currentUserId(session.state()) === owner;
  const find = (id: number) => entries.find(({ item }) => item.id === id);

  /** Read for each batch, since the free space changes. */
  const readLimits = () =>
    (limits ??= session
      .call(documentLimitsQuery.path)
      .then((body) => parseResponse(documentLimitsQuery.schema, body).limits)
      .catch(() => null)
      .then((read) => {
        shown = { ...shown, limits: read };
        return read;
      }));

  const startWaiting = () => {
    if (!isOwnerSignedIn()) return;
    const running = entries.filter(({ controller }) => controller !== null).length;
    const next = entries.filter(({ item, controller }) => item.status === "waiting" && controller === null);
    for (const entry of next.slice(0, Math.max(0, MAX_CONCURRENT - running))) void run(entry);
  };

  async function run(entry: Entry): Promise<void> {
    const { signal } = (entry.controller = new AbortController());
    const show = (change: Partial<UploadItem>) => {
      if (!signal.aborted) set(entry, change);
    };
    show({ status: "sending", refusal: null, existing: null });
    try {
      const document = await sendFile(entry.sending, {
        session,
        signal,
        limits: await readLimits(),
        wait,
        onProgress: (sent) => show({ sent, status: "sending" }),
        onFinishing: () => show({ status: "finishing" }),
        onOffline: (offline) => show({ status: offline ? "offline" : "sending" }),
      });
      show({ status: "done", document, sent: entry.item.size });
      limits = null;
    } catch (error) {
      if (!signal.aborted) show(failureChange(error));
    } finally {
      entry.controller = null;
      startWaiting();
    }
  }

  const restart = (id: number, change: Partial<Sending>) => {
    const entry = find(id);
    if (!entry || entry.controller) return;
    Object.assign(entry.sending, change);
    limits = null;
    set(entry, { status: "waiting", refusal: null, existing: null });
    startWaiting();
  };
  const drop = (entry: Entry) => {
    const { uploadId } = entry.sending;
    entry.controller?.abort(new DOMException("Cancelled", "AbortError"));
    entries.splice(entries.indexOf(entry), 1);
    if (uploadId !== null && entry.item.status !== "done") dropUpload(session, uploadId);
  };
  const close = () => {
    for (const entry of [...entries]) drop(entry);
    for (const stop of stops) stop();
    globalThis.removeEventListener("online", restartFailed);
    update({ leaving: null });
  };
  /** Failed uploads continue with the network. */
  const restartFailed = () => {
    for (const { item } of entries) if (item.status === "failed") restart(item.id, {});
  };
  globalThis.addEventListener("online", restartFailed);
  const stops = [
    session.beforeEnd(close),
    session.subscribe(() => {
      const state = session.state();
      if (state.status === "signed-in" && state.user._id !== owner) return close();
      if (isOwnerSignedIn()) return startWaiting();
      // the session ended by itself: uploads wait for the user
      for (const entry of entries) {
        entry.controller?.abort(new DOMException("Paused", "AbortError"));
        if (ACTIVE_STATUSES.has(entry.item.status)) entry.item = { ...entry.item, status: "waiting" };
      }
      update();
    }),
  ];

  return {
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files, target) {
      limits = null;
      for (const file of files) {
        const { name, size } = file;
        const id = (count += 1);
        const item: UploadItem = {
          id,
          name,
          size,
          sent: 0,
          target,
          status: "waiting",
          refusal: null,
          existing: null,
          document: null,
        };
        const sending = { file, target, choice: null, uploadId: null, sha256: null, damaged: false };
        entries.push({ item, sending, controller: null });
      }
      update();
      startWaiting();
    },
    cancel(id) {
      const entry = find(id);
      if (!entry) return;
      drop(entry);
      update();
      startWaiting();
    },
    retry: (id) => restart(id, { damaged: false }),
    keepBoth: (id) => restart(id, { choice: { keepBoth: true } }),
    newVersion(id) {
      const existing = find(id)?.item.existing;
      if (existing) restart(id, { choice: { documentId: existing._id } });
    },
    clear() {
      for (const entry of [...entries]) if (!ACTIVE_STATUSES.has(entry.item.status)) drop(entry);
      update();
    },
    close,
  };
}

export const sentOf = (items: readonly UploadItem[]): number => items.reduce((sum, { sent }) => sum + sent, 0);

function failureChange(error: unknown): Partial<UploadItem> {
  if (error instanceof NameTaken) return { status: "asks", existing: error.existing };
  if (error instanceof UploadRefused) return { status: "refused", refusal: error.refusal };
  const isExpected = error instanceof ApiError;
  if (!isExpected) console.error(error);
  return {
    status: "failed",
    refusal: { code: "other", found: null, message: isExpected ? error.message : texts.unexpected },
  };
}

type Question = { go: () => void; stay: () => void } | null;

/**
 * Asks before uploads are lost: the browser before a reload, the page before a sign-out.
 * @param ask shows the question; null hides it
 */
function watchLeaving(area: AreaLocation, ask: (question: Question) => void): { hold: (busy: boolean) => void } {
  let open: (() => void) | null = null;
  const unload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true; // Chrome 116 to 118
  };
  const release = () => {
    open?.();
    open = null;
    globalThis.removeEventListener("beforeunload", unload);
  };
  return {
    hold(busy) {
      if (!busy) {
        if (open) release();
        return;
      }
      if (open) return;
      globalThis.addEventListener("beforeunload", unload);
      open = area.setLeaveGate({
        route: null,
        ask(leave) {
          const stay = () => ask(null);
          const go = () => {
            stay();
            release();
            leave();
          };
          ask({ go, stay });
        },
      });
    },
  };
}
