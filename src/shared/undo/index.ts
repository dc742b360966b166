import { deferredWrites } from "../../api/writes/deferred-writes";
import { notDoneMessage, type ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useMutation, type Mutation, type MutationOptions, type WriteRequest } from "../../api/react/use-mutation";
import { currentUserId } from "../../api/session/state";
import { useToast } from "../../ui/toast/toast";
import { trackUndo } from "../../ui/toast/undoing";

export const notUndone = (reason: string) => `Non annullato. ${reason}`;

interface UndoOptions<Input, T> {
  /** The toast's text. */
  done: (data: T | null, input: Input) => string;
  /** The label of the toast's button: what undoing does ("Ripristina la donazione"). */
  undoLabel: (data: T | null, input: Input) => string;
  /** The write that undoes it, with the version in the response; null if it can't be undone. */
  undo: (data: T | null, input: Input) => WriteRequest | null;
  /** The paths that are stale after the undo: those of the write. */
  invalidates: (input: Input) => readonly string[];
}

/**
 * For a write that a second write can undo: it is sent at once, and a toast offers for 10 s to undo it
 * (docs/decisions/reads-and-writes.md, "Undo is a second write"). If somebody else has saved meanwhile, the server refuses the
 * undo by its version, and a toast says so.
 * @param mutation the write, of `useMutation`
 * @returns the same write, with the toast
 */
export function useUndoable<Input, T>(
  { write, ...state }: Mutation<Input, T>,
  { done, undoLabel, undo, invalidates }: UndoOptions<Input, T>,
): Mutation<Input, T> {
  const { session } = useConnection();
  const toast = useToast();
  const { write: writeBack } = useMutation<{ request: WriteRequest; input: Input }>({
    request: ({ request }) => request,
    // without the record it waits for the reads: the next write needs the new version
    reads: () => null,
    invalidates: ({ input }) => invalidates(input),
  });

  return {
    ...state,
    async write(input) {
      const callerId = currentUserId(session.state());
      const outcome = await write(input);
      // the next user doesn't read the names of this one's records
      if (!outcome.ok || currentUserId(session.state()) !== callerId) return outcome;
      const request = undo(outcome.data, input);
      const writeUndo = async () => {
        // the toast may last longer than the session
        if (!request || currentUserId(session.state()) !== callerId) return;
        const undone = await writeBack({ request, input });
        if (!undone.ok) toast.error(notDoneMessage(undone.error, notUndone));
      };
      const action = request && { label: undoLabel(outcome.data, input), onSelect: () => trackUndo(writeUndo()) };
      toast.success(done(outcome.data, input), action ? { undo: action } : {});
      return outcome;
    },
  };
}

interface DeferredOptions<Input> extends MutationOptions<Input, void> {
  /** The toast's text. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  onFailure: (error: ApiError) => void;
}

/**
 * For a write that the server can't undo: it looks done, with a toast to undo it, and is sent after 10 s, or when the user
 * leaves, signs out or closes the tab. Components hide the records whose path is among `deferredWrites(connection).names()`.
 * For other writes use `useUndoable`.
 * @returns how to write
 */
export function useDeferredMutation<Input>({ done, undoLabel, onFailure, ...options }: DeferredOptions<Input>) {
  const deferred = deferredWrites(useConnection());
  const toast = useToast();
  const { write } = useMutation({
    ...options,
    request: (input: Input) => ({ ...options.request(input), keepalive: true }),
  });
  return (input: Input): void => {
    const { path: name } = options.request(input);
    const scheduled = deferred.schedule(name, async () => {
      toast.dismiss(name);
      const outcome = await write(input);
      if (!outcome.ok) onFailure(outcome.error);
    });
    if (scheduled) toast.success(done, { id: name, undo: { label: undoLabel, onSelect: () => deferred.undo(name) } });
  };
}
