/** How an answer differs from the contract (docs/openapi.yaml) at one place. */
export type DriftKind =
  /** Nothing where the contract has something; a default stands for it. */
  | "missing"
  /** Understood, but of another kind: a number for a text, 1 for true, an instant for a day. */
  | "disguised"
  /** Not understood; a default stands for it. */
  | "unreadable"
  /** A list or a record that doesn't lie where the contract has it. */
  | "shape";

/** A place in an answer by our own names, `donors[].birthday` say, and how it differs. Never what stood there. */
export interface Drift {
  path: string;
  kind: DriftKind;
}

const told = new Set<string>();
const listeners = new Set<(drift: Drift) => void>();
/** What was found before anybody listened. */
const waiting: Drift[] = [];

/** Tells developers that an answer differs, once a page for each place and kind. */
export function tellDrift(path: string, kind: DriftKind): void {
  const key = `${path} ${kind}`;
  if (told.has(key)) return;
  told.add(key);
  // oxlint-disable-next-line no-console -- told to developers, whose consoles hide this level until they ask
  console.debug("gds-drift", path, kind);
  waiting.push({ path, kind });
  handOut();
}

/** @param listener told of each difference, also of those before it came, unless another was told @returns how to stop */
export function onDrift(listener: (drift: Drift) => void): () => void {
  listeners.add(listener);
  handOut();
  return () => listeners.delete(listener);
}

/** To one listener alone: two elements of a page say it once. */
function handOut(): void {
  const [listener] = listeners;
  if (listener) for (const drift of waiting.splice(0)) listener(drift);
}
