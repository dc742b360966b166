import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import type { Reader } from "../../api/read";
import { parseAnswer } from "../../api/schema";
import type { SectionName } from "../../domain/settings/sections";

/** After the last key, in ms. */
const WAIT = 400;

/** What a save would do. */
export type Preview<T> =
  /** Nothing was asked yet. */
  | { status: "none" }
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void }
  /** `stale`: for what was typed before; the answer for now is `asking`: on its way, or can't be asked for. */
  | { status: "ready"; data: T; stale: boolean; asking: boolean };

interface Answer<T> {
  asked: string;
  data: T | null;
  error: ApiError | null;
}

/**
 * Asks the server what other values of a section would do, while they are typed. Writes nothing (docs/decisions/0053).
 * @param version of the section: what a change does is another thing once somebody else has saved
 * @param values as they would be saved; null where they can't be, or are what is saved
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
  const [times, ask] = useReducer((before: number) => before + 1, 0);

  const read = useEffectEvent(async (about: string, signal: AbortSignal) => {
    try {
      const body = await session.call(endpoints.settingsPreview(section), { method: "POST", body: { values }, signal });
      const data = parseAnswer(schema, body);
      if (!signal.aborted) setAnswer({ asked: about, data, error: null });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      // the answer for what was typed before says nothing any more
      if (!signal.aborted) setAnswer({ asked: about, data: null, error });
    }
  });
  useEffect(() => {
    if (asked === null) return;
    const gone = new AbortController();
    const timer = setTimeout(() => void read(asked, gone.signal), WAIT);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [asked, times]);

  if (answer?.data != null) {
    const stale = answer.asked !== asked;
    return { status: "ready", data: answer.data, stale, asking: stale && asked !== null };
  }
  const retry = () => {
    setAnswer(null);
    ask();
  };
  if (answer?.error && answer.asked === asked) return { status: "error", error: answer.error, retry };
  return { status: asked === null ? "none" : "loading" };
}
