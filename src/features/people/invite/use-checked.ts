import { useEffect, useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { parseAnswer } from "../../../api/schema";
import { invitationAnswer, type InvitationResult } from "./invitation-answer";

/** After the last key, in ms: who types isn't asked about at each letter. */
const REST = 400;

/**
 * What the server would say of each address, asked while they are typed.
 * @param body of the call, as text: asked anew when it is another; null for nothing to ask
 * @param times another number asks once more
 * @returns by address in lower case
 */
export function useChecked(body: string | null, times: number): ReadonlyMap<string, InvitationResult> {
  const { session } = useConnection();
  const [checked, setChecked] = useState<ReadonlyMap<string, InvitationResult>>(new Map());
  useEffect(() => {
    if (body === null) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer: unknown = await session.call(endpoints.checkUsers(), {
          method: "POST",
          body: JSON.parse(body) as Record<string, unknown>,
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        const results = parseAnswer(invitationAnswer, answer);
        setChecked(new Map(results.map((result) => [result.email.toLowerCase(), result])));
      } catch (error) {
        if (controller.signal.aborted) return;
        // what can't be checked now is told when it is sent
        if (!(error instanceof ApiError)) throw error;
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [session, body, times]);
  return checked;
}
