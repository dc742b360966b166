import { useDeferredValue } from "react";
import type { QueryState } from "../../api/react/use-query";

interface Painted<T> {
  page: QueryState<T>;
  settling: boolean;
}

/**
 * Keeps what was shown for one more rendering: a press is answered in the next frame (the page's number, dimmed rows),
 * and the rows follow in a rendering that lets the browser paint and hear in between. So do the first rows, after what
 * stood in their place.
 */
export function usePainted<T>(read: QueryState<T>): Painted<T> {
  const data = read.status === "ready" ? read.data : null;
  const painted = useDeferredValue(data);
  if (read.status !== "ready") return { page: read, settling: false };
  if (painted === null) return { page: { status: "loading" }, settling: false };
  return { page: { ...read, data: painted }, settling: (read.stale && !read.error) || painted !== data };
}
