import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";

/** The reads that become stale when somebody says whether two records are of one person: it is in the history of both. */
export const affectedByDecision = (donorIds: readonly string[]): readonly string[] => [
  endpoints.duplicates(),
  `${endpoints.duplicates()}/`,
  `${endpoints.erasures()}/`,
  ...donorIds.flatMap(affectedReads.history),
];

/** The reads that become stale by a merge, or its reversal: everything that belongs to the records. */
export const affectedByMerge = (donorIds: readonly string[]): readonly string[] => [
  ...affectedReads.donorLists(),
  ...donorIds.flatMap(affectedReads.donor),
  `${pageEndpoints.merges()}/`,
  ...affectedReads.documents(),
  ...affectedReads.calls(),
];
