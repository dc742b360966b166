import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { pageEndpoints } from "../../api/page-endpoints";
import { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import type { Reader } from "../../api/readers/read";
import { parseResponse } from "../../api/readers/parse-response";
import type { SectionName } from "../../domain/settings/sections";

/** Delay after the last key. */
const DELAY_MS = 400;

/** The state of a preview of a save. */
export type Preview<T> =
  /** Nothing has been requested. */
  | { status: "none" }
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void }
  /** `stale`: the data are of earlier values. `asking`: the request for the current values is on its way. */
  | { status: "ready"; data: T; stale: boolean; asking: boolean };

interface Answer<T> {
  asked: string;
  data: T | null;
  error: ApiError | null;
}

/**
 * Requests the effect of changed values of a section while the user types. It saves nothing
 * (docs/decisions/donors-and-settings.md, "Settings are sections with versions").
 * @param version of the section; a new version requests the preview again
 * @param values to preview; null requests nothing
 */
export function usePreview<T>(
  section: SectionName,
  schema: Reader<T>,
  version: number | null,
  values: object | null,
): Preview<T> {
  const { session } = useConnection();
  const asked = values ? `${version} ${JSON.stringify(values)}` : null;
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [retries, countRetry] = useReducer((before: number) => before + 1, 0);

  const read = useEffectEvent(async (about: string, signal: AbortSignal) => {
    try {
      const body = await session.call(pageEndpoints.settingsPreview(section), {
        method: "POST",
        body: { values },
        signal,
      });
      const data = parseResponse(schema, body);
      if (!signal.aborted) setAnswer({ asked: about, data, error: null });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      // the earlier data no longer apply
      if (!signal.aborted) setAnswer({ asked: about, data: null, error });
    }
  });
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void read(asked, controller.signal), DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, retries]);

  if (answer?.data != null) {
    const stale = answer.asked !== asked;
    return { status: "ready", data: answer.data, stale, asking: stale && asked !== null };
  }
  const retry = () => {
    setAnswer(null);
    countRetry();
  };
  if (answer?.error && answer.asked === asked) return { status: "error", error: answer.error, retry };
  return { status: asked === null ? "none" : "loading" };
}
