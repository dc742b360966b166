import { asBlob } from "../../api/client/body-readers";
import { endpoints } from "../../api/endpoints";
import type { Session } from "../../api/session/session";

/**
 * The bytes of a document, with the bearer.
 * @param document which, and of which type its bytes are
 * @param version the number of an earlier version; without it, the one in use
 * @returns the file, of the document's own type. Rejects with an ApiError, or with the reason of the signal
 */
export async function readDocumentContent(
  session: Pick<Session, "call">,
  { _id, type }: { _id: string; type: string },
  { version, signal }: { version?: number; signal?: AbortSignal } = {},
): Promise<Blob> {
  const query = version === undefined ? {} : { version };
  const as = asBlob(type || "application/octet-stream");
  const file = await session.call(endpoints.documentContent(_id), { query, as, signal });
  // servers may send all bytes as application/octet-stream, and texts with their charset
  return file.slice(0, file.size, type || file.type.split(";")[0]);
}
