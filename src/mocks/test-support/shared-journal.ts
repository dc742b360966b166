import type { Entry, Journal } from "../state/journal";

/** @returns a function that opens a journal for a simulated tab; all tabs share its entries */
export function sharedJournal() {
  let entries: Entry[] = [];
  let [seq, clearCount] = [0, 0];
  let last: Promise<unknown> = Promise.resolve();
  const tabs = new Set<{ listener?: () => void }>();
  return (): Journal => {
    const tab: { listener?: () => void } = {};
    tabs.add(tab);
    const notify = () => [...tabs].filter((other) => other !== tab).forEach((other) => other.listener?.());
    return {
      exclusive(task) {
        const result = last.then(task);
        last = result.catch(() => undefined);
        return result;
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
      onWritten: (listener) => void (tab.listener = listener),
      close: () => void tabs.delete(tab),
    };
  };
}
