import { saveFile } from "../../../ui/save-file";
import { useToast } from "../../../ui/toast/toast";
import type { ImportEngine } from "../engine/types";
import { texts } from "./texts";

/** Rows that weren't written, with why. */
type Reasons = readonly { row: number | null; reason: string | null }[];

/** @returns what saves the refused rows of a file, ready to be mended and fed in again; who presses is told where it fails */
export function useSaveRefused(): (engine: ImportEngine, read: () => Promise<Reasons>) => Promise<void> {
  const toast = useToast();
  return async (engine, read) => {
    try {
      const reasons = Object.fromEntries((await read()).map(({ row, reason }) => [row ?? 0, reason ?? ""]));
      saveFile(await engine.refusedFile(reasons), texts.refusedFile);
    } catch {
      toast.error(texts.notDownloaded);
    }
  };
}
