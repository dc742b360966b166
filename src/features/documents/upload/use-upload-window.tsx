import { useState, type ReactNode } from "react";
import { useOpened } from "../../../ui/overlay/use-opened";
import { UploadDialog } from "./upload-dialog";
import { useGivenFiles, type GivenFiles } from "../../../ui/browser/use-given-files";

interface UploadWindow {
  open: () => void;
  /** For the place where files may be dropped. */
  takes: GivenFiles["box"];
  /** Files hang over that place. */
  over: boolean;
  dialog: ReactNode;
}

/**
 * The window that asks who is to see files, opened by a press, or with files that were dropped or pasted.
 * @param wanted false: this person uploads nothing
 */
export function useUploadWindow(folder: { _id: string; name: string } | null, wanted: boolean): UploadWindow {
  const { times, shown, show } = useOpened();
  const [files, setFiles] = useState<readonly File[]>([]);
  const begin = (given: readonly File[]) => {
    setFiles(given);
    show();
  };
  const add = (more: readonly File[]) => setFiles((before) => [...before, ...more]);
  const { over, box } = useGivenFiles(wanted ? (shown.open ? add : begin) : null, shown.open);
  return {
    open: () => begin([]),
    takes: box,
    over: over && !shown.open,
    dialog: times > 0 && (
      <UploadDialog key={times} folder={folder} files={files} onFiles={setFiles} over={over} {...shown} />
    ),
  };
}
