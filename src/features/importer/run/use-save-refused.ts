import { ApiError } from "../../../api/errors";
import { saveFile } from "../../../ui/browser/save-file";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

/**
 * @returns what saves rows that were not written as a file, ready to be mended and fed in again, and answers whether it did;
 *   who presses is told where it fails
 */
export function useSaveRefused(): (make: () => Promise<Blob>, name?: string) => Promise<boolean> {
  const toast = useToast();
  return async (make, name = texts.refusedFile) => {
    try {
      saveFile(await make(), name);
      return true;
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : texts.notDownloaded);
      return false;
    }
  };
}
