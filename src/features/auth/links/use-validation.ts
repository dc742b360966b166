import { useEffect, useEffectEvent, useState } from "react";
import type { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import type { Mutation } from "../../../api/react/use-mutation";
import { linkFailureOf, type FormFailure } from "../form-failure";

/** The state of the confirmation of an address. */
export type Validation =
  /** Without a link. */
  | { type: "none" }
  | { type: "running" }
  | { type: "done" }
  | { type: "expired" }
  /** The same link may work later. */
  | { type: "failed"; failure: FormFailure };

/** The last token, its API, and the result. Outside the hook, so that a screen that mounts again doesn't send the token twice. */
let last: { token: string; apiBase: string; result: Promise<Validation> } | null = null;

/**
 * Sends each mailed token once.
 * @param write the call with the token
 * @param token null without one
 * @returns the state, and a function that tries again
 */
export function useValidation(
  write: Mutation<string, void>["write"],
  token: string | null,
): [Validation, retry: () => void] {
  const { session, apiBase } = useConnection();
  const [outcome, setOutcome] = useState<{ token: string; validation: Validation } | null>(null);

  const run = useEffectEvent(async (newToken: string) => {
    const before = last?.token === newToken && last.apiBase === apiBase ? last : null;
    const current = before ?? { token: newToken, apiBase, result: write(newToken).then(resultOf) };
    last = current;
    const validation = await current.result;
    setOutcome({ token: newToken, validation });
    // the signed-in user's status has changed, and the start page depends on it
    const mayBeStale = !before && session.state().status === "signed-in";
    if (validation.type === "done" && mayBeStale) await session.rereadUser();
  });
  const finished = outcome?.token === token ? outcome : null;
  const pending = token !== null && finished === null;
  useEffect(() => {
    if (pending) void run(token);
  }, [pending, token]);

  const retry = () => {
    last = null;
    setOutcome(null);
  };
  return [pending ? { type: "running" } : (finished?.validation ?? { type: "none" }), retry];
}

function resultOf(answer: { ok: true } | { ok: false; error: ApiError }): Validation {
  if (answer.ok) return { type: "done" };
  return answer.error.status === 400 ? { type: "expired" } : { type: "failed", failure: linkFailureOf(answer.error) };
}
