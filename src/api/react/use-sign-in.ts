import { useContext } from "react";
import { ApiError } from "../errors";
import type { Session } from "../session/session";
import { useConnection } from "./connection";
import { FailureContext, isOutage } from "./failure";

/** @returns how to sign in; the host page is told that the API can't be reached, of what is refused the screen alone speaks */
export function useSignIn(): (...credentials: Parameters<Session["signIn"]>) => Promise<void> {
  const { session } = useConnection();
  const reporter = useContext(FailureContext);
  return async (...credentials) => {
    try {
      await session.signIn(...credentials);
    } catch (error) {
      const away = error instanceof ApiError && isOutage(error);
      if (away) reporter.failed(error);
      else reporter.reached();
      throw error;
    }
    reporter.reached();
  };
}
