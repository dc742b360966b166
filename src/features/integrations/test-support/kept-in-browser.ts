/** @returns the result of an IndexedDB request */
const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });

async function inDatabases(): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await resultOf(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      found.push(name, store, JSON.stringify([await resultOf(objects.getAllKeys()), await resultOf(objects.getAll())]));
    }
    database.close();
  }
  return found;
}

async function inCaches(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      found.push(name, request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? "");
    }
  }
  return found;
}

/** @returns the contents of this page's databases and caches, as text */
export const keptInBrowser = async (): Promise<string> => [...(await inDatabases()), ...(await inCaches())].join("\n");

/** Stores a text where {@link keptInBrowser} looks, to check that it finds it. @returns a function that removes it */
export async function keepInBrowser(text: string): Promise<() => Promise<void>> {
  const name = `kept ${text.length}`;
  const opened = indexedDB.open(name);
  opened.onupgradeneeded = () => opened.result.createObjectStore("store");
  const database = await resultOf(opened);
  await resultOf(database.transaction("store", "readwrite").objectStore("store").put({ database: text }, "key"));
  database.close();
  const cache = await caches.open(name);
  await cache.put(`${location.origin}/kept`, new Response(`cache ${text}`));
  return async () => {
    await resultOf(indexedDB.deleteDatabase(name));
    await caches.delete(name);
  };
}
