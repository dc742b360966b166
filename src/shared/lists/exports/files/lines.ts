import { ApiError } from "../../../../api/errors";
import { MALFORMED_ERROR } from "../../../../domain/texts";

/** Cuts a CSV that comes in parts into its lines: an end of line in quotes is none. */
export function createLines() {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let text = "";
  const decode = (bytes?: Uint8Array<ArrayBuffer>) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ApiError("malformed", MALFORMED_ERROR); // no UTF-8
    }
  };
  return {
    /** @returns the lines that have come whole, without their ends. @throws ApiError "malformed" for what is no UTF-8 */
    *of(bytes: Uint8Array<ArrayBuffer>): Generator<string, void> {
      text += decode(bytes);
      let [from, quoted] = [0, false];
      let quote = text.indexOf('"');
      for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) {
        for (; quote !== -1 && quote < end; quote = text.indexOf('"', quote + 1)) quoted = !quoted;
        if (quoted) continue;
        const line = text.slice(from, end);
        from = end + 1;
        yield line.endsWith("\r") ? line.slice(0, -1) : line;
      }
      text = text.slice(from);
    },
    /** What has come of the next line. */
    rest: () => text,
    /** @returns a last line that nothing ends; empty without one. @throws ApiError as `of` */
    end: () => text + decode(),
  };
}
