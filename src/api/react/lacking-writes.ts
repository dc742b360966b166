import { useReducer } from "react";
import { LACKING_STATUSES, type ApiError } from "../errors";
import { lacksOf } from "../lacks";
import { useConnection } from "./connection";

/** What is known of a server's writes, each under a name of its own. */
export interface LackingWrites {
  /** @returns whether this server has said that it can't: the feature hides it (decisions §2) */
  has: (name: string) => boolean;
  /**
   * Remembers a refusal that speaks of the server: a 405 or 501, or a 404 about a record that is there.
   * @param record the path of the record that was written; null: a 404 speaks of a record that has gone
   * @returns whether the server can't do it
   */
  learn: (name: string, error: ApiError, record: string | null) => Promise<boolean>;
}

/** What this server can't write: learned from its refusals, never asked for. Who learns something is drawn anew. */
export function useLackingWrites(): LackingWrites {
  const { session } = useConnection();
  const { lackingWrites } = lacksOf(session);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const isThere = (path: string) =>
    session.call(path).then(
      () => true,
      () => false,
    );
  return {
    has: (name) => lackingWrites.has(name),
    async learn(name, { status }, record) {
      if (!LACKING_STATUSES.has(status)) return false;
      if (status === 404 && (record === null || !(await isThere(record)))) return false;
      lackingWrites.add(name);
      drawAnew();
      return true;
    },
  };
}
