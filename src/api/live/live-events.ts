import { endpoints } from "../endpoints";
import { affectedReads } from "../writes/affected-reads";
import { identity, items, map, record, type Reader } from "../readers/read";

/** The paths of reads that an event makes stale, as in `affected-reads.ts`; "all": rules or zones, on which every read depends. */
export type StaleReads = Iterable<string> | "all";

const ids = map(record({ ids: items(identity) }), (read) => read?.ids.filter(Boolean) ?? []);
const sending = record({ template: identity, sending: identity });

/** The events of the server besides notifications and presence (docs/openapi.yaml), each with the reads that it makes stale. */
export const LIVE_EVENTS: Readonly<Record<string, Reader<StaleReads>>> = {
  "donor.changed": map(ids, (changed) =>
    changed.length > 0 ? [...affectedReads.donorLists(), ...changed.flatMap(affectedReads.donor)] : [],
  ),
  "donor.erased": map(ids, (erased) => [
    endpoints.erasures(),
    endpoints.dataRequests(),
    endpoints.notifications(),
    endpoints.views(),
    ...affectedReads.donorLists(),
    ...affectedReads.documents(),
    // the first one names the donor, whose row leaves open donation days
    ...erased.flatMap((id) => [endpoints.erasing(id), ...affectedReads.donor(id)]),
  ]),
  "user.changed": map(ids, (changed) => changed.flatMap(affectedReads.user)),
  "calls.changed": map(ids, (changed) => affectedReads.calls(...changed)),
  "sending.changed": map(sending, (read) =>
    read?.template && read.sending ? affectedReads.sending(read.template, read.sending) : [],
  ),
  "documents.changed": affectedReads.documents,
  "settings.changed": () => "all",
  "zones.changed": () => "all",
};
