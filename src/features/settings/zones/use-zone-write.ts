import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { readWritten, type Written } from "../../../api/read-written";
import { useMutation } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import type { SubmitResult } from "../../../ui/overlay/action-dialogs";
import { texts } from "./texts";
import type { ZoneWrite } from "./zone-writes";

const reads = (body: unknown): Written | null => readWritten("zone")(body) ?? readWritten("association")(body);

/** How zones are written. */
export interface ZoneWriter {
  /**
   * @returns null once it is done; why not, where the caller shows it: a name that exists (409 `name`), what isn't empty (409
   *   `used`), a newer version (409 `version`). Anything else has been told
   */
  run: (write: ZoneWrite) => Promise<ApiError | "told" | null>;
  writing: boolean;
}

/** Writes zones and associations, each with its undo. */
export function useZoneWrite(): ZoneWriter {
  const toast = useToast();
  const invalidates = ({ changesMembers }: ZoneWrite) =>
    changesMembers ? affectedReads.zoneMembers() : affectedReads.zones();
  const { write, writing } = useUndoable(
    useMutation<ZoneWrite, Written>({
      request: ({ request }) => request,
      reads,
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
    async run(wish) {
      const outcome = await write(wish);
      if (outcome.ok) return null;
      const { error } = outcome;
      const { status, code } = error;
      if (status === 409 && code === "name") return error;
      if (status === 409 && (code === "version" || code === "used")) return error;
      toast.error(status === 404 || code === "deleted" ? texts.gone : notDoneMessage(error, texts.notDone));
      return "told";
    },
  };
}

/** Writes a unit. Returns what a dialog shows of it. */
export async function writeUnit(writer: ZoneWriter, write: ZoneWrite): Promise<SubmitResult> {
  const refused = await writer.run(write);
  if (refused === null || refused === "told") return refused && false;
  return texts.notDone(refused.code === "version" ? texts.newer : refused.message);
}
