import { useEffect, useEffectEvent, useState, type DragEvent } from "react";

const holdsFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;
const isTypedInto = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/**
 * A file that is dropped onto a box, or pasted while nothing else takes it.
 * @param onFile null: none is taken now
 * @returns whether a file hangs over the box, and what the box listens to
 */
export function useFileDrop(onFile: ((file: File) => void) | null) {
  const [over, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? [];
    const [target] = event.composedPath();
    // what is pasted into something of the host's page is the page's
    const ours = target === document.body || (target instanceof Node && target.getRootNode() instanceof ShadowRoot);
    if (!file || !onFile || !ours || isTypedInto(target) || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);

  const hang = (event: DragEvent) => {
    if (!onFile || !holdsFiles(event.dataTransfer)) return;
    event.preventDefault(); // else the browser opens the file in the page's place
    setOver(true);
  };
  return {
    over,
    box: {
      onDragEnter: hang,
      onDragOver: hang,
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!onFile || !file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
