import { malformed } from "../../api/readers/read";

/** @returns a part of a preview that has a count. @throws ApiError of kind "malformed" without a count, which isn't zero */
export function requireCount<T extends { count: number | null }>(
  read: T | null | undefined,
  path: string,
): T & { count: number } {
  if (!read || read.count === null) throw malformed(`${path}.count`);
  return { ...read, count: read.count };
}
