import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Purpose } from "../../../domain/email-template/document";
import { recipientsAnswer, type RecipientsCount } from "./read-sendings";
import type { Recipients } from "./recipients";

/** `counting`: a newer response is on its way. */
export interface Count {
  data: RecipientsCount | null;
  error: ApiError | null;
  counting: boolean;
  /** Whether the server knows purposes; true while unknown. */
  purposes: boolean;
  recount: () => void;
}

/**
 * @param draw which donors are the sample
 * @returns who would get the template; writes nothing
 */
export function useCount(templateId: string, recipients: Recipients, purpose: Purpose, draw: number): Count {
  const { session } = useConnection();
  const body = JSON.stringify({ ...recipients, purpose, draw });
  const [answer, setAnswer] = useState<{ body: string; data: RecipientsCount | null; error: ApiError | null } | null>(
    null,
  );
  const [times, again] = useReducer((before: number) => before + 1, 0);
  const read = useEffectEvent(async (body: string, signal: AbortSignal) => {
    try {
      const path = pageEndpoints.emailRecipients(templateId);
      const response = await session.call(path, {
        method: "POST",
        body: JSON.parse(body) as Record<string, unknown>,
        signal,
      });
      const data = parseResponse(recipientsAnswer, response);
      if (!signal.aborted) setAnswer({ body, data, error: null });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ body, data: null, error });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void read(body, controller.signal);
    return () => controller.abort();
  }, [body, times]);
  const counting = answer?.body !== body;
  // counts of other recipients are dropped; another draw has the same recipients
  const isCurrent = answer !== null && withoutDraw(answer.body) === withoutDraw(body);
  return {
    data: isCurrent ? answer.data : null,
    error: counting ? null : answer.error,
    counting,
    purposes: !answer?.data || answer.data.purpose !== undefined,
    recount() {
      setAnswer(null);
      again();
    },
  };
}

const withoutDraw = (body: string) => body.replace(/"draw":\d+/, "");
