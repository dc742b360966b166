import { MALFORMED_ERROR } from "../../domain/texts";
import { ApiError, refusal, refuses } from "../errors";
import type { BodyReader } from "../http";

/** Ways to read an answer that is no JSON of the API's: give one as a call's `as`. What is refused is JSON all the same. */

/**
 * The body as it comes. The call's `signal` ends it, also between two parts; a connection that breaks, or brings nothing
 * for the call's time-out while somebody reads, errors it with an ApiError. A reader that pauses is waited for.
 * @param mediaType what was asked for: an answer of JSON or HTML in its place is an error before the stream begins
 */
export const asStream =
  (mediaType: string): BodyReader<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  async (response, call) => {
    await expectType(response, mediaType);
    call.stopTimer();
    const reader = response.body?.getReader();
    return new ReadableStream(
      {
        async pull(controller) {
          if (!reader) return controller.close();
          call.restartTimer();
          try {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            controller.error(call.failure(error));
          } finally {
            call.stopTimer();
          }
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  };

/** The whole body as a file, with the type that the server gives it. @param mediaType as in {@link asStream} */
export const asBlob =
  (mediaType: string): BodyReader<Blob> =>
  async (response, call) => {
    const parts = await readAll(await asStream(mediaType)(response, call));
    return new Blob(parts, { type: typeOf(response) || mediaType });
  };

/** The whole body as text. @param mediaType as in {@link asStream} */
export const asText =
  (mediaType: string): BodyReader<string> =>
  async (response, call) =>
    (await asBlob(mediaType)(response, call)).text();

const typeOf = ({ headers }: Response) => headers.get("Content-Type") ?? "";

/** A captive portal's page, or a server that says no with a 200. */
async function expectType(response: Response, mediaType: string): Promise<void> {
  const [type = ""] = typeOf(response).toLowerCase().split(";");
  const other = type !== mediaType;
  if (other && /json$/.test(type)) {
    const body: unknown = await response.json().catch(() => null);
    if (refuses(body)) throw refusal(response, body);
  }
  if (other && /(json|html)$/.test(type)) throw new ApiError("malformed", MALFORMED_ERROR, response.status);
}

async function readAll<T>(stream: ReadableStream<T>): Promise<T[]> {
  const reader = stream.getReader();
  const parts: T[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return parts;
}
