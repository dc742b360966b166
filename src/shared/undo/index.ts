export { useDeferredMutation } from "./use-deferred-mutation";
export { useUndoable } from "./use-undoable";
export { texts as undoTexts } from "./texts";
