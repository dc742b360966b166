/** What a tab tells the others. No token and no name ever travels: the others look at the cookies themselves. */
export type TabMessage =
  | { type: "signed-in" }
  | { type: "signed-out"; expired: boolean }
  | { type: "user-changed" }
  /** The tokens are new: nobody else need refresh them for a minute. */
  | { type: "refreshed" };

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/**
 * @param name one per API, so that two associations on one site don't meet
 * @param heard called for the messages of other tabs only
 * @returns a silent one where BroadcastChannel can't be had
 */
export function openTabs(name: string, heard: (message: TabMessage) => void): Tabs {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<TabMessage>) => heard(event.data);
    return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return { tell: () => undefined, close: () => undefined };
  }
}
