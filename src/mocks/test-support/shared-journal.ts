import type { Entry, Journal } from "../state/journal";

/** A journal that several "tabs" share, as IndexedDB, Web Locks and BroadcastChannel make one. */
export function sharedJournal() {
  let entries: Entry[] = [];
  let [seq, clearCount] = [0, 0];
  let last: Promise<unknown> = Promise.resolve();
  const tabs = new Set<{ heard?: () => void }>();
  return (): Journal => {
    const tab: { heard?: () => void } = {};
    tabs.add(tab);
    const notify = () => [...tabs].filter((other) => other !== tab).forEach((other) => other.heard?.());
    return {
      exclusive(work) {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      read: async (after) => ({ entries: structuredClone(entries.filter((entry) => entry.seq > after)), clearCount }),
      async append(changes) {
        seq += 1;
        entries.push({ seq, changes: structuredClone(changes) });
        notify();
        return seq;
      },
      async clear() {
        entries = [];
        clearCount += 1;
        notify();
      },
      onWritten: (heard) => void (tab.heard = heard),
      close: () => void tabs.delete(tab),
    };
  };
}
