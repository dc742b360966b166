import { asBlob } from "../../api/client/body-readers";
import { pageEndpoints } from "../../api/page-endpoints";
import type { Session } from "../../api/session/session";

/**
 * Reads the bytes of a document, with the bearer.
 * @param version number of an earlier version; the newest when missing
 * @returns the file with the document's type. Rejects with an ApiError or the signal's reason
 */
export async function readDocumentContent(
  session: Pick<Session, "call">,
  { _id, type }: { _id: string; type: string },
  { version, signal }: { version?: number; signal?: AbortSignal } = {},
): Promise<Blob> {
  const query = version === undefined ? {} : { version };
  const as = asBlob(type || "application/octet-stream");
  const file = await session.call(pageEndpoints.documentContent(_id), { query, as, signal });
  // servers may send application/octet-stream, or a charset
  return file.slice(0, file.size, type || file.type.split(";")[0]);
}
