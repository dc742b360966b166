import { deferredWrites } from "../../api/deferred-writes";
import type { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useMutation, type MutationOptions } from "../../api/react/use-mutation";
import { useToast } from "../../ui/toast/toast";

interface DeferredOptions<Input> extends MutationOptions<Input, void> {
  /** The toast's words. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  onFailure: (error: ApiError) => void;
}

/**
 * For what no server gives back: it shows as done, with a toast to undo it, and is sent after 10 s, or when the person
 * leaves, signs out or closes the tab. What shows it hides what is among `deferredWrites(connection).names()`, by the
 * request's path. What can be written back is undone by `useUndoable`.
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
    const taken = deferred.schedule(name, async () => {
      toast.dismiss(name);
      const outcome = await write(input);
      if (!outcome.ok) onFailure(outcome.error);
    });
    if (taken) toast.success(done, { id: name, undo: { label: undoLabel, onSelect: () => deferred.undo(name) } });
  };
}
