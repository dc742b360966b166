import { MALFORMED_ERROR } from "../../domain/texts";
import { ApiError, refusal, refuses } from "../errors";
import type { BodyReader } from "../http";

/**
 * Reads the body of a response as a file, with the type that the server gives it. The time-out of the call starts again with each part.
 * @param mediaType the expected type: JSON or HTML in its place is an error
 */
export const asBlob =
  (mediaType: string): BodyReader<Blob> =>
  async (response, call) => {
    const contentType = response.headers.get("Content-Type") ?? "";
    await expectType(response, contentType, mediaType);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    try {
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        call.restartTimer();
        parts.push(part.value);
      }
    } catch (error) {
      throw call.failure(error);
    }
    return new Blob(parts, { type: contentType || mediaType });
  };

/** @throws ApiError for the page of a captive portal, and for a refusal with status 200 */
async function expectType(response: Response, contentType: string, mediaType: string): Promise<void> {
  const [type = ""] = contentType.toLowerCase().split(";");
  if (type === mediaType || !/(json|html)$/.test(type)) return;
  const body: unknown = type.endsWith("json") ? await response.json().catch(() => null) : null;
  throw refuses(body) ? refusal(response, body) : new ApiError("malformed", MALFORMED_ERROR, response.status);
}
