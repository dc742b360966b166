/** A message to the other tabs. It never contains a token or a name: the others read the cookies. */
export type TabMessage =
  | { type: "signed-in" }
  | { type: "signed-out"; expired: boolean }
  | { type: "user-changed" }
  /** The tokens are new, and need no refresh for a minute. */
  | { type: "refreshed" };

export interface TabChannel<Message = TabMessage> {
  send(message: Message): void;
  close(): void;
}

const PLAIN: readonly unknown[] = ["signed-in", "user-changed", "refreshed"];

/** Checks a message, because other scripts of the site may use the same channel. */
export function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  return data.type === "signed-out"
    ? "expired" in data && typeof data.expired === "boolean"
    : PLAIN.includes(data.type);
}

/**
 * @param name one per API
 * @param onMessage called for the messages of other tabs only
 * @returns a channel that does nothing if BroadcastChannel is missing
 */
export function openTabChannel<Message>(
  name: string,
  isMessage: (data: unknown) => data is Message,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) onMessage(data);
    };
    return { send: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { send: () => undefined, close: () => undefined };
  }
}
