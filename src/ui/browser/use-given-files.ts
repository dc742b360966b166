import { useEffect, useEffectEvent, useState, type DragEvent } from "react";

/** Files that may be dropped on a place, or pasted while it is shown. */
export interface GivenFiles {
  /** Files hang over the place. */
  over: boolean;
  /** What the place listens to. */
  box: {
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
/** What happens elsewhere in the host's page is the page's. */
const isOurs = (target: unknown) =>
  target === document.body || (target instanceof Node && target.getRootNode() instanceof ShadowRoot);

/**
 * @param onFiles null: none are taken here
 * @param open the window that they go to is open: what comes there is its, while other windows take none
 */
export function useGivenFiles(onFiles: ((files: readonly File[]) => void) | null, open: boolean): GivenFiles {
  const [over, setOver] = useState(false);
  const wanted = onFiles !== null;

  // the browser pastes into the focused element, which often isn't ours
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const [target] = event.composedPath();
    // a copied table has a picture beside its words
    if (files.length === 0 || !isOurs(target) || isTypedInto(target) || event.defaultPrevented) return;
    if (inDialog(target) && !open) return;
    event.preventDefault();
    onFiles?.(files);
  });
  useEffect(() => {
    if (!wanted) return;
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, [wanted]);

  if (!onFiles) return { over: false, box: {} };
  const hang = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault(); // else the browser opens the file in the page's place
    setOver(open || !inDialog(event.target));
  };
  return {
    over,
    box: {
      onDragEnter: hang,
      onDragOver: hang,
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
