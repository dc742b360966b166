import { SWRConfig } from "swr";
import { clearCache, keyPrefix } from "../../api/react/cache";
import type { InlineMock } from "../../mocks/index";

/** Removes what the elements of an API keep when they are gone: the cache, and what they stored on the device. */
export async function forget(apiBase: string, mock: InlineMock): Promise<void> {
  await mock.close();
  clearCache(SWRConfig.defaultValue.cache, keyPrefix(apiBase));
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("gds:")) storage.removeItem(key);
  for (const { name = "" } of await indexedDB.databases()) if (name.startsWith("gds:")) indexedDB.deleteDatabase(name);
}
