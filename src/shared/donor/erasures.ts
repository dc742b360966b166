import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { parseResponse } from "../../api/readers/parse-response";
import { identity, instant, list, record, type Reader } from "../../api/readers/read";
import { featuresOf } from "../../api/session/features";
import type { Session } from "../../api/session/session";
import { isRecord } from "../../domain/values";

const ids = list("ids", identity);
const last = record({ last: instant(null) });

/** Reads the response of `GET /erasures`: who was erased, and when somebody was erased last. */
export const erasuresAnswer: Reader<
  { ids: readonly string[]; last: string | null },
  { ids: readonly string[]; last?: string | null }
> = (body, path, note) => ({
  ids: ids(body, path, note).ids.filter(Boolean),
  last: (isRecord(body) && last(body, path, note)?.last) || null,
});

/**
 * Whether somebody was erased after something was begun, or nobody knows.
 * @param known when somebody had been erased last as it was begun; anything else for never or unknown
 * @param last when somebody was erased last
 */
export const erasedSince = (known: unknown, last: string): boolean =>
  !(typeof known === "string" && Date.parse(last) <= Date.parse(known));

/** Asks the server who was erased. @throws ApiError */
export const readErasures = async (session: Pick<Session, "call">) =>
  parseResponse(erasuresAnswer, await session.call(endpoints.erasures()));

/** @returns when somebody was erased last, by the server's clock; null for never, undefined if the server doesn't answer */
export async function lastErasure(session: Session): Promise<string | null | undefined> {
  if (!featuresOf(session).has("erasure")) return null;
  try {
    return (await readErasures(session)).last;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
