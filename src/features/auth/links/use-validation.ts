import { useEffect, useEffectEvent, useState } from "react";
import type { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import type { Mutation } from "../../../api/react/use-mutation";
import { linkFailureOf, type FormFailure } from "../form-failure";

/** How the confirmation of an address goes. */
export type Validation =
  /** There is no link to confirm it with. */
  | { type: "none" }
  | { type: "running" }
  | { type: "done" }
  | { type: "expired" }
  /** No verdict: the same link may work later. */
  | { type: "failed"; failure: FormFailure };

/**
 * The last token, whose API it is for, and its verdict. Outside the hook: a screen that mounts anew after a sign-in must not
 * send the token twice.
 */
let last: { token: string; apiBase: string; verdict: Promise<Validation> } | null = null;

/**
 * Confirms with the mailed token as soon as there is one; each token once.
 * @param write the call that the token is for
 * @param token null as long as there is none
 * @returns how it goes, and how to try again
 */
export function useValidation(
  write: Mutation<string, void>["write"],
  token: string | null,
): [Validation, retry: () => void] {
  const { session, apiBase } = useConnection();
  const [outcome, setOutcome] = useState<{ token: string; validation: Validation } | null>(null);

  const run = useEffectEvent(async (mailed: string) => {
    const before = last?.token === mailed && last.apiBase === apiBase ? last : null;
    const asked = before ?? { token: mailed, apiBase, verdict: write(mailed).then(verdictOf) };
    last = asked;
    const validation = await asked.verdict;
    setOutcome({ token: mailed, validation });
    // the status has changed; where it leads depends on it. Whoever is signed in by now, not when it was asked
    const mayBeStale = !before && session.state().status === "signed-in";
    if (validation.type === "done" && mayBeStale) await session.reload();
  });
  const known = outcome?.token === token ? outcome : null;
  const pending = token !== null && known === null;
  useEffect(() => {
    if (pending) void run(token);
  }, [pending, token]);

  const retry = () => {
    last = null;
    setOutcome(null);
  };
  return [pending ? { type: "running" } : (known?.validation ?? { type: "none" }), retry];
}

function verdictOf(answer: { ok: true } | { ok: false; error: ApiError }): Validation {
  if (answer.ok) return { type: "done" };
  return answer.error.status === 400 ? { type: "expired" } : { type: "failed", failure: linkFailureOf(answer.error) };
}
