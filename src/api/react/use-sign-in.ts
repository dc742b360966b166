import { useContext } from "react";
import { ApiError } from "../errors";
import type { Session } from "../session/session";
import { useConnection } from "./connection";
import { FailureContext, isOutage } from "./failure";

/** @returns how to sign in. Outages are reported to the host page, refusals are not */
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
