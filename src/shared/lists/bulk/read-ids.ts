import { MAX_ROWS } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import type { ExportedList } from "../exports/exported-list";
import { listAnswer, rowId } from "../list-answer";
import { bulkTexts } from "./bulk-texts";
import type { Attempt } from "./patience";

interface IdsReading {
  session: Pick<Session, "call">;
  signal: AbortSignal;
  attempt: Attempt;
  onProgress: (read: number) => void;
}

/**
 * Reads the ids of the selected rows, page by page. They are read before the first row changes, because a changed row may not
 * match the list's filter any more.
 * @throws ApiError, also if rows are missing or the list changes meanwhile, or the signal's reason
 */
export async function readSelectedIds(
  { source, read, selected }: Pick<ExportedList, "source" | "read" | "selected">,
  { session, signal, attempt, onProgress }: IdsReading,
): Promise<string[]> {
  if (selected?.kind === "some") return [...selected.ids];
  const answer = listAnswer(source.rows ?? source.kind, rowId);
  const ids = new Set<string>();
  let limit = MAX_ROWS;
  let total: number | null | undefined;
  let count = 0; // with the rows whose id can't be read
  for (let skip = 0; ;) {
    const [from, size] = [skip, limit];
    const page = await attempt(async () => {
      const body = await session.call(read.path, { query: { ...read.query, skip: from, limit: size }, signal });
      return parseResponse(answer(from, size), body);
    });
    // a row that has left the list moves the next ones back by one place: one of them would be skipped
    if (total !== undefined && page.total !== total) throw new ApiError("malformed", bulkTexts.incomplete);
    total = page.total;
    const before = ids.size;
    for (const { _id } of page.rows) if (_id !== "") ids.add(_id);
    onProgress(ids.size);
    count += page.rows.length + page.damaged;
    limit = Math.max(1, page.limit);
    skip += limit;
    const isLast = page.rows.length + page.damaged === 0 || (page.total === null ? !page.full : skip >= page.total);
    // a server that ignores `skip` sends the same rows again
    if (!isLast && ids.size > before) continue;
    if (ids.size < (page.total ?? count)) throw new ApiError("malformed", bulkTexts.incomplete);
    return [...ids].filter((id) => !selected?.except.has(id));
  }
}
