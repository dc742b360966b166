import { malformed } from "../../api/read";

/** @returns what a preview tells of a change. @throws ApiError where it doesn't tell how many: that is not zero */
export function countTold<T extends { count: number | null }>(
  read: T | null | undefined,
  path: string,
): T & { count: number } {
  if (!read || read.count === null) throw malformed(`${path}.count`);
  return { ...read, count: read.count };
}
