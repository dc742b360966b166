import { notDoneMessage } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useMutation, type Mutation, type WriteRequest } from "../../api/react/use-mutation";
import { currentUserId } from "../../api/session/state";
import { useToast } from "../../ui/toast/toast";
import { texts } from "./texts";

interface UndoOptions<Input, T> {
  /** The toast's words. */
  done: (data: T | null, input: Input) => string;
  /** The label of the toast's button: what undoing does ("Ripristina la donazione"). */
  undoLabel: (data: T | null, input: Input) => string;
  /** The write that takes it back, with the version that the response says; null if there is none. */
  undo: (data: T | null, input: Input) => WriteRequest | null;
  /** The paths that aren't right any more once it is undone: the write's own. */
  invalidates: (input: Input) => readonly string[];
}

/**
 * For what can be written back: it is sent at once, and a toast offers for 10 s to undo it by a second write
 * (docs/decisions/0023). If somebody else has written meanwhile the server refuses that by its version, and a toast says so.
 * @param mutation the write, of `useMutation`
 * @returns the same write, with the toast
 */
export function useUndoable<Input, T>(
  { write, writing }: Mutation<Input, T>,
  { done, undoLabel, undo, invalidates }: UndoOptions<Input, T>,
): Mutation<Input, T> {
  const { session } = useConnection();
  const toast = useToast();
  const { write: writeBack } = useMutation<{ request: WriteRequest; input: Input }>({
    request: ({ request }) => request,
    invalidates: ({ input }) => invalidates(input),
  });

  return {
    writing,
    async write(input) {
      const callerId = currentUserId(session.state());
      const outcome = await write(input);
      if (!outcome.ok) return outcome;
      const request = undo(outcome.data, input);
      const writeUndo = async () => {
        // the toast may be there for longer than the session
        if (!request || currentUserId(session.state()) !== callerId) return;
        const undone = await writeBack({ request, input });
        if (!undone.ok) toast.error(notDoneMessage(undone.error, texts.notUndone));
      };
      const action = request && { label: undoLabel(outcome.data, input), onSelect: () => void writeUndo() };
      toast.success(done(outcome.data, input), action ? { undo: action } : {});
      return outcome;
    },
  };
}
