import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage, LACKING_STATUSES, type ApiError } from "../../../api/errors";
import { endpoints } from "../../../api/endpoints";
import { isBare, readWritten, type Written } from "../../../api/read-written";
import { useLackingWrites } from "../../../api/react/lacking-writes";
import { useCreate } from "../../../api/react/use-create";
import { useReread } from "../../../api/react/use-reread";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import { zonesQuery, type OfficeZones } from "./read-zones";
import { texts } from "./texts";
import type { ZoneWrite } from "./zone-writes";

/** Under this name a server is known that can't change zones. */
const WRITES = "zones";

const reads = (body: unknown): Written => {
  const zone = readWritten("zone")(body);
  return isBare(zone) ? readWritten("association")(body) : zone;
};

/** How zones are written. */
export interface ZoneWriter {
  /**
   * @returns null once it is done; why not, where the caller shows it: a name that exists (409 `name`), what isn't empty (409
   *   `used`), a newer version (409 `version`). Anything else has been told
   */
  run: (write: ZoneWrite) => Promise<ApiError | "told" | null>;
  writing: boolean;
  /** This server has said that it can't. */
  lacking: boolean;
}

/** Writes zones and associations, each with its undo; refusals that speak of the server hide it all (decisions §2). */
export function useZoneWrite(): ZoneWriter {
  const toast = useToast();
  const lacking = useLackingWrites();
  const reread = useReread<OfficeZones>(zonesQuery);
  const invalidates = ({ changesMembers }: ZoneWrite) =>
    changesMembers ? affectedReads.zoneMembers() : affectedReads.zones();
  const { write, writing } = useUndoable(
    useCreate<ZoneWrite, Written>({
      request: ({ request }) => request,
      reads,
      async confirms({ found }, read) {
        const data = found((await read(zonesQuery)).zones);
        return data && { data };
      },
      invalidates,
    }),
    {
      done: (_, { done }) => done,
      undoLabel: (_, { undoLabel }) => undoLabel,
      undo: (answer, { undo }) => undo(answer),
      invalidates,
    },
  );
  return {
    writing,
    lacking: lacking.has(WRITES),
    async run(wish) {
      const outcome = await write(wish);
      if (outcome.ok) return null;
      const { error } = outcome;
      const { status, code } = error;
      if (status === 409 && code === "name") return error;
      // what is shown may be old: whoever tries again begins from what there is
      const now = status === 409 || status === 404 ? await reread() : null;
      if (status === 409 && (code === "version" || code === "used")) return error;
      const isThere = now?.ok === true && wish.isThere(now.data.zones);
      const says = LACKING_STATUSES.has(status) && (status !== 404 || isThere);
      if (says && (await lacking.learn(WRITES, error, endpoints.zones()))) toast.error(texts.lacking);
      else toast.error(status === 404 || code === "deleted" ? texts.gone : notDoneMessage(error, texts.notDone));
      return "told";
    },
  };
}
