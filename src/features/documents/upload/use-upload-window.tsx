import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { useOpened } from "../../../ui/use-opened";
import { UploadDialog } from "./upload-dialog";

interface UploadWindow {
  open: () => void;
  /** For the place where files may be dropped or pasted. */
  takes: {
    onDragOver?: (event: DragEvent) => void;
    onDrop?: (event: DragEvent) => void;
    onPaste?: (event: ClipboardEvent) => void;
  };
  dialog: ReactNode;
}

/**
 * The window that asks who is to see files, opened by a press, or with files that were dropped or pasted.
 * @param wanted false: this person uploads nothing
 */
export function useUploadWindow(folder: { _id: string; name: string } | null, wanted: boolean): UploadWindow {
  const { times, shown, show } = useOpened();
  const [files, setFiles] = useState<readonly File[]>([]);
  const begin = (given: FileList | null) => {
    setFiles([...(given ?? [])]);
    show();
  };
  return {
    open: () => begin(null),
    takes: wanted
      ? {
          onDragOver(event) {
            if (event.dataTransfer.types.includes("Files")) event.preventDefault();
          },
          onDrop(event) {
            // what a window has taken isn't ours, though it is within us for React
            if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
            event.preventDefault();
            begin(event.dataTransfer.files);
          },
          onPaste(event) {
            if (shown.open || event.clipboardData.files.length === 0) return;
            event.preventDefault();
            begin(event.clipboardData.files);
          },
        }
      : {},
    dialog: times > 0 && <UploadDialog key={times} folder={folder} initial={files} {...shown} />,
  };
}
