import { SWRConfig } from "swr";
import { clearCache, keyPrefix } from "../../api/react/cache";
import type { InlineMock } from "../../mocks/index";

/** Closes the mock of an API, clears the cache, and deletes all data that elements stored in the browser. */
export async function cleanUp(apiBase: string, mock: InlineMock): Promise<void> {
  await mock.close();
  clearCache(SWRConfig.defaultValue.cache, keyPrefix(apiBase));
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("gds:")) storage.removeItem(key);
  for (const { name = "" } of await indexedDB.databases()) if (name.startsWith("gds:")) indexedDB.deleteDatabase(name);
}
