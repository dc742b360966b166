import { endpoints } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import { lacksOf } from "../../../api/lacks";
import { useConnection } from "../../../api/react/connection";
import { parseAnswer } from "../../../api/schema";
import { IMPORTS, importsAnswer } from "./read-imports";

/** Who has chosen a file doesn't wait longer than that for what was remembered, in ms. */
const PATIENCE = 4_000;

/**
 * @returns asks the server how the columns of the last file of a shape were matched: what `match({ settings })` takes. Null
 *   where it remembers none, has no imports, or doesn't answer in time.
 */
export function useRememberedMatching(): (shape: string) => Promise<unknown> {
  const { session } = useConnection();
  return async (shape) => {
    const { lacking, present } = lacksOf(session);
    if (lacking.has(IMPORTS)) return null;
    try {
      const query = { shape, skip: 0, limit: 1 };
      const body = await session.call(endpoints.imports(), { query, timeout: PATIENCE });
      present.add(IMPORTS);
      return parseAnswer(importsAnswer(0, 1), body).rows[0]?.matching ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (LACKING_STATUSES.has(error.status)) lacking.add(IMPORTS);
      return null;
    }
  };
}
