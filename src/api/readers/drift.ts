/** How a response differs from the contract (docs/openapi.yaml) at one place. */
export type DriftKind =
  /** A value is missing; the default is used. */
  | "missing"
  /** A value of another type that can be converted: a number for a text, 1 for true, an instant for a day. */
  | "disguised"
  /** A value that can't be read; the default is used. */
  | "unreadable"
  /** A list or a record in another place. */
  | "shape";

/** `path` is the place by our own names, such as `donors[].birthday`. It never contains a value. */
interface Drift {
  path: string;
  kind: DriftKind;
}

const reported = new Set<string>();
const listeners = new Set<(drift: Drift) => void>();
/** Differences that no listener has received yet. */
const waiting: Drift[] = [];

/** Reports a difference to developers, once a page for each place and kind. */
export function reportDrift(path: string, kind: DriftKind): void {
  const key = `${path} ${kind}`;
  if (reported.has(key)) return;
  reported.add(key);
  // oxlint-disable-next-line no-console -- for developers: consoles hide this level by default
  console.debug("gds-drift", path, kind);
  waiting.push({ path, kind });
  passOn();
}

/** @param listener called for each difference that no other listener has received, also for earlier ones @returns how to stop */
export function onDrift(listener: (drift: Drift) => void): () => void {
  listeners.add(listener);
  passOn();
  return () => listeners.delete(listener);
}

/** Calls one listener only, so that two elements of a page don't report the same. */
function passOn(): void {
  const [listener] = listeners;
  if (listener) for (const drift of waiting.splice(0)) listener(drift);
}
