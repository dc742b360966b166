import { unprocessable } from "../write/problem-words";
import { parseInteger } from "./list-query";

/** @returns the version that a PUT carries. @throws HttpError 422 when it carries none */
export function versionOf({ version }: Record<string, unknown>): number {
  if (typeof version === "number") return version;
  throw unprocessable([{ field: "version", code: "missing" }]);
}

/** @returns the version that a DELETE names in its query, if any. @throws HttpError 400 when it is no number */
export function versionToDelete(request: { url: string }): number | undefined {
  const text = new URL(request.url).searchParams.get("version");
  return text === null ? undefined : parseInteger(text, 1, 1, Number.MAX_SAFE_INTEGER);
}
