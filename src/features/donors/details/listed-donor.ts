import { useState } from "react";
import { useSWRConfig, type Cache } from "swr";
import { endpoints } from "../../../api/endpoints";
import { ownersPrefix } from "../../../api/react/cache";
import { useConnection, useUser } from "../../../api/react/connection";
import { isRecord } from "../../../domain/values";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";

/** Of a donor what a list has shown: what it hasn't is undefined. */
export type ListedDonor = Pick<DonorRecord, "_id"> & Partial<DonorRecord>;

/** @returns what the lists that were read lately know of a donor, while the record itself is on its way; null for nothing */
export function useListedDonor(id: string): ListedDonor | null {
  const { cache } = useSWRConfig();
  const { apiBase } = useConnection();
  const user = useUser();
  // as it was when the record was opened: lists that are read later add nothing
  const [listed] = useState(() =>
    findListed(cache, `${ownersPrefix(apiBase, user?._id ?? null)}${endpoints.donors()} `, id),
  );
  return listed;
}

/** @param prefix how the cache's names of the lists' pages begin */
export function findListed(cache: Pick<Cache, "keys" | "get">, prefix: string, id: string): ListedDonor | null {
  let found: ListedDonor = { _id: id };
  let any = false;
  for (const key of cache.keys()) {
    const data: unknown = key.startsWith(prefix) ? cache.get(key)?.data : undefined;
    const rows: unknown[] = isRecord(data) && Array.isArray(data.rows) ? data.rows : [];
    const row = rows.find((one) => isRecord(one) && one._id === id);
    if (!isRecord(row)) continue;
    found = { ...found, ...knownOf(row) };
    any = true;
  }
  return any ? found : null;
}

/** What a list read is read again: which fields it kept, its columns decided. */
function knownOf(row: Record<string, unknown>): Partial<DonorRecord> {
  const read = donorReader(row, "", () => undefined) ?? {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => row[name] !== undefined));
}
