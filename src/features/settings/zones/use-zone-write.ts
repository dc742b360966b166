import { affectedReads } from "../../../api/writes/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { readWritten, type Written } from "../../../api/writes/read-written";
import { useMutation, type WritePlace } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import type { SubmitResult } from "../../../ui/overlay/action-dialogs";
import { texts } from "./texts";
import type { ZoneWrite } from "./zone-writes";

const reads = (body: unknown): Written | null => readWritten("zone")(body) ?? readWritten("association")(body);

export interface ZoneWriter {
  /**
   * @returns null after a save. An error that the caller must show: the name exists (409 `name`), the unit isn't empty (409
   *   `used`), there is a newer version (409 `version`). "handled" after a toast about another error
   */
  run: (write: ZoneWrite) => Promise<ApiError | "handled" | null>;
  writing: boolean;
}

/** Writes zones and associations, each with its undo. */
export function useZoneWrite(place?: WritePlace): ZoneWriter {
  const toast = useToast();
  const invalidates = ({ changesMembers }: ZoneWrite) =>
    changesMembers ? affectedReads.zoneMembers() : affectedReads.zones();
  const { write, writing } = useUndoable(
    useMutation<ZoneWrite, Written>({
      request: ({ request }) => request,
      reads,
      invalidates,
      place,
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
      if (status === 409 && (code === "name" || code === "version" || code === "used")) return error;
      toast.error(status === 404 || code === "deleted" ? texts.gone : notDoneMessage(error, texts.notDone));
      return "handled";
    },
  };
}

/** Writes a unit for a dialog. @returns the result of its submit: an error message, false, or null */
export async function writeUnit(writer: ZoneWriter, write: ZoneWrite): Promise<SubmitResult> {
  const error = await writer.run(write);
  if (error === null || error === "handled") return error && false;
  return texts.notDone(error.code === "version" ? texts.newer : error.message);
}
