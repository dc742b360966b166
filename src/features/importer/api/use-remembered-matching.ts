import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { parseAnswer } from "../../../api/schema";
import { importsAnswer } from "./read-imports";

/** How long a user who chose a file waits for the remembered matching. */
const TIMEOUT_MS = 4_000;

/**
 * @returns asks the server how the columns of the last file of a shape were matched: what `match({ settings })` takes. Null if
 *   it remembers none, or the call fails or takes too long
 */
export function useRememberedMatching(): (shape: string) => Promise<unknown> {
  const { session } = useConnection();
  return async (shape) => {
    try {
      const query = { shape, skip: 0, limit: 1 };
      const body = await session.call(endpoints.imports(), { query, timeout: TIMEOUT_MS });
      return parseAnswer(importsAnswer(0, 1), body).rows[0]?.matching ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };
}
