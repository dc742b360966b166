import { FileRefused } from "./file-refused";
import { refusals } from "./refusals";

/** @throws FileRefused for a file that was moved or changed since, or that another program has locked */
export async function readBytes(file: Blob, from: number, to: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(from, to).arrayBuffer();
  } catch {
    throw new FileRefused(refusals.unreadable);
  }
}
