import { useEffect, useEffectEvent, useState, type DragEvent } from "react";

/** The drop target of {@link useGivenFiles}. */
export interface GivenFiles {
  /** Whether files are dragged over the target. */
  isDraggedOver: boolean;
  /** The event handlers of the target. */
  dropHandlers: {
    onDragEnter?: (event: DragEvent) => void;
    onDragOver?: (event: DragEvent) => void;
    onDragLeave?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
  };
}

const holdsFiles = ({ types }: DataTransfer) => types.includes("Files");
const inDialog = (target: unknown) => target instanceof Element && target.closest("dialog") !== null;
const isTypedInto = (target: unknown) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
/** Whether an event is ours: at the body or in a shadow root, not elsewhere in the host page. */
const isOurs = (target: unknown) =>
  target === document.body || (target instanceof Node && target.getRootNode() instanceof ShadowRoot);

/**
 * Receives files that the user drops on a target, or pastes while it is mounted.
 * @param onFiles null accepts no files
 * @param open whether the target's own dialog is open. While it isn't, files that are pasted in a dialog are ignored
 */
export function useGivenFiles(onFiles: ((files: readonly File[]) => void) | null, open: boolean): GivenFiles {
  const [over, setOver] = useState(false);
  const isActive = onFiles !== null;

  // the browser pastes into the focused element, which often isn't ours
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const [target] = event.composedPath();
    if (files.length === 0 || !isOurs(target) || isTypedInto(target) || event.defaultPrevented) return;
    if (inDialog(target) && !open) return;
    event.preventDefault();
    onFiles?.(files);
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, [isActive]);

  if (!onFiles) return { isDraggedOver: false, dropHandlers: {} };
  const dragOver = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault(); // otherwise the browser opens the file instead of the page
    setOver(open || !inDialog(event.target));
  };
  return {
    isDraggedOver: over,
    dropHandlers: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        if (open || !inDialog(event.target)) onFiles(files);
      },
    },
  };
}
