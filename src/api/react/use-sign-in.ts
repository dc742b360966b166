import { useContext } from "react";
import { ApiError } from "../errors";
import type { Session } from "../session/session";
import { useConnection } from "./connection";
import { FailureContext, isOutage } from "./failure";

/** @returns a function that signs in; outages are reported to the host page, refusals are not */
export function useSignIn(): (...credentials: Parameters<Session["signIn"]>) => Promise<void> {
  const { session } = useConnection();
  const reporter = useContext(FailureContext);
  return async (...credentials) => {
    try {
      await session.signIn(...credentials);
    } catch (error) {
      const outage = error instanceof ApiError && isOutage(error);
      if (outage) reporter.failed(error);
      else reporter.reached();
      throw error;
    }
    reporter.reached();
  };
}
