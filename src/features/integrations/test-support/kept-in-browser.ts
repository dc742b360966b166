/** Waits for what an IndexedDB request gives. */
const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });

async function inDatabases(): Promise<string[]> {
  const said: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      said.push(name, store, JSON.stringify([await settled(objects.getAllKeys()), await settled(objects.getAll())]));
    }
    database.close();
  }
  return said;
}

async function inCaches(): Promise<string[]> {
  const said: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      said.push(name, request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? "");
    }
  }
  return said;
}

/** @returns all that the browser keeps of this page beside its storage: its databases and its caches */
export const keptInBrowser = async (): Promise<string> => [...(await inDatabases()), ...(await inCaches())].join("\n");

/** Puts words where {@link keptInBrowser} looks, to see that it finds them. @returns how to take them away */
export async function keepInBrowser(words: string): Promise<() => Promise<void>> {
  const name = `kept ${words.length}`;
  const opened = indexedDB.open(name);
  opened.onupgradeneeded = () => opened.result.createObjectStore("store");
  const database = await settled(opened);
  await settled(database.transaction("store", "readwrite").objectStore("store").put({ database: words }, "key"));
  database.close();
  const cache = await caches.open(name);
  await cache.put(`${location.origin}/kept`, new Response(`cache ${words}`));
  return async () => {
    await settled(indexedDB.deleteDatabase(name));
    await caches.delete(name);
  };
}
