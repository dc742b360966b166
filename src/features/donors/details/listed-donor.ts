import { useState } from "react";
import { useSWRConfig, type Cache } from "swr";
import { endpoints } from "../../../api/endpoints";
import { ownersPrefix } from "../../../api/react/cache";
import { useConnection, useUser } from "../../../api/react/connection";
import { isRecord } from "../../../domain/values";
import { donorReader, type DonorRecord } from "../../../shared/donor/reads";

/** A donor as far as a list has read it: other fields are undefined. */
export type ListedDonor = Pick<DonorRecord, "_id"> & Partial<DonorRecord>;

/** @returns a donor from the cached lists, to show while the record loads; null if it is in none of them */
export function useListedDonor(id: string): ListedDonor | null {
  const { cache } = useSWRConfig();
  const { apiBase } = useConnection();
  const user = useUser();
  // only at the start: lists that are read later add nothing
  const [listed] = useState(() =>
    findListed(cache, `${ownersPrefix(apiBase, user?._id ?? null)}${endpoints.donors()} `, id),
  );
  return listed;
}

/** @param prefix of the cache keys of the list's pages */
export function findListed(cache: Pick<Cache, "keys" | "get">, prefix: string, id: string): ListedDonor | null {
  let donor: ListedDonor = { _id: id };
  let isListed = false;
  for (const key of cache.keys()) {
    const data: unknown = key.startsWith(prefix) ? cache.get(key)?.data : undefined;
    const rows: unknown[] = isRecord(data) && Array.isArray(data.rows) ? data.rows : [];
    const row = rows.find((candidate) => isRecord(candidate) && candidate._id === id);
    if (!isRecord(row)) continue;
    donor = { ...donor, ...listedFields(row) };
    isListed = true;
  }
  return isListed ? donor : null;
}

/** @returns the fields that the row contains: the list's columns decide which ones it kept */
function listedFields(row: Record<string, unknown>): Partial<DonorRecord> {
  const read = donorReader(row, "", () => undefined) ?? {};
  return Object.fromEntries(Object.entries(read).filter(([name]) => row[name] !== undefined));
}
